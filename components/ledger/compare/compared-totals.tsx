import { DataTable } from '@/components/data-grid/data-table'
import { defineColumns } from '@/components/data-grid/define-columns'
import { Glyph } from '@/components/ui/glyph'
import { DecimalAmount } from '@/components/ui/money-amount'
import { useT } from '@/lib/client/translation'
import type { LedgerName, LedgerState } from '@/lib/features/ledger/client/use-ledgers'
import {
  type ComparedLedgers,
  countDifferences,
  isComplete,
} from '@/lib/features/ledger/domain/compare-ledgers'
import type { Translate } from '@/lib/shared/i18n/translate'

/** The totals of the four ledgers beside each other, a currency a row, and whether they agree. */
export function ComparedTotals({ compared, states }: TotalsProps) {
  const t = useT()
  return (
    <DataTable
      label={t('ledger.compare.table')}
      columns={buildColumns(t, states)}
      rows={compared}
      keyOf={({ currency }) => currency}
    />
  )
}

type States = Record<LedgerName, LedgerState>
type TotalsProps = { compared: readonly ComparedLedgers[]; states: States }

function buildColumns(t: Translate, states: States) {
  const createTotal = (ledger: LedgerName) => ({
    key: ledger,
    title: t(`ledger.compare.${ledger}`),
    align: 'end' as const,
    card: 'line' as const,
    width: 'w-40',
    cell: ({ totals, currency }: ComparedLedgers) =>
      totals[ledger] === null ? (
        <Missing isReading={states[ledger].is === 'reading'} />
      ) : (
        <DecimalAmount value={totals[ledger]} currency={currency} />
      ),
  })
  return defineColumns<ComparedLedgers>()([
    {
      key: 'currency',
      title: t('ledger.compare.currency'),
      card: 'top',
      width: 'w-24',
      cell: ({ currency }) => <b className="font-medium">{currency}</b>,
    },
    {
      key: 'result',
      title: t('ledger.compare.result'),
      card: 'left',
      width: 'w-44',
      cell: (row) => (
        <Result row={row} isReading={Object.values(states).some(({ is }) => is === 'reading')} />
      ),
    },
    createTotal('items'),
    createTotal('gl'),
    createTotal('movements'),
    createTotal('aging'),
  ])
}

const Missing = ({ isReading }: { isReading: boolean }) => {
  const t = useT()
  return (
    <span className="text-ink-3">
      {t(isReading ? 'ledger.compare.loading' : 'ledger.compare.notKnown')}
    </span>
  )
}

function Result({ row, isReading }: { row: ComparedLedgers; isReading: boolean }) {
  const t = useT()
  const count = countDifferences(row)
  if (count === 0 && isReading) return <Missing isReading />
  const verdict = count > 0 ? 'warn' : isComplete(row) ? 'ok' : 'unknown'
  const words =
    count > 0
      ? t('ledger.compare.differences', { count })
      : t(isComplete(row) ? 'ledger.compare.same' : 'ledger.compare.sameAsFar')
  return (
    <span className="flex items-center gap-2">
      <Glyph verdict={verdict} /> {words}
    </span>
  )
}
