/** What the rules need of an invoice, and change. */
export type InvoiceState = { status: string; pausedUntil: string | null; pauseReason: string | null; closedAt: number | null }

export type InvoiceAction = 'pauseInvoice' | 'resumeInvoice' | 'withdrawInvoice'

type Given = { now: number; until?: string; reason?: string }
type Rule = { from: string[]; happened: string; to: (given: Given) => InvoiceState }

const rest = { pausedUntil: null, pauseReason: null }

/** What a person may do to an invoice. All of it is assumed: interface.md shows no transition. */
const rules: Record<InvoiceAction, Rule> = {
  pauseInvoice: {
    from: ['OPEN'],
    happened: 'PAUSED',
    to: ({ until = null, reason = null }) => ({ status: 'PAUSED', pausedUntil: until, pauseReason: reason, closedAt: null }),
  },
  resumeInvoice: { from: ['PAUSED'], happened: 'RESUMED', to: () => ({ ...rest, status: 'OPEN', closedAt: null }) },
  withdrawInvoice: { from: ['OPEN', 'PAUSED'], happened: 'WITHDRAWN', to: ({ now }) => ({ ...rest, status: 'WITHDRAWN', closedAt: now }) },
}

/** What an action makes of an invoice; where its status does not admit it, what would. */
export function invoiceDecided(
  { status }: InvoiceState,
  action: InvoiceAction,
  given: Given,
): { state: InvoiceState; happened: string } | { needs: string } {
  const { from, happened, to } = rules[action]
  return from.includes(status) ? { state: to(given), happened } : { needs: `an invoice that is ${from.join(' or ')}` }
}
