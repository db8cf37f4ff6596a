import { useDeferredValue } from 'react'
import { isCalendarDate, toIsoDate } from '@/lib/shared/dates/calendar-date'

/** What is typed once for all documents that are sent again, as it is typed. */
export type TypedTerms = { dueDay: string; account: string }

/**
 * What is typed for all documents that are sent again, and what it means for them. `isSettled`: false while what
 * it means is still that of what was typed before.
 */
export function useResendTerms(typed: TypedTerms) {
  const deferred = useDeferredValue(typed)
  const { dueDate } = readDueDay(deferred.dueDay)
  return {
    ...{ typed, dueDate },
    account: deferred.account.trim(),
    isDayWrong: readDueDay(typed.dueDay).isWrong,
    isSettled: deferred === typed,
  }
}

export type ResendTermsTyped = ReturnType<typeof useResendTerms>

/** The due date that is typed for all, blank for each its own; wrong where it is no day. */
export function readDueDay(typed: string): { dueDate: string; isWrong: boolean } {
  const day = toIsoDate(typed.trim())
  const isDay = isCalendarDate(day)
  return { dueDate: isDay ? day : '', isWrong: day !== '' && !isDay }
}
