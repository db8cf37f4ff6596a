import {
  type Country,
  type FeeKind,
  type FeeRule,
  findFeeRule,
} from '@/lib/features/collection-cases/domain/public'
import { type Decimal, sumDecimals } from '@/lib/shared/numbers/money'

/** A step that may carry a fee, and the day on which it was taken. */
export type FeeStep = { day: string; fee: FeeKind }

/**
 * What a step may cost at most; `most` is null where no rule is known. `isBeyond`: the rule allows
 * such a fee so many times, and this is one more.
 */
export type FeeLimit = FeeStep & { rule: FeeRule | null; most: Decimal | null; isBeyond: boolean }

/** Steps of a history that a fee may come with. A hand-over is one to the collector. */
const feeBySteps: Record<string, FeeKind> = {
  REMINDER_SENT: 'reminder',
  COLLECTION_NOTICE_SENT: 'collectionNotice',
  DEBT_COLLECTION_LIST_ACCEPTED: 'handOver',
}

/** The fee that a kind of history entry may come with; null for none that is known. */
export const findFeeOfStep = (type: string | null | undefined): FeeKind | null =>
  feeBySteps[type?.trim().toUpperCase() ?? ''] ?? null

/** The limit of each step by the rules that were in force on its day, in the order of the days. */
export function listFeeLimits(
  country: Country,
  steps: readonly FeeStep[],
  capital: Decimal | null,
  rules: readonly FeeRule[],
): FeeLimit[] {
  const times = new Map<FeeKind, number>()
  return steps
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .map((step) => {
      const time = (times.get(step.fee) ?? 0) + 1
      times.set(step.fee, time)
      const rule = findFeeRule(country, step.fee, step.day, capital, rules)
      const isBeyond = rule?.mostTimes !== undefined && time > rule.mostTimes
      return { ...step, rule, most: rule && (isBeyond ? '0' : String(rule.amount)), isBeyond }
    })
}

/** What all steps may cost together; null where the limit of one is not known. */
export function sumLimits(limits: readonly FeeLimit[]): Decimal | null {
  const known = limits.flatMap(({ most }) => (most === null ? [] : [most]))
  return known.length === limits.length ? sumDecimals(known) : null
}
