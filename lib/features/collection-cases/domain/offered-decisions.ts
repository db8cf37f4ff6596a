import type { DecisionName, InvoiceDecision } from '@/lib/contracts/desk/decision'
import { getCaseDecisions } from './case-decisions'

type State = { status?: string | null; subStatus?: string | null }

/**
 * What an invoice admits in the state that it was read in: pausing, resuming and withdrawing, as a
 * case does (assumed).
 */
export function getInvoiceDecisions({ status }: State): {
  decisions: InvoiceDecision[]
  unknown: { value: string | null } | null
} {
  const { decisions, unknown } = getCaseDecisions({ status })
  const own = {
    pauseCase: 'pauseInvoice',
    resumeCase: 'resumeInvoice',
    withdrawCase: 'withdrawInvoice',
  } as const
  return {
    decisions: decisions.flatMap((each) => (each in own ? [own[each as keyof typeof own]] : [])),
    unknown: unknown[0] ?? null,
  }
}

/** What can be done with several invoices at once, in the order in which it is offered. */
export const invoiceVerbs = ['pause', 'resume', 'withdraw'] as const

/** The decision that a verb is for an invoice in its state; null for one that does not admit it. */
export function findInvoiceVerbDecision(verb: string, row: State): InvoiceDecision | null {
  return getInvoiceDecisions(row).decisions.find((each) => each === `${verb}Invoice`) ?? null
}

/** True when a decision is among those that a state admits. */
export function isDecisionOffered(decision: DecisionName, state: State): boolean {
  const all: DecisionName[] = [
    ...getCaseDecisions(state).decisions,
    ...getInvoiceDecisions(state).decisions,
  ]
  return all.includes(decision)
}
