import { daysBetween } from './calendar-date'

/** A stop of reminders, debt collection or interest. Dates are calendar dates. */
export type Stop = { kind: 'reminder' | 'debtCollection' | 'interestCalc'; until: string; memo: string | null; daysLeft: number }

type StopFields = {
  stopReminderUntil?: string | null
  stopReminderMemo?: string | null
  stopDebtCollectionUntil?: string | null
  stopDebtCollectionMemo?: string | null
  stopInterestCalcUntil?: string | null
  stopInterestCalcMemo?: string | null
}

/**
 * The stops of a customer that have an until-date, running or expired. A stop is active through its until-date (assumed), so `daysLeft` is 0
 * on the last day and negative once it is over. Dates that are no dates are left out here and shown raw elsewhere.
 */
export function stopsOf(customer: StopFields, today: string): Stop[] {
  const all: [Stop['kind'], string | null | undefined, string | null | undefined][] = [
    ['reminder', customer.stopReminderUntil, customer.stopReminderMemo],
    ['debtCollection', customer.stopDebtCollectionUntil, customer.stopDebtCollectionMemo],
    ['interestCalc', customer.stopInterestCalcUntil, customer.stopInterestCalcMemo],
  ]
  return all.flatMap(([kind, until, memo]) => {
    const daysLeft = until ? daysBetween(today, until) : Number.NaN
    return until && !Number.isNaN(daysLeft) ? [{ kind, until, memo: memo || null, daysLeft }] : []
  })
}

/** The until-date by which a stop has no end (upstream-facts.md 1.6: a missing expiry is filled in with it). */
export const noEnd = '9999-12-31'

/** How one stop stands by the date that is typed; null without a date that is one. */
export function stopState(until: string, today: string): { daysLeft: number } | null {
  const daysLeft = /^\d{4}-\d{2}-\d{2}$/.test(until) ? daysBetween(today, until) : Number.NaN
  return Number.isNaN(daysLeft) ? null : { daysLeft }
}
