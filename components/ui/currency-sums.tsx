import { useMemo } from 'react'
import { useT } from '@/lib/client/translation'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import { formatDecimal } from '@/lib/shared/format/amount'
import { sumByCurrency } from '@/lib/shared/numbers/money'

/** What a row amounts to. */
export type RowAmount = { amount?: ExactNumber | null; currency?: string | null }

/** What rows sum up to, by currency; amounts that are not told are counted, not added. */
export function CurrencySums({ rows }: { rows: readonly RowAmount[] }) {
  const t = useT()
  const totals = useMemo(() => sumByCurrency(rows), [rows])
  const untold = totals.reduce(
    (count, { total, counted, unknown, tooLong }) =>
      count + unknown + tooLong + (total === null ? counted : 0),
    0,
  )
  return (
    <span className="inline-flex flex-wrap gap-x-3 tabular-nums">
      {totals.map(
        ({ currency, total, counted }) =>
          counted > 0 &&
          total !== null && (
            <span key={currency} className="whitespace-nowrap">
              {formatDecimal(total)}{' '}
              <small className="text-ink-3">{currency ?? t('form.sums.noCurrency')}</small>
            </span>
          ),
      )}
      {untold > 0 && (
        <small className="text-ink-3">{t('form.sums.untold', { count: untold })}</small>
      )}
    </span>
  )
}
