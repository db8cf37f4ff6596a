import { useT } from '@/lib/client/translation'
import type { CurrencyRange } from '@/lib/shared/file-import/summarize-amounts'
import { formatDecimal } from '@/lib/shared/format/amount'
import { formatCount } from '@/lib/shared/format/count'

/** What is about to go out, by currency; `counted` is what its rows are called. */
export function AmountSummary({ sums, counted }: { sums: CurrencyRange[]; counted: string }) {
  const t = useT()
  return (
    <div className="overflow-x-auto">
      <table className="read-table w-full tabular-nums">
        <thead>
          <tr>
            <th scope="col">{t('fileImport.sums.currency')}</th>
            {[counted, ...amountColumns.map((column) => t(`fileImport.sums.${column}`))].map(
              (name) => (
                <th key={name} scope="col" className="text-right">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {sums.map(({ currency, count, smallest, largest, total }) => (
            <tr key={currency} className="[&>td+td]:text-right">
              <td>{currency}</td>
              <td>{formatCount(count)}</td>
              <td>{formatDecimal(smallest)}</td>
              <td>{formatDecimal(largest)}</td>
              <td className="font-medium">{formatDecimal(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const amountColumns = ['smallest', 'largest', 'total'] as const
