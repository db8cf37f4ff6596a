import { Absent, MoneyAmount } from '@/components/ui/money-amount'
import { useT } from '@/lib/client/translation'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import type { CurrencyTotal } from '@/lib/shared/numbers/money'

/** The first total of several, as the answer itself. The others stand in `OtherTotals`. */
export function FirstTotal({ totals: [first] }: { totals: readonly CurrencyTotal[] }) {
  return first ? <Total of={first} /> : null
}

/** The totals in other currencies, and what could not be counted. They are never added. */
export function OtherTotals({ totals }: { totals: readonly CurrencyTotal[] }) {
  const t = useT()
  const others = totals.slice(1)
  const uncounted = totals.reduce((sum, { unknown, tooLong }) => sum + unknown + tooLong, 0)
  return (
    <>
      {others.map((each) => (
        <span key={each.currency} className="whitespace-nowrap">
          {t('customers.whole.and')} <Total of={each} />
        </span>
      ))}
      {uncounted > 0 && <span>{t('customers.whole.withoutAmount', { count: uncounted })}</span>}
    </>
  )
}

function Total({ of: { total, counted, currency } }: { of: CurrencyTotal }) {
  const t = useT()
  if (total === null) return t('customers.whole.severalUntold')
  return counted === 0 ? (
    <Absent />
  ) : (
    <MoneyAmount value={total as ExactNumber} currency={currency} />
  )
}
