import { compareDecimals, type Decimal } from '@/lib/shared/numbers/money'
import { type Country, type FeeKind, type FeeRule, feeRules } from './collection-rules'
import { isInForce } from './legal-days'

/**
 * The fee or rate of a country on a day (YYYY-MM-DD), or null where no rule is known.
 *
 * @param capital in the country's currency; a fee that depends on it is not known without it.
 * @param own rules of who runs the desk: where one holds on the day, the built-in ones don't.
 */
export function findFeeRule(
  country: Country,
  fee: FeeKind,
  day: string,
  capital: Decimal | null,
  own: readonly FeeRule[] = [],
): FeeRule | null {
  const isMeant = (rule: FeeRule) =>
    rule.country === country && rule.fee === fee && isInForce(rule, day)
  const ownRules = own.filter(isMeant)
  const rules = ownRules.length > 0 ? ownRules : feeRules.filter(isMeant)
  if (rules.length < 2 && !rules.some(dependsOnCapital)) return rules[0] ?? null
  if (capital === null) return null
  const compareCapital = (bound: number) => compareDecimals(capital, String(bound))
  const isApplicable = ({ capitalUnder, capitalUpTo }: FeeRule) =>
    (capitalUnder === undefined || compareCapital(capitalUnder) < 0) &&
    (capitalUpTo === undefined || compareCapital(capitalUpTo) <= 0)
  return rules.find(isApplicable) ?? null
}

const dependsOnCapital = ({ capitalUnder, capitalUpTo }: FeeRule) =>
  capitalUnder !== undefined || capitalUpTo !== undefined
