import type { DecisionName } from '../contracts/desk/decision'

/** What a person is asked for before a decision goes out, more than the interface asks for. */
export type DecisionNeeds = {
  /** A no and what is final are given a reason, for whoever asks later. */
  reason: 'required' | 'optional'
  /** What cannot be taken back asks for the number of the case or the invoice, typed. */
  isFinal: boolean
  /** A pause may name its last day. */
  until: boolean
}

export function needsOf(decision: DecisionName): DecisionNeeds {
  const isFinal = decision === 'withdrawCase' || decision === 'withdrawInvoice' || decision === 'acceptEvictionConfirmation'
  const isPause = decision === 'pauseCase' || decision === 'pauseInvoice'
  return { reason: isFinal || isPause || decision.startsWith('reject') ? 'required' : 'optional', isFinal, until: isPause }
}

/** What is missing of a decision as it was typed, by field. */
export function missingOf(typed: { decision: DecisionName; number: string; reason: string; typedNo: string }): ('reason' | 'typedNo')[] {
  const { reason, isFinal } = needsOf(typed.decision)
  const lacksReason = reason === 'required' && typed.reason.trim() === ''
  const lacksNumber = isFinal && typed.typedNo.trim() !== typed.number
  return [...(lacksReason ? (['reason'] as const) : []), ...(lacksNumber ? (['typedNo'] as const) : [])]
}
