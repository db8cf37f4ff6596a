import { defineOperation } from '../operation'
import { action, Pause, Reason } from './actions'
import { invoiceParams } from './envelopes'

const params = {
  organizationId: '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10',
  invoiceId: '8c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a21',
}
const shared = {
  ...action,
  params: invoiceParams,
  target: ({ params: path }: { params: { invoiceId: string } }) => path.invoiceId,
} as const

export const pauseInvoice = defineOperation({
  ...shared,
  name: 'pauseInvoice',
  path: '/orgs/:organizationId/invoices/:invoiceId/pause',
  summary: 'Pause the collection of an invoice',
  body: Pause,
  example: { params, body: { reason: 'The goods are disputed', until: '2026-04-30' } },
})

/** Final: a withdrawn invoice is not taken up again (assumed). */
export const withdrawInvoice = defineOperation({
  ...shared,
  name: 'withdrawInvoice',
  path: '/orgs/:organizationId/invoices/:invoiceId/withdraw',
  summary: 'Withdraw an invoice from collection, for good',
  body: Reason,
  example: { params, body: { reason: 'Sent to the wrong customer' } },
})

export const resumeInvoice = defineOperation({
  ...shared,
  name: 'resumeInvoice',
  path: '/orgs/:organizationId/invoices/:invoiceId/resume',
  summary: 'Resume the collection of a paused invoice',
  body: Reason,
  example: { params, body: { reason: 'The dispute is settled' } },
})
