import * as z from 'zod'
import { invoiceParams } from '../collection/envelopes'
import { sensitiveDebtorFields } from '../collection/invoices'
import { ClientNo, CustomerNo, OrganizationId, Uuid } from '../formats'
import { defineLocalOperation } from '../operation'
import { sensitiveCustomerFields } from '../receivables/customer-fields'

/**
 * Shows one masked field of a customer. By meaning it is a read; it is declared a write so that the
 * journal holds who looked, and when, before the value is fetched. The value itself never enters
 * the journal.
 */
export const revealCustomerField = defineLocalOperation({
  name: 'revealCustomerField',
  summary: 'Show one masked field, and note it',
  effect: 'write',
  reveals: true,
  right: 'read:arm.customer',
  params: z.object({ clientno: ClientNo, customerno: CustomerNo }),
  body: z.object({ field: z.enum(sensitiveCustomerFields) }),
  target: ({ params }) => params.customerno,
  answers: { 200: z.object({ value: z.string().nullable() }) },
  refusals: [401, 403, 404],
  sensitive: ['value'],
  example: { params: { clientno: '1001', customerno: '10001' }, body: { field: 'ssn' } },
})

/** A click on "Reveal" as it arrives from a browser. */
export const Reveal = z.strictObject({
  idempotencyKey: z.uuid(),
  clientNo: ClientNo,
  customerNo: CustomerNo,
  field: z.enum(sensitiveCustomerFields),
})
export type Reveal = z.infer<typeof Reveal>

/**
 * Shows one masked field of a debtor of a collection invoice, as `revealCustomerField` does.
 * Debtors have no number of their own (interface.md 2.7): the one that is meant is the one whose
 * field has this mask.
 */
export const revealDebtorField = defineLocalOperation({
  name: 'revealDebtorField',
  summary: 'Show one masked field of a debtor, and note it',
  effect: 'write',
  reveals: true,
  right: 'read:collection.case',
  params: invoiceParams,
  body: z.object({ field: z.enum(sensitiveDebtorFields), masked: z.string().max(60) }),
  target: ({ params }) => params.invoiceId,
  answers: { 200: z.object({ value: z.string().nullable() }) },
  refusals: [401, 403, 404],
  sensitive: ['value'],
  example: {
    params: {
      organizationId: '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10',
      invoiceId: '8c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a21',
    },
    body: { field: 'identificationNumber', masked: '••••• ~1a2b3c4d' },
  },
})

/** A click on "Reveal" at a debtor as it arrives from a browser. */
export const DebtorReveal = z.strictObject({
  idempotencyKey: z.uuid(),
  organizationId: OrganizationId,
  invoiceId: Uuid,
  field: z.enum(sensitiveDebtorFields),
  masked: z.string().max(60),
})
export type DebtorReveal = z.infer<typeof DebtorReveal>
