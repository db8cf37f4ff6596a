'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useQueryStates } from 'nuqs'
import { DataTable } from '@/components/data-grid/data-table'
import { FilterBar } from '@/components/data-grid/filters/filter-bar'
import { PageFrame } from '@/components/layout/page-frame'
import { FilterNotice } from '@/components/ui/states/filter-notice'
import { ReadStates } from '@/components/ui/states/read-states'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import {
  type MovementsView,
  movementParsers,
  toGlQuery,
  toMovementsQuestion,
} from '@/lib/features/ledger/client/gl-view'
import { getMovementsQuery } from '@/lib/features/ledger/client/ledger'
import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'
import { routes } from '@/lib/shared/routes'
import { createNumberFilter, createTextFilter } from '../ledger-filters'
import { LedgerTabs } from '../ledger-tabs'
import { NoLines } from '../no-lines'
import { NumberedPager } from '../numbered-pager'
import { useClosedThrough } from '../use-closed-through'
import { buildMovementColumns, getLinesHref, getMovementKey } from './movement-columns'

/** Movements and balances of a client by period, account and currency. The address holds the view. */
export function MovementsPage({ clientNo }: { clientNo: string }) {
  const t = useT()
  const [view, setView] = useQueryStates(movementParsers, { history: 'push' })
  const question = toMovementsQuestion(view)
  const { data, error, dataUpdatedAt, isPlaceholderData, refetch } = useQuery({
    ...getMovementsQuery(clientNo, question),
    placeholderData: keepPreviousData,
  })
  const closed = useClosedThrough(clientNo)
  const given = (data?.glMovements ?? []).filter((row) => row !== null)
  const { fitting, findings } = verifyFilters('listGlMovements', question, given)
  const clear = () => void setView(null)
  const hrefOf = (page: number) => routes.glMovements(clientNo, toGlQuery(view, { page }))
  return (
    <PageFrame
      crumbs={[
        { label: t('ledger.area') },
        { label: t('ledger.title'), href: routes.glItems(clientNo) },
        { label: t('ledger.tabs.movements') },
      ]}
      title={t('ledger.tabs.movements')}
      facts={closed}
      fill
    >
      <LedgerTabs clientNo={clientNo} current="movements" />
      <MovementsFilter
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
            label={t('ledger.list.movements')}
            columns={buildMovementColumns(t, closed[0]?.value ?? null)}
            rows={fitting}
            keyOf={getMovementKey}
            hrefOf={(row) => getLinesHref(clientNo, row)}
            empty={
              isPlaceholderData ? null : (
                <NoLines
                  of="movements"
                  isSilent={!data.glMovements}
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

function MovementsFilter({ view, onChange, onClear }: FilterProps) {
  const t = useT()
  const createText = (key: 'glaccountno' | 'currency', name: string) =>
    createTextFilter(t, { key, name, value: view[key], onChange })
  const createNumber = (key: 'year' | 'period', name: string, wrong: string) =>
    createNumberFilter({ key, name, value: view[key], wrong, onChange })
  return (
    <FilterBar
      filters={[
        { ...createText('glaccountno', t('ledger.filter.account')), isUsual: true },
        createNumber('year', t('ledger.filter.year'), t('ledger.filter.wrongYear')),
        createNumber('period', t('ledger.filter.period'), t('ledger.filter.wrongPeriod')),
        createText('currency', t('ledger.filter.currency')),
      ]}
      note={t('ledger.list.newest')}
      onRemove={(key) => onChange({ [key]: null })}
      onClear={onClear}
    />
  )
}

type FilterProps = {
  view: MovementsView
  onChange: (change: Record<string, string | number | null>) => void
  onClear: () => void
}
