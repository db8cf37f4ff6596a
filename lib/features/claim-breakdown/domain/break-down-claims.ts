import type { ExactNumber } from '@/lib/contracts/exact-number'
import {
  type Country,
  type FeeRule,
  feeCurrency,
} from '@/lib/features/collection-cases/domain/public'
import {
  compareDecimals,
  type Decimal,
  normalizeCurrency,
  parseAmount,
  subtractDecimals,
  sumDecimals,
} from '@/lib/shared/numbers/money'
import { type FeeLimit, type FeeStep, listFeeLimits, sumLimits } from './fee-limits'
import {
  findLastDayWithin,
  type InterestPeriod,
  listInterestPeriods,
  type Reduction,
  sumInterest,
} from './interest-periods'

type ClaimRead = {
  type?: string | null
  originalAmount?: ExactNumber | null
  paidAmount?: ExactNumber | null
  creditedAmount?: ExactNumber | null
  currency?: string | null
}

/** What is known of a debt. Days are calendar dates; null is unknown. */
export type DebtFacts = {
  claims: readonly ClaimRead[]
  country: Country | null
  dueDate: string | null
  /** Null where not all of them are known. */
  steps: readonly FeeStep[] | null
  /** Payments and corrections in their order; null where not all of them are known. */
  reductions: readonly Reduction[] | null
  /** The last day that bears interest; null where the debt is closed and its day is not known. */
  through: string | null
  rules: readonly FeeRule[]
}

/** How a part that is claimed stands to what was reckoned. */
type Verdict =
  | { is: 'within' }
  | { is: 'above'; by: Decimal }
  | {
      is: 'unknown'
      why:
        | 'amounts'
        | 'noRule'
        | 'noDueDate'
        | 'noClosingDay'
        | 'noCountry'
        | 'noStep'
        | 'steps'
        | 'reductions'
        | 'others'
    }

/** What is claimed of a type; null where not all of it is told exactly. */
type Claimed = { claimed: Decimal | null }

export type ClaimBreakdown = {
  currency: string
  principal: Claimed | null
  fees: (Claimed & { limits: FeeLimit[]; most: Decimal | null; verdict: Verdict }) | null
  interest:
    | (Claimed & {
        periods: InterestPeriod[]
        sum: Decimal | null
        /** The claim is as much as interest through this day. */
        within: string | null
        verdict: Verdict
      })
    | null
  /** Claims of other types, a code each; null where none is named. */
  others: (Claimed & { type: string | null })[]
}

/**
 * Why a debt is as much as it is: its principal, its fees beside what the steps that were taken may
 * cost, its interest beside what was reckoned for each day. A part is null where none is claimed. A
 * part of which something is not known is unknown, never right. What a claim of another type is for is
 * not known, and may be a fee or interest too.
 *
 * No rule holds for claims in another currency than the country's own.
 *
 * @returns null where there are no claims, or not all of them name one currency.
 */
export function breakDownClaims(facts: DebtFacts): ClaimBreakdown | null {
  const currencies = new Set(facts.claims.map(({ currency }) => normalizeCurrency(currency)))
  if (currencies.size !== 1 || currencies.has(null)) return null
  const currency = [...currencies][0]!
  const isOfCountry = facts.country !== null && feeCurrency[facts.country] === currency
  const ruled = { ...facts, country: isOfCountry ? facts.country : null }
  const principal = sumClaimed(facts, 'PRINCIPAL')
  const fees = sumClaimed(facts, 'FEE')
  const interest = sumClaimed(facts, 'INTEREST')
  const others = listOthers(facts)
  const capital = principal?.claimed ?? null
  return {
    ...{ currency, principal },
    fees: fees && judgeBesideOthers(breakDownFees(ruled, fees.claimed, capital), others),
    interest:
      interest && judgeBesideOthers(breakDownInterest(ruled, interest.claimed, capital), others),
    others,
  }
}

const readType = ({ type }: ClaimRead) => type?.trim().toUpperCase() || null

const ownTypes = ['PRINCIPAL', 'FEE', 'INTEREST']

