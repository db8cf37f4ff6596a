import { countDaysBetween, parseDay } from '@/lib/shared/dates/calendar-date'

/**
 * A stop of reminders, debt collection or interest. `until` is a calendar date, whatever the style
 * in which it came; `unreadable` is what came where that cannot be read as a day: the stop is set
 * all the same, and nobody knows until when.
 */
export type Stop = { kind: 'reminder' | 'debtCollection' | 'interestCalc'; memo: string | null } & (
  | { until: string; daysLeft: number; unreadable?: undefined }
  | { unreadable: string }
)

type StopFields = {
  stopReminderUntil?: string | null
  stopReminderMemo?: string | null
  stopDebtCollectionUntil?: string | null
  stopDebtCollectionMemo?: string | null
  stopInterestCalcUntil?: string | null
  stopInterestCalcMemo?: string | null
}

/**
 * The stops of a customer that have an until-date, running or expired. A stop is active through its
 * until-date (assumed), so `daysLeft` is 0 on the last day and negative once it is over. A date
 * that cannot be read is a stop that cannot be read, and never none.
 */
export function listStops(customer: StopFields, today: string): Stop[] {
  const all: [Stop['kind'], string | null | undefined, string | null | undefined][] = [
    ['reminder', customer.stopReminderUntil, customer.stopReminderMemo],
    ['debtCollection', customer.stopDebtCollectionUntil, customer.stopDebtCollectionMemo],
    ['interestCalc', customer.stopInterestCalcUntil, customer.stopInterestCalcMemo],
  ]
  return all.flatMap(([kind, until, memo]) => {
    const state = findStopState(until ?? '', today)
    return state ? [{ kind, memo: memo || null, ...state }] : []
  })
}

/**
 * The stops that stop something today, as far as is known: those that run, and those whose date
 * cannot be read.
 */
export const listRunningStops = (customer: StopFields, today: string) =>
  listStops(customer, today).filter((stop) => stop.unreadable !== undefined || stop.daysLeft >= 0)

/** The until-date of a stop without an end (upstream-facts.md 1.6: it fills in a missing expiry). */
export const noEnd = '9999-12-31'

/** How one stop stands by the date that is typed or stored; null without one. */
export function findStopState(
  until: string,
  today: string,
): { until: string; daysLeft: number; unreadable?: undefined } | { unreadable: string } | null {
  if (until.trim() === '') return null
  const day = parseDay(until)
  return day === null
    ? { unreadable: until }
    : { until: day, daysLeft: countDaysBetween(today, day) }
}
