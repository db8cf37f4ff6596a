import type { DecisionName } from '@/lib/contracts/desk/decision'
import { isCalendarDate, toIsoDate } from '@/lib/shared/dates/calendar-date'

/** What a person is asked for before a decision goes out, more than the interface asks for. */
export type DecisionRequirements = {
  /** A no and what is final are given a reason, for whoever asks later. */
  reason: 'required' | 'optional'
  /** What cannot be taken back asks for the number of the case or the invoice, typed. */
  isFinal: boolean
  /** A pause may name its last day. */
  until: boolean
}

export function getDecisionRequirements(decision: DecisionName): DecisionRequirements {
  const isFinal =
    decision === 'withdrawCase' ||
    decision === 'withdrawInvoice' ||
    decision === 'acceptEvictionConfirmation'
  const isPause = decision === 'pauseCase' || decision === 'pauseInvoice'
  return {
    reason: isFinal || isPause || decision.startsWith('reject') ? 'required' : 'optional',
    isFinal,
    until: isPause,
  }
}

/** What is missing of a decision as it was typed, by field. */
export function listMissingInput(typed: {
  decision: DecisionName
  number: string
  reason: string
  typedNo: string
}): ('reason' | 'typedNo')[] {
  const { reason, isFinal } = getDecisionRequirements(typed.decision)
  const lacksReason = reason === 'required' && typed.reason.trim() === ''
  const lacksNumber = isFinal && typed.typedNo.trim() !== typed.number
  return [
    ...(lacksReason ? (['reason'] as const) : []),
    ...(lacksNumber ? (['typedNo'] as const) : []),
  ]
}

/** The last day of a pause as it goes out: null for none; what is no day as it was typed. */
export const readUntil = (typed: string): string | null => toIsoDate(typed).trim() || null

/** What is wrong with the last day of a pause as it was typed; null for none and for a good one. */
export function findWrongUntil(typed: string, today: string): 'untilWrong' | 'untilPast' | null {
  const until = readUntil(typed)
  if (until === null) return null
  if (!isCalendarDate(until)) return 'untilWrong'
  return until < today ? 'untilPast' : null
}
