import { type ReactNode, useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useT } from '@/lib/client/translation'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import { formatDecimal } from '@/lib/shared/format/amount'
import { type CurrencyTotal, sumByCurrency } from '@/lib/shared/numbers/money'
import type { GridColumn } from './grid/grid-column'
import { formatTabSeparated } from './grid/tab-separated'
import { formatCount } from './pager'

/** What a row amounts to. */
export type RowAmount = { amount?: ExactNumber | null; currency?: string | null }

/**
 * What is ticked: how many rows, what they sum up to by currency, and what may be done with them.
 * It stands below the rows, so that none of them moves.
 */
export function SelectionBar<Row>({
  rows,
  columns,
  findAmount,
  children,
  onClear,
}: SelectionBarProps<Row>) {
  const t = useT()
  const [said, setSaid] = useState('')
  const sums = useMemo(() => findAmount && sumByCurrency(rows.map(findAmount)), [rows, findAmount])

  async function copy() {
    const isDone = await navigator.clipboard.writeText(formatTabSeparated(columns, rows)).then(
      () => true,
      () => false,
    )
    setSaid(t(isDone ? 'grid.copied' : 'grid.copyRefused', { rows: rows.length }))
  }

  return (
    <section
      className="flex flex-none flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-line-strong bg-raised px-6 py-2 max-narrow:sticky max-narrow:bottom-0 max-narrow:z-3 max-narrow:px-4"
      aria-label={t('grid.selection.label')}
    >
      <b className="whitespace-nowrap">
        {t('grid.selection.count', { count: formatCount(rows.length) })}
      </b>
      {sums?.map((sum) => (
        <SelectedSum key={sum.currency} sum={sum} />
      ))}
      {children}
      <Button size="sm" onClick={() => void copy()}>
        {t('grid.selection.copy')}
      </Button>
      <span
        role="status"
        className="min-w-0 flex-1 truncate text-xs text-ink-3 max-narrow:order-last max-narrow:basis-full max-narrow:empty:hidden"
      >
        {said}
      </span>
      <Button
        variant="quiet"
        size="sm"
        square
        aria-label={t('grid.selection.clear')}
        onClick={onClear}
      >
        <Icon name="x" />
      </Button>
    </section>
  )
}

/** A sum of one currency, and of how many rows it is not known. */
function SelectedSum({
  sum: { currency, total, counted, unknown, tooLong },
}: {
  sum: CurrencyTotal
}) {
  const t = useT()
  const left = unknown + tooLong + (total === null ? counted : 0)
  return (
    <span className="whitespace-nowrap tabular-nums">
      {counted > 0 && total !== null && (
        <>
          {formatDecimal(total)} <small className="text-ink-3">{currency}</small>
        </>
      )}
      {left > 0 && (
        <small className="pl-1.5 text-ink-3">{t('grid.selection.without', { count: left })}</small>
      )}
    </span>
  )
}

type SelectionBarProps<Row> = {
  /** The ticked ones. */
  rows: readonly Row[]
  /** What is copied of each. */
  columns: readonly GridColumn<Row>[]
  /** Absent where rows tell no amount with its currency. */
  findAmount?: (row: Row) => RowAmount
  /** What else may be done with them. */
  children?: ReactNode
  onClear: () => void
}
