'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useQueryStates } from 'nuqs'
import { RowKeys } from '@/components/data-grid/row-keys'
import { PageFrame } from '@/components/layout/page-frame'
import { Tabs } from '@/components/layout/tabs'
import { ListViews } from '@/components/saved-views/public'
import { Button } from '@/components/ui/button'
import { CursorPager } from '@/components/ui/cursor-pager'
import { Link } from '@/components/ui/link'
import { AccessNotKnown, ReadStates } from '@/components/ui/states/read-states'
import { StateBlock } from '@/components/ui/states/state-block'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { useTimedReads } from '@/lib/client/use-polling'
import {
  type BulkActionsView,
  bulkActionsParsers,
  getBulkActionsQuery,
  getListPollInterval,
} from '@/lib/features/bulk-actions/client/bulk-actions'
import { routes } from '@/lib/shared/routes'
import { BulkActionFilters, type Organization } from './bulk-action-filters'
import { BulkActionLine } from './bulk-action-line'

type Props = { userName: string; organizations: readonly Organization[] }

/** What was done to many at once by anybody of the person's companies; what runs stands first. */
export function BulkActionsPage({ userName, organizations }: Props) {
  const t = useT()
  const [view, setView] = useQueryStates(bulkActionsParsers, { history: 'push' })
  const query = getBulkActionsQuery(view)
  const { data, error, refetch } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  useTimedReads(query.queryKey, getListPollInterval(data?.actions))
  const isNarrowed = view.who !== null || view.organization !== null
  const last = data?.actions.at(-1)
  const clear = () => void setView(null)
  return (
    <PageFrame
      crumbs={[
        { label: t('journal.title'), href: routes.journal() },
        { label: t('bulkActions.list') },
      ]}
      title={t('bulkActions.list')}
      actions={<ListViews list="bulkActions" />}
    >
      <Tabs aria-label={t('bulkActions.listTabs')}>
        {[null, userName].map((who) => (
          <Link
            key={who}
            href={toHref({ ...view, who, before: null })}
            aria-current={view.who === who ? 'page' : undefined}
          >
            {t(who === null ? 'bulkActions.everyone' : 'bulkActions.mine')}
          </Link>
        ))}
      </Tabs>
      <BulkActionFilters
        view={view}
        people={[...new Set([userName, ...(data?.actions ?? []).map(({ person }) => person)])]}
        organizations={organizations}
        onChange={(change) => void setView({ ...change, before: null })}
        onClear={clear}
      />
      <ReadStates
        failure={error && toFailure(error)}
        isHeld={data !== undefined}
        onAgain={() => void refetch()}
      />
      {data?.isWhole === false && <AccessNotKnown onAgain={() => void refetch()} />}
      {data?.isWhole && data.actions.length === 0 && (
        <StateBlock
          kind="empty"
          title={t(isNarrowed ? 'bulkActions.emptyFiltered' : 'bulkActions.empty')}
          steps={isNarrowed && <Button onClick={clear}>{t('bulkActions.clear')}</Button>}
        >
          {!isNarrowed && t('bulkActions.emptyMeaning')}
        </StateBlock>
      )}
      <RowKeys label={t('bulkActions.list')} variant="list" hasLinks isRead={data !== undefined}>
        <ol>
          {data?.actions.map((action) => (
            <BulkActionLine
              key={action.bulkActionId}
              action={action}
              company={
                organizations.length > 1
                  ? organizations.find(
                      ({ organizationId }) => organizationId === action.organizationId,
                    )?.name
                  : undefined
              }
            />
          ))}
        </ol>
      </RowKeys>
      <CursorPager
        newest={
          view.before
            ? { href: toHref({ ...view, before: null }), label: t('bulkActions.newest') }
            : null
        }
        next={
          data?.more && last
            ? { href: toHref({ ...view, before: last.startedAt }), label: t('bulkActions.older') }
            : null
        }
      />
    </PageFrame>
  )
}

function toHref(view: BulkActionsView): string {
  const set = Object.entries(view).filter((pair): pair is [string, string] => pair[1] !== null)
  return routes.bulkActions(new URLSearchParams(set).toString())
}
