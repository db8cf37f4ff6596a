import Big from 'big.js'
import {
  type Country,
  type FeeRule,
  feeRules,
  findFeeRule,
} from '@/lib/features/collection-cases/domain/public'
import { addDays, countDaysBetween } from '@/lib/shared/dates/calendar-date'
import {
  compareDecimals,
  type Decimal,
  pickGreater,
  subtractDecimals,
  sumDecimals,
} from '@/lib/shared/numbers/money'

/** What took something off the principal, and on which day. */
export type Reduction = { day: string; amount: Decimal }

/**
 * Days in a row on which the same principal bore the same rate, the first and the last counted.
 * `rule` and `amount` are null where no rate is known of them.
 */
export type InterestPeriod = {
  from: string
  to: string
  days: number
  principal: Decimal
  rule: FeeRule | null
  amount: Decimal | null
}

export type InterestQuestion = {
  country: Country
  principal: Decimal
  dueDate: string
  reductions: readonly Reduction[]
  /** Those of who runs the desk, beside the built-in ones. */
  rules: readonly FeeRule[]
}

/**
 * Interest from the day after the due date through a day, both counted: simple, on what of the
 * principal was open, a year being 365 days, each period rounded half up to two decimals. What is
 * paid or credited on a day lowers the principal from the next day on. All of it is assumed: the
 * interface tells no way of reckoning.
 */
export function listInterestPeriods(
  { country, principal, dueDate, reductions, rules }: InterestQuestion,
  through: string,
): InterestPeriod[] {
  const first = addDays(dueDate, 1)
  if (through < first) return []
  const findRule = (day: string) => findFeeRule(country, 'interest', day, null, rules)
  const starts = listStarts(first, through, reductions, rules)
  return starts.flatMap((from, at) => {
    const to = at + 1 < starts.length ? addDays(starts[at + 1]!, -1) : through
    const open = findOpenPrincipal(principal, reductions, from)
    if (compareDecimals(open, '0') <= 0) return []
    const rule = findRule(from)
    const days = countDaysBetween(from, to) + 1
    return {
      from,
      to,
      days,
      principal: open,
      rule,
      amount: rule && computeAmount(open, rule, days),
    }
  })
}

/** The sum of all periods; null where a rate of one is not known. */
export function sumInterest(periods: readonly InterestPeriod[]): Decimal | null {
  const amounts = periods.flatMap(({ amount }) => (amount === null ? [] : [amount]))
  return amounts.length === periods.length ? sumDecimals(amounts) : null
}

/**
 * The last day through which interest comes to no more than what is claimed; null where even that of
 * the first day is more, or where a rate before it is not known.
 */
export function findLastDayWithin(
  question: InterestQuestion,
  claimed: Decimal,
  through: string,
): string | null {
  let [low, high] = [0, countDaysBetween(question.dueDate, through)]
  const isWithin = (days: number) => {
    const sum = sumInterest(listInterestPeriods(question, addDays(question.dueDate, days)))
    return sum !== null && compareDecimals(sum, claimed) <= 0
  }
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (isWithin(middle)) low = middle
    else high = middle - 1
  }
  return low <= 0 ? null : addDays(question.dueDate, low)
}

/** The days on which the principal or the rate becomes another one, the first day included. */
function listStarts(
  first: string,
  through: string,
  reductions: readonly Reduction[],
  rules: readonly FeeRule[],
): string[] {
  const changes = [
    ...reductions.map(({ day }) => addDays(day, 1)),
    ...[...rules, ...feeRules]
      .filter(({ fee }) => fee === 'interest')
      .flatMap(({ from, until }) => [
        ...(from ? [from] : []),
        ...(until ? [addDays(until, 1)] : []),
      ]),
  ]
  const within = changes.filter((day) => day > first && day <= through)
  return [...new Set([first, ...within])].sort()
}

function findOpenPrincipal(
  principal: Decimal,
  reductions: readonly Reduction[],
  from: string,
): Decimal {
  const before = reductions.filter(({ day }) => day < from).map(({ amount }) => amount)
  return pickGreater(subtractDecimals(principal, sumDecimals(before)), '0')
}

const computeAmount = (principal: Decimal, { amount: rate }: FeeRule, days: number): Decimal =>
  sumDecimals([
    new Big(principal).times(rate).times(days).div(36_500).round(2, Big.roundHalfUp).toFixed(),
  ])
