import * as z from 'zod'
import { ClientNo, CustomerNo } from '../formats'
import { operation } from '../operation'
import { sensitiveCustomerFields } from '../receivables/customer-fields'

/**
 * Shows one masked field of a customer. By meaning it is a read; it is declared a write so that the journal holds who looked, and when, before the
 * value is fetched. The value itself never enters the journal.
 */
export const revealCustomerField = operation({
  name: 'revealCustomerField',
  area: 'desk',
  method: 'POST',
  path: '/clients/:clientno/customers/:customerno/reveal',
  summary: 'Show one masked field, and note it',
  source: 'documented',
  effect: 'write',
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
export const Reveal = z.strictObject({ intentId: z.uuid(), clientNo: ClientNo, customerNo: CustomerNo, field: z.enum(sensitiveCustomerFields) })
export type Reveal = z.infer<typeof Reveal>
