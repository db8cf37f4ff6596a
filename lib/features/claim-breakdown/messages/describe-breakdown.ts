import type { FeeRule } from '@/lib/features/collection-cases/domain/public'
import { formatDecimal } from '@/lib/shared/format/amount'
import { formatTitleDate } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import type { Decimal } from '@/lib/shared/numbers/money'
import type { ClaimBreakdown } from '../domain/break-down-claims'
import type { FeeLimit } from '../domain/fee-limits'
import type { InterestPeriod } from '../domain/interest-periods'

type Fees = NonNullable<ClaimBreakdown['fees']>
type Interest = NonNullable<ClaimBreakdown['interest']>

/** A step that may carry a fee, with its day. */
export const describeStep = (t: Translate, { fee, day }: FeeLimit) =>
  t('claimBreakdown.sent', { step: labelFee(t, fee), day: formatTitleDate(t, day) })

/** What such a step may cost, and by which source. */
export function describeLimit(t: Translate, { rule, most, isBeyond }: FeeLimit): string {
  if (rule === null || most === null) return t('claimBreakdown.noLimit')
  const { source, mostTimes = 0 } = rule
  return isBeyond
    ? t('claimBreakdown.beyond', { count: mostTimes, source })
    : t('claimBreakdown.most', { amount: formatDecimal(most), source })
}

/** The days of a period. */
export const describeDays = (t: Translate, { from, to, days }: InterestPeriod) =>
  t('claimBreakdown.period', {
    ...{ from: formatTitleDate(t, from), to: formatTitleDate(t, to), days },
  })

/** What bore interest in a period, and at which rate. */
export const describeRate = (t: Translate, { principal, rule }: InterestPeriod) =>
  rule === null
    ? t('claimBreakdown.noRate', { principal: formatDecimal(principal) })
    : t('claimBreakdown.bears', {
        ...{ principal: formatDecimal(principal), rate: formatRate(rule), source: rule.source },
      })

/** How the fees stand to their limits. */
export function describeFees(t: Translate, { verdict, most }: Fees): string {
  if (verdict.is === 'unknown') return t(`claimBreakdown.why.${verdict.why}`)
  const amount = formatDecimal(most ?? '0')
  return verdict.is === 'within'
    ? t('claimBreakdown.within', { amount })
    : t('claimBreakdown.feesAbove', { by: formatDecimal(verdict.by), amount })
}

/** How the interest stands to what its days come to. */
export function describeInterest(t: Translate, { verdict, sum, within }: Interest): string {
  if (verdict.is === 'unknown') return t(`claimBreakdown.why.${verdict.why}`)
  const amount = formatDecimal(sum ?? '0')
  if (verdict.is === 'above')
    return t('claimBreakdown.interestAbove', { by: formatDecimal(verdict.by), amount })
  return within === null
    ? t('claimBreakdown.interestLess', { amount })
    : t('claimBreakdown.interestWithin', { day: formatTitleDate(t, within), amount })
}

/** The code of a claim of another type, as nothing else is known of it. */
export const labelOther = (t: Translate, { type }: ClaimBreakdown['others'][number]) =>
  type ?? t('claimBreakdown.untyped')

export const describeDue = (t: Translate, dueDate: string | null) =>
  dueDate === null
    ? t('claimBreakdown.noDue')
    : t('claimBreakdown.due', { day: formatTitleDate(t, dueDate) })

/**
 * The same for whoever owes it, a line each: what is claimed, what of it was checked against what,
 * and what is not known.
 */
export function buildDebtorLetter(
  t: Translate,
  { currency, principal, fees, interest, others }: ClaimBreakdown,
  dueDate: string | null,
): string {
  const line = (what: string, how: string) => t('claimBreakdown.letter.line', { what, how })
  const amountOf = ({ claimed }: { claimed: Decimal | null }) =>
    claimed === null ? t('claimBreakdown.letter.notKnown') : `${formatDecimal(claimed)} ${currency}`
  return [
    ...(principal === null
      ? []
      : [
          t('claimBreakdown.letter.principal', {
            ...{ amount: amountOf(principal), due: describeDue(t, dueDate) },
          }),
        ]),
    ...(fees === null
      ? []
      : [
          t('claimBreakdown.letter.fees', {
            ...{ amount: amountOf(fees), verdict: describeFees(t, fees) },
          }),
          ...fees.limits.map((limit) => line(describeStep(t, limit), describeLimit(t, limit))),
        ]),
    ...(interest === null
      ? []
      : [
          t('claimBreakdown.letter.interest', {
            ...{ amount: amountOf(interest), verdict: describeInterest(t, interest) },
          }),
          ...interest.periods.map((period) =>
            period.amount === null
              ? line(describeDays(t, period), describeRate(t, period))
              : t('claimBreakdown.letter.sum', {
                  ...{ what: describeDays(t, period), how: describeRate(t, period) },
                  amount: formatDecimal(period.amount),
                }),
          ),
          t('claimBreakdown.reckoned'),
        ]),
    ...others.map((other) =>
      t('claimBreakdown.letter.other', {
        type: labelOther(t, other),
        amount: amountOf(other),
      }),
    ),
  ].join('\n')
}

const stepLabels = ['reminder', 'collectionNotice', 'paymentDemand', 'handOver'] as const

function labelFee(t: Translate, fee: FeeRule['fee']): string {
  const known = stepLabels.find((each) => each === fee)
  return known ? t(`claimBreakdown.${known}`) : fee
}

const formatRate = ({ amount }: FeeRule) =>
  amount.toLocaleString('nb-NO', { maximumFractionDigits: 4 })
