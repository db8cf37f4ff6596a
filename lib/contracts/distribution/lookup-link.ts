import * as z from 'zod'
import { defineOperation } from '../operation'
import { defineAnswer, markAssumed } from '../source'
import { invoiceQuestion, toAnswerScope, toQuestionScope } from './status'

/**
 * Where the receiver of an invoice can look at it. Every field is assumed; the link has the name
 * that the status gives it.
 */
export const InvoiceLookupLink = defineAnswer({
  ReceiptId: z.string(),
  CompanyId: z.number(),
  InvoiceNumber: z.string(),
  InvoiceLink: z.string(),
})
export type InvoiceLookupLink = z.infer<typeof InvoiceLookupLink>

/**
 * The lookup link of an invoice, asked for as its status is. 404 where there is none, as for an
 * invoice that was never sent on (assumed).
 */
export const getInvoiceLookupLink = defineOperation({
  name: 'getInvoiceLookupLink',
  asksForOne: true,
  area: 'distribution',
  method: 'GET',
  path: '/invoice/lookuplink',
  summary: 'Get the link under which the receiver sees an invoice',
  section: '4.9',
  source: 'assumed',
  effect: 'read',
  right: 'read:distribution.invoice',
  query: z.strictObject(invoiceQuestion),
  scope: ({ query }) => toQuestionScope(query),
  scopeOfAnswer: toAnswerScope,
  answers: { 200: markAssumed(InvoiceLookupLink) },
  refusals: [400, 401, 403, 404],
  example: { query: { InvoiceNumber: '2026-10442', CompanyId: 501 } },
})
