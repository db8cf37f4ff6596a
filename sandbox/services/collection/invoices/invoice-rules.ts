/** What the rules need of an invoice, and change. */
export type InvoiceState = {
  status: string
  pausedUntil: string | null
  pauseReason: string | null
  closedAt: number | null
}

export type InvoiceAction = 'pauseInvoice' | 'resumeInvoice' | 'withdrawInvoice'

type RuleInput = { now: number; until?: string; reason?: string }
type Rule = { from: string[]; happened: string; to: (given: RuleInput) => InvoiceState }

const notPaused = { pausedUntil: null, pauseReason: null }

/** What a person may do to an invoice. All of it is assumed: interface.md shows no transition. */
const actionRules: Record<InvoiceAction, Rule> = {
  pauseInvoice: {
    from: ['OPEN'],
    happened: 'PAUSED',
    to: ({ until = null, reason = null }) => ({
      status: 'PAUSED',
      pausedUntil: until,
      pauseReason: reason,
      closedAt: null,
    }),
  },
  resumeInvoice: {
    from: ['PAUSED'],
    happened: 'RESUMED',
    to: () => ({ ...notPaused, status: 'OPEN', closedAt: null }),
  },
  withdrawInvoice: {
    from: ['OPEN', 'PAUSED'],
    happened: 'WITHDRAWN',
    to: ({ now }) => ({ ...notPaused, status: 'WITHDRAWN', closedAt: now }),
  },
}

/** What an action makes of an invoice; where its status does not admit it, what would. */
export function evaluateInvoiceAction(
  { status }: InvoiceState,
  action: InvoiceAction,
  given: RuleInput,
): { state: InvoiceState; happened: string } | { needs: string } {
  const { from, happened, to } = actionRules[action]
  return from.includes(status)
    ? { state: to(given), happened }
    : { needs: `an invoice that is ${from.join(' or ')}` }
}
