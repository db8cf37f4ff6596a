'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useQueryStates } from 'nuqs'
import { DataTable } from '@/components/data-grid/data-table'
import { PageFrame } from '@/components/layout/page-frame'
import { FilterNotice } from '@/components/ui/states/filter-notice'
import { ReadStates } from '@/components/ui/states/read-states'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { glParsers, toGlQuery, toGlQuestion } from '@/lib/features/ledger/client/gl-view'
import { getGlItemsQuery } from '@/lib/features/ledger/client/ledger'
import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'
import { routes } from '@/lib/shared/routes'
import { LedgerTabs } from '../ledger-tabs'
import { NoLines } from '../no-lines'
import { NumberedPager } from '../numbered-pager'
import { useClosedThrough } from '../use-closed-through'
import { buildGlColumns, getGlHref, getGlKey } from './gl-columns'
import { GlFilter } from './gl-filter'

/** The general-ledger items of a client, a page at a time. The address holds the view. */
export function GlItemsPage({ clientNo }: { clientNo: string }) {
  const t = useT()
  const [view, setView] = useQueryStates(glParsers, { history: 'push' })
  const question = toGlQuestion(view)
  const { data, error, dataUpdatedAt, isPlaceholderData, refetch } = useQuery({
    ...getGlItemsQuery(clientNo, question),
    placeholderData: keepPreviousData,
  })
  const closed = useClosedThrough(clientNo)
  const given = (data?.glItems ?? []).filter((row) => row !== null)
  const { fitting, findings } = verifyFilters('listGlItems', question, given)
  const clear = () => void setView(null)
  const hrefOf = (page: number) => routes.glItems(clientNo, toGlQuery(view, { page }))
  return (
    <PageFrame
      crumbs={[{ label: t('ledger.area') }, { label: t('ledger.title') }]}
      title={t('ledger.title')}
      facts={closed}
      fill
    >
      <LedgerTabs clientNo={clientNo} current="items" />
      <GlFilter
        view={view}
        onChange={(change) => void setView({ ...change, page: null })}
        onClear={clear}
      />
      <ReadStates
        failure={error && toFailure(error)}
        isHeld={data !== undefined}
        rows={14}
        columns={7}
        onAgain={() => void refetch()}
      />
      {data && (
        <>
          {!isPlaceholderData && <FilterNotice findings={findings} />}
          <DataTable
            label={t('ledger.list.items')}
            columns={buildGlColumns(t, clientNo)}
            rows={fitting}
            keyOf={getGlKey}
            hrefOf={(row) => getGlHref(clientNo, row)}
            empty={
              isPlaceholderData ? null : (
                <NoLines
                  of="items"
                  isSilent={!data.glItems}
                  page={question.pageno}
                  isNarrowed={Object.keys(question).length > 2}
                  firstHref={hrefOf(1)}
                  onClear={clear}
                />
              )
            }
          />
          <NumberedPager
            summary={data.summary}
            shown={given.length}
            question={question}
            readAt={dataUpdatedAt}
            hrefOf={hrefOf}
          />
        </>
      )}
    </PageFrame>
  )
}
