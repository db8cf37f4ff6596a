'use client'

import { useQueryStates } from 'nuqs'
import { FilterBar } from '@/components/data-grid/filters/filter-bar'
import { useNumberedPage } from '@/lib/client/lists/use-numbered-page'
import { useT } from '@/lib/client/translation'
import {
  type MovementsView,
  movementParsers,
  toGlQuery,
  toMovementsQuestion,
} from '@/lib/features/ledger/client/gl-view'
import { getMovementsQuery } from '@/lib/features/ledger/client/ledger'
import { routes } from '@/lib/shared/routes'
import { createNumberFilter, createSafeTextFilter } from '../ledger-filters'
import { LedgerListPage } from '../ledger-list-page'
import { useClosedThrough } from '../use-closed-through'
import { buildMovementColumns, getLinesHref, getMovementKey } from './movement-columns'

/** Movements and balances of a client by period, account and currency. The address holds the view. */
export function MovementsPage({ clientNo }: { clientNo: string }) {
  const t = useT()
  const [view, setView] = useQueryStates(movementParsers, { history: 'push' })
  const question = toMovementsQuestion(view)
  const page = useNumberedPage(
    'listGlMovements',
    getMovementsQuery(clientNo, question),
    question,
    ({ glMovements }) => glMovements,
  )
  const [closed] = useClosedThrough(clientNo)
  const clear = () => void setView(null)
  return (
    <LedgerListPage
      {...{ clientNo, page, keyOf: getMovementKey }}
      list="movements"
      columns={buildMovementColumns(t, closed?.value ?? null)}
      filter={
        <MovementsFilter
          view={view}
          onChange={(change) => void setView({ ...change, page: null })}
          onClear={clear}
        />
      }
      hrefOf={(row) => getLinesHref(clientNo, row)}
      pageHref={(number) => routes.glMovements(clientNo, toGlQuery(view, { page: number }))}
      onClear={clear}
    />
  )
}

function MovementsFilter({ view, onChange, onClear }: FilterProps) {
  const t = useT()
  const createText = (key: 'glaccountno' | 'currency', name: string, isUsual = false) =>
    createSafeTextFilter(t, { key, name, value: view[key], isUsual }, onChange)
  const createNumber = (key: 'year' | 'period', name: string, wrong: string) =>
    createNumberFilter({ key, name, value: view[key] }, wrong, onChange)
  return (
    <FilterBar
      filters={[
        createText('glaccountno', t('ledger.filter.account'), true),
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
