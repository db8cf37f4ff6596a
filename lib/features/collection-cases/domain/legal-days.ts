import { addDays, countDaysBetween, isCalendarDate } from '@/lib/shared/dates/calendar-date'
import { type Country, type DayRule, dayRules, type LegalStep } from './collection-rules'

/**
 * How long a step still runs. `lastDay` is the last of its days, through which it runs; `daysLeft`
 * is 0 on it and negative after it. Unknown where no rule is known for the country and day, or a
 * date that the step starts with is not told or is none.
 */
export type LegalDays =
  | { known: true; startedOn: string; lastDay: string; daysLeft: number; rule: DayRule }
  | { known: false; why: 'noRule' | 'noDate' }

/**
 * The legal days left of a step. All dates are calendar dates (YYYY-MM-DD), counted without zones,
 * weekends and holidays as any other day (assumed). The day that a step starts on is not counted.
 *
 * @param starts the dates that must all have come before it runs: of the recovery of a lease the
 *   served notice and the message to the social board. The last of them starts it, and its rule is
 *   the one in force then.
 */
export function computeLegalDays(
  country: Country,
  step: LegalStep,
  starts: readonly (string | null | undefined)[],
  today: string,
): LegalDays {
  const givenDays = starts.filter(
    (day) => typeof day === 'string' && isCalendarDate(day),
  ) as string[]
  const startedOn = givenDays.length === starts.length ? givenDays.toSorted().at(-1) : undefined
  if (startedOn === undefined || !isCalendarDate(today)) return { known: false, why: 'noDate' }
  const rule = dayRules.find(
    (each) => each.country === country && each.step === step && isInForce(each, startedOn),
  )
  if (!rule) return { known: false, why: 'noRule' }
  const lastDay = addDays(startedOn, rule.days)
  return { known: true, startedOn, lastDay, daysLeft: countDaysBetween(today, lastDay), rule }
}

/** True when a rule holds on a day, as far as its own days are told. */
export const isInForce = (
  { from, until }: { from: string | null; until: string | null },
  day: string,
): boolean => (from === null || from <= day) && (until === null || day <= until)
