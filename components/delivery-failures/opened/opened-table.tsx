import type { ReactNode } from 'react'
import { InvoiceRowLink } from '@/components/invoice-search/public'
import { useT } from '@/lib/client/translation'
import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import { formatAmount } from '@/lib/shared/format/amount'
import { formatCount } from '@/lib/shared/format/count'

/** A column of what a cause opens to. */
export type OpenedColumn<Row> = {
  title: string
  isEnd?: boolean
  /** Never wrapped, such as a number. */
  isWhole?: boolean
  hint?: string
  cell: (row: Row) => ReactNode
}

/**
 * A small table inside an opened cause. On a phone each row is a card, each cell a line with its
 * title.
 */
export function OpenedTable<Row>({
  label,
  columns,
  rows,
}: {
  label: string
  columns: readonly OpenedColumn<Row>[]
  rows: readonly Row[]
}) {
  return (
    <table className="read-table w-full max-narrow:block" aria-label={label}>
      <thead className="max-narrow:sr-only">
        <tr className="bg-transparent!">
          {columns.map(({ title, isEnd, hint }) => (
            <th
              key={title}
              scope="col"
              title={hint}
              className={`static! bg-transparent! pl-0! whitespace-nowrap! ${isEnd ? 'text-right!' : 'text-left!'}`}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-narrow:block">
        {rows.map((row, at) => (
          <tr
            // biome-ignore lint/suspicious/noArrayIndexKey: rows may lack every number, and their order does not change
            key={at}
            className="static! bg-transparent! max-narrow:block max-narrow:border-b max-narrow:border-line max-narrow:py-2"
          >
            {columns.map(({ title, isEnd, isWhole, cell }) => (
              <td
                key={title}
                data-label={title}
                className={`py-1! pl-0! ${isEnd ? 'text-right tabular-nums' : ''} ${isWhole || isEnd ? 'whitespace-nowrap!' : ''} ${asLine}`}
              >
                <div className="min-w-0">{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const asLine =
  'max-narrow:flex max-narrow:h-auto! max-narrow:min-h-8 max-narrow:items-center max-narrow:justify-between max-narrow:gap-4 max-narrow:border-0! max-narrow:p-0! max-narrow:before:flex-none max-narrow:before:text-ink-3 max-narrow:before:content-[attr(data-label)]'

/** The invoice of a row, by its number, else by its transaction. */
export function RowInvoice({ row }: { row: SummaryRow }) {
  const t = useT()
  const number = row.InvoiceNumber?.trim()
  if (number) return <InvoiceRowLink row={row}>{number}</InvoiceRowLink>
  return row.TransactionRid == null
    ? '–'
    : t('deliveryFailures.opened.noNumber', { rid: String(row.TransactionRid) })
}

/** Rows of the search carry amounts and no currency (interface.md 2.3), which its head says. */
export const RowAmount = ({ row }: { row: SummaryRow }) =>
  row.Amount == null ? '–' : formatAmount(row.Amount)

/** How many of all are shown, where it is not all of them. */
export const ShownOf = ({
  text,
  shown,
  count,
}: {
  text: 'more' | 'newest'
  shown: number
  count: number
}) => {
  const t = useT()
  if (shown >= count) return null
  return (
    <p className="pt-1 text-xs text-ink-3">
      {t(`deliveryFailures.opened.${text}`, {
        shown: formatCount(shown),
        count: formatCount(count),
      })}
    </p>
  )
}
