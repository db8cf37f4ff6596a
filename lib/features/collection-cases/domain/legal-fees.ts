import { compareDecimals, parseAmount } from '@/lib/shared/numbers/money'
import { type Country, type FeeKind, type FeeRule, feeRules } from './collection-rules'
import { isInForce } from './legal-days'

/**
 * The fee or rate of a country on a day (YYYY-MM-DD), or null where no rule is known.
 *
 * @param capital in the country's currency; a fee that depends on it is not known without it.
 */
export function findFeeRule(
  country: Country,
  fee: FeeKind,
  day: string,
  capital?: number | null,
): FeeRule | null {
  const rules = feeRules.filter(
    (rule) => rule.country === country && rule.fee === fee && isInForce(rule, day),
  )
  if (rules.length < 2) return rules[0] ?? null
  const amount = parseAmount(capital)
  if (amount.is !== 'exact') return null
  const compareCapital = (bound: number) => compareDecimals(amount.decimal, String(bound))
  const isApplicable = ({ capitalUnder, capitalUpTo }: FeeRule) =>
    (capitalUnder === undefined || compareCapital(capitalUnder) < 0) &&
    (capitalUpTo === undefined || compareCapital(capitalUpTo) <= 0)
  return rules.find(isApplicable) ?? null
}
