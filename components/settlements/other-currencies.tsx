import { useT } from '@/lib/client/translation'
import { countRows } from '@/lib/features/settlements/domain/settlement-months'
import { formatDecimal } from '@/lib/shared/format/amount'
import type { CurrencyTotal } from '@/lib/shared/numbers/money'

/** What is settled in other currencies, apart: it is in no bar and in no sum. */
export function OtherCurrencies({ totals }: { totals: readonly CurrencyTotal[] }) {
  const t = useT()
  if (totals.length === 0) return null
  return (
    <div className="grid gap-1 px-6 py-2.5 text-xs text-ink-3 max-narrow:px-4">
      {totals.map((each) => (
        <p key={each.currency}>
          {each.currency === null || each.total === null
            ? t('settlements.months.apartUnnamed', { count: countRows(each) })
            : t('settlements.months.apart', {
                currency: each.currency,
                count: countRows(each),
                amount: `${formatDecimal(each.total)} ${each.currency}`,
              })}
        </p>
      ))}
    </div>
  )
}
