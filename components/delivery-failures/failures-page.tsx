'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useQueryStates } from 'nuqs'
import { PageFrame } from '@/components/layout/page-frame'
import { ListViews } from '@/components/saved-views/public'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { Skeleton } from '@/components/ui/states/skeleton'
import { StateBlock } from '@/components/ui/states/state-block'
import { useToday } from '@/lib/client/hydration'
import { OperationFailed } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { getFailuresQuery } from '@/lib/features/delivery-failures/client/failures'
import {
  failuresParsers,
  toFailedRowsQueryString,
  toFailuresQuestion,
} from '@/lib/features/delivery-failures/client/failures-view'
import { useFailureOwners } from '@/lib/features/delivery-failures/client/use-failure-owners'
import { getPresetDays } from '@/lib/shared/dates/whole-days'
import { routes } from '@/lib/shared/routes'
import { CauseList } from './cause-list'
import { describeFailures, listNamedRows, pickShownRows } from './describe-failures'
import { FailureFilters } from './failure-filters'
import { FailureNotices } from './failure-notices'
import { type Company, type FailuresPlace, FailuresPlaceContext } from './failures-context'
import { useCauseVerbs } from './use-cause-verbs'

type Props = {
  userName: string
  /** The person's companies; null where nobody but the upstream knows them. */
  companies: Company[] | null
}

/** What failed in a period, by cause, so that a cause is handled once and not row by row. */
export function FailuresPage({ userName, companies }: Props) {
  const t = useT()
  const today = useToday()
  const [view, setView] = useQueryStates(failuresParsers, { history: 'push' })
  const question = toFailuresQuestion(view, today)
  const { data, error, isPending, isFetching, isPlaceholderData, dataUpdatedAt, refetch } =
    useQuery({ ...getFailuresQuery(question), placeholderData: keepPreviousData, staleTime: 0 })
  const owners = useFailureOwners(companies !== null)
  const { verbs, leaving, notice } = useCauseVerbs(userName)
  const place: FailuresPlace = { userName, companies, question, today }
  const all = data ? listNamedRows(t, data.groups, view, owners) : []
  const shown = pickShownRows(all, view, leaving, {
    from: question.FromDate,
    to: question.ToDate,
  })
  // What was read of another question says nothing of this one.
  const words =
    data && !data.withoutRows && !isPlaceholderData
      ? describeFailures(t, { data, rows: all, question })
      : null
  const companyIds = (
    question.CompanyIds ??
    companies?.map(({ companyId }) => companyId) ??
    []
  ).map(Number)
  const again = (
    <Button onClick={() => void refetch()} busy={isFetching} busyLabel={t('states.loading')}>
      {t('states.tryAgain')}
    </Button>
  )
  return (
    <PageFrame
      fill
      crumbs={[{ label: t('deliveryFailures.area') }, { label: t('deliveryFailures.title') }]}
      title={words?.title ?? t('deliveryFailures.title')}
      facts={words || isFetching ? [{ label: words?.summary ?? t('states.loading') }] : []}
      actions={
        <>
          <ListViews list="failures" companyIds={companyIds} />
          <ButtonLink
            href={routes.partnerSearch(
              toFailedRowsQueryString(question, question.CompanyIds?.map(Number) ?? []),
            )}
          >
            {t('deliveryFailures.export')}
          </ButtonLink>
        </>
      }
    >
      <FailureFilters
        view={view}
        question={question}
        companies={companies}
        channels={data?.channels.map(({ channel }) => channel) ?? []}
        owners={
          companies && [...new Set(all.flatMap(({ owner }) => owner ?? []).concat(userName))].sort()
        }
        onChange={(change) => void setView(change)}
      />
      {error instanceof OperationFailed && (
        <FailureBlock
          failure={error.failure}
          doing="read"
          steps={again}
          variant={data ? 'strip' : 'block'}
        />
      )}
      {isPending && <Skeleton rows={8} columns={6} />}
      {data?.withoutRows && (
        <StateBlock kind="silent" title={t('deliveryFailures.withoutRows')} steps={again}>
          {t('deliveryFailures.withoutRowsMeaning')}
        </StateBlock>
      )}
      {data && !data.withoutRows && (
        <FailuresPlaceContext value={place}>
          <FailureNotices
            data={data}
            owners={owners}
            again={again}
            pickedOf={view.cause === null ? null : all.length}
            onLonger={() => void setView(getPresetDays('last30Days', question.ToDate))}
            onAll={() => void setView({ cause: null })}
          />
          <div inert={isPlaceholderData} className="flex min-h-0 flex-1 flex-col">
            <CauseList
              all={all}
              shown={shown}
              data={data}
              readAt={dataUpdatedAt}
              view={view}
              verbs={verbs}
              notice={notice}
              onView={(change) => void setView(change)}
              onAgain={() => void refetch()}
            />
          </div>
        </FailuresPlaceContext>
      )}
    </PageFrame>
  )
}
