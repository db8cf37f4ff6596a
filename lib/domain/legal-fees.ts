import { type Country, type FeeKind, type FeeRule, feeRules } from './collection-rules'
import { isInForce } from './legal-days'
import { amountOf, compareDecimals } from './money'

/**
 * The fee or rate of a country on a day (YYYY-MM-DD), or null where no rule is known.
 *
 * @param capital in the country's currency; a fee that depends on it is not known without it.
 */
export function feeOn(country: Country, fee: FeeKind, day: string, capital?: number | null): FeeRule | null {
  const rules = feeRules.filter((rule) => rule.country === country && rule.fee === fee && isInForce(rule, day))
  if (rules.length < 2) return rules[0] ?? null
  const amount = amountOf(capital)
  if (amount.is !== 'exact') return null
  const over = (bound: number) => compareDecimals(amount.decimal, String(bound))
  const holds = ({ capitalUnder, capitalUpTo }: FeeRule) =>
    (capitalUnder === undefined || over(capitalUnder) < 0) && (capitalUpTo === undefined || over(capitalUpTo) <= 0)
  return rules.find(holds) ?? null
}
