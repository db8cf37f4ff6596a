import { useT } from '@/lib/client/translation'
import { countOmitted, countRows } from '@/lib/features/settlements/domain/settlement-months'
import { formatDecimal } from '@/lib/shared/format/amount'
import { formatCount } from '@/lib/shared/format/count'
import type { Translate } from '@/lib/shared/i18n/translate'
import type { CurrencyTotal } from '@/lib/shared/numbers/money'

/** What is settled in other currencies, apart: it is in no bar and in no sum. */
export function OtherCurrencies({ totals }: { totals: readonly CurrencyTotal[] }) {
  const t = useT()
  if (totals.length === 0) return null
  return (
    <div className="grid gap-1 px-6 py-2.5 text-xs text-ink-3 max-narrow:px-4">
      {totals.map((each) => (
        <p key={each.currency}>{describeTotal(t, each)}</p>
      ))}
    </div>
  )
}

function describeTotal(t: Translate, total: CurrencyTotal): string {
  const { currency, total: sum } = total
  const count = countRows(total)
  if (currency === null) return t('settlements.months.apartUnnamed', { count })
  const omitted = countOmitted(total)
  return [
    sum === null
      ? t('settlements.months.apartUnsummed', { currency, count })
      : t('settlements.months.apart', {
          ...{ currency, count, amount: `${formatDecimal(sum)} ${currency}` },
        }),
    ...(omitted > 0 ? [t('settlements.months.notCounted', { count: formatCount(omitted) })] : []),
  ].join(' ')
}