const listOthers = (facts: DebtFacts): ClaimBreakdown['others'] =>
  [...new Set(facts.claims.map(readType))]
    .filter((type) => type === null || !ownTypes.includes(type))
    .map((type) => ({ type, claimed: sumClaimed(facts, type)?.claimed ?? null }))

const judgeBesideOthers = <Part extends { verdict: Verdict }>(
  part: Part,
  others: ClaimBreakdown['others'],
): Part =>
  others.length === 0 || part.verdict.is === 'unknown'
    ? part
    : { ...part, verdict: { is: 'unknown', why: 'others' } }

/** What is claimed of a type; null where nothing is. */
function sumClaimed({ claims }: DebtFacts, type: string | null): Claimed | null {
  const amounts = claims
    .filter((claim) => readType(claim) === type)
    .map(({ originalAmount }) => parseAmount(originalAmount))
  const exact = amounts.flatMap((amount) => (amount.is === 'exact' ? [amount.decimal] : []))
  if (amounts.length === 0) return null
  return { claimed: exact.length === amounts.length ? sumDecimals(exact) : null }
}

function breakDownFees(
  { country, steps, rules }: DebtFacts,
  claimed: Decimal | null,
  capital: Decimal | null,
): NonNullable<ClaimBreakdown['fees']> {
  const limits =
    country === null || steps === null ? [] : listFeeLimits(country, steps, capital, rules)
  const most = limits.length === 0 ? null : sumLimits(limits)
  const why =
    country === null
      ? 'noCountry'
      : steps === null
        ? 'steps'
        : limits.length === 0
          ? 'noStep'
          : 'noRule'
  return { claimed, limits, most, verdict: compareClaim(claimed, most, why) }
}

function breakDownInterest(
  { country, dueDate, reductions, through, rules, claims }: DebtFacts,
  claimed: Decimal | null,
  principal: Decimal | null,
): NonNullable<ClaimBreakdown['interest']> {
  const unknown = (why: Extract<Verdict, { is: 'unknown' }>['why']) => ({
    ...{ claimed, periods: [], sum: null, within: null },
    verdict: { is: 'unknown' as const, why },
  })
  if (claimed === null) return unknown('amounts')
  if (country === null) return unknown('noCountry')
  if (dueDate === null) return unknown('noDueDate')
  if (through === null) return unknown('noClosingDay')
  if (principal === null || reductions === null || !isAllOnPrincipal(claims, reductions))
    return unknown('reductions')
  const question = { country, principal, dueDate, reductions, rules }
  const periods = listInterestPeriods(question, through)
  const sum = sumInterest(periods)
  return {
    ...{ claimed, periods, sum },
    within: findLastDayWithin(question, claimed, through),
    verdict: compareClaim(claimed, sum, 'noRule'),
  }
}

/**
 * Whether all that was paid and credited was taken off the principal. Where a part of it covered
 * fees or interest, on which day which part did is not told.
 */
function isAllOnPrincipal(claims: readonly ClaimRead[], reductions: readonly Reduction[]): boolean {
  const taken = claims
    .filter((claim) => readType(claim) === 'PRINCIPAL')
    .flatMap(({ paidAmount, creditedAmount }) => [paidAmount, creditedAmount])
    .map(parseAmount)
  const exact = taken.flatMap((amount) => (amount.is === 'exact' ? [amount.decimal] : []))
  if (exact.length !== taken.length) return false
  const told = sumDecimals(reductions.map(({ amount }) => amount))
  return compareDecimals(sumDecimals(exact), told) === 0
}

function compareClaim(
  claimed: Decimal | null,
  most: Decimal | null,
  why: Extract<Verdict, { is: 'unknown' }>['why'],
): Verdict {
  if (claimed === null) return { is: 'unknown', why: 'amounts' }
  if (most === null) return { is: 'unknown', why }
  const by = subtractDecimals(claimed, most)
  return compareDecimals(by, '0') > 0 ? { is: 'above', by } : { is: 'within' }
}
