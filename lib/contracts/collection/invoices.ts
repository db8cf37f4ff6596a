import * as z from 'zod'
import { OrganizationId, Uuid } from '../formats'
import { operation } from '../operation'
import { answered, openEnum } from '../source'

const amounts = {
  originalAmount: z.number(),
  currentAmount: z.number(),
  remainingAmount: z.number(),
  paidAmount: z.number(),
  creditedAmount: z.number(),
}

/** Claim of interface.md 2.7. */
export const Claim = answered({ type: openEnum('PRINCIPAL'), ...amounts, currency: z.string(), invoiceId: z.string() })

/** Debtor of interface.md 2.7. */
export const Debtor = answered({
  type: openEnum('PRIVATE'),
  role: openEnum('PRIMARY_DEBTOR'),
  firstname: z.string(),
  lastname: z.string(),
  name: z.string(),
  customerNumber: z.string(),
  identificationNumber: z.string(),
  organizationNumber: z.string(),
  dateOfBirth: z.string(),
  emails: z.array(answered({ value: z.string() })),
  phoneNumbers: z.array(answered({ countryCode: z.string(), value: z.string() })),
  addresses: z.array(
    answered({ street: z.string(), addressLines: z.array(z.string()), city: z.string(), zipCode: z.string(), countryCode: z.string() }),
  ),
})

/** Collection invoice of interface.md 2.7. */
export const CollectionInvoice = answered({
  id: z.string(),
  organization: answered({ id: z.string(), organizationNumber: z.string(), name: z.string() }),
  invoiceNumber: z.string(),
  collectionCaseNumber: z.string(),
  type: openEnum('PAYMENT_REMINDER'),
  status: openEnum('OPEN'),
  createdAt: z.string(),
  closedAt: z.string(),
  originalInvoiceAmount: z.number(),
  currency: z.string(),
  invoiceDate: z.string(),
  dueDate: z.string(),
  ocrReferenceNumber: z.string(),
  uniqueSourceInvoiceId: z.string(),
  claims: z.array(Claim),
  debtors: z.array(Debtor),
  currentAmount: z.number(),
  remainingAmount: z.number(),
  paidAmount: z.number(),
  creditedAmount: z.number(),
})

export const getCollectionInvoice = operation({
  name: 'getCollectionInvoice',
  area: 'collection',
  method: 'GET',
  path: '/orgs/:organizationId/invoices/:invoiceId',
  summary: 'Get one collection invoice',
  section: '4.8',
  source: 'documented',
  effect: 'read',
  right: 'read:collection.case',
  params: z.object({ organizationId: OrganizationId, invoiceId: Uuid }),
  answers: { 200: answered({ summary: answered({ status: z.string(), nextPageToken: z.string() }), data: CollectionInvoice }) },
  refusals: [400, 401, 403, 404, 409, 422, 500, 503],
  sensitive: ['identificationNumber', 'dateOfBirth'],
  example: { params: { organizationId: '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10', invoiceId: '8c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a21' } },
})
