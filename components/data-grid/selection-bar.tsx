import { type ReactNode, useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import { CurrencySums, type RowAmount } from '@/components/ui/currency-sums'
import { Icon } from '@/components/ui/icon'
import { getDecimalMark } from '@/lib/client/files/save-as-file'
import { useT } from '@/lib/client/translation'
import { formatCount } from '@/lib/shared/format/count'
import type { HandedColumn } from './grid/grid-column'
import { formatTabSeparated } from './grid/tab-separated'

/**
 * What is ticked: how many rows, what they sum up to by currency, and what may be done with them.
 * It stands below the rows, so that none of them moves. In a narrow window what may be done waits
 * behind one button, so that the rows stay in sight.
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
  const [isOpen, setOpen] = useState(false)
  const amounts = useMemo(() => findAmount && rows.map(findAmount), [rows, findAmount])

  async function copy() {
    const text = formatTabSeparated(columns, rows, { decimalMark: getDecimalMark() })
    const isDone = await navigator.clipboard.writeText(text).then(
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
      {amounts && <CurrencySums rows={amounts} />}
      <span className="hidden max-narrow:contents">
        <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('grid.selection.actions')}
        </Button>
      </span>
      <div className={`contents ${isOpen ? unfolded : folded}`}>
        {children}
        <Button size="sm" onClick={() => void copy()}>
          {t('grid.selection.copy')}
        </Button>
      </div>
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

/** What may be done in a narrow window. Dialogs of the verbs stand beside their buttons and stay. */
const folded = 'max-narrow:[&>button]:hidden'
const unfolded =
  'max-narrow:order-last max-narrow:grid max-narrow:basis-full max-narrow:grid-cols-2 max-narrow:gap-2'

type SelectionBarProps<Row> = {
  /** The ticked ones. */
  rows: readonly Row[]
  /** What is copied of each. */
  columns: readonly HandedColumn<Row>[]
  /** Absent where rows tell no amount with its currency. */
  findAmount?: (row: Row) => RowAmount
  /** What else may be done with them. */
  children?: ReactNode
  onClear: () => void
}
