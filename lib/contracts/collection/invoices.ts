import * as z from 'zod'
import { ExactNumber } from '../exact-number'
import { CalendarDate, DateTime } from '../formats'
import { defineOperation } from '../operation'
import { defineAnswer, markAssumed, markPubliclySeen, openEnum, withExpected } from '../source'
import {
  invoiceParams,
  makeEnvelope,
  makePageEnvelope,
  organizationParams,
  PageToken,
  toOrganizationScope,
} from './envelopes'

const amounts = {
  originalAmount: ExactNumber,
  currentAmount: ExactNumber,
  remainingAmount: ExactNumber,
  paidAmount: ExactNumber,
  creditedAmount: ExactNumber,
}

/** Claim of interface.md 2.7. */
export const Claim = defineAnswer({
  type: withExpected(openEnum('PRINCIPAL'), 'FEE', 'INTEREST'),
  ...amounts,
  currency: z.string(),
  invoiceId: z.string(),
})
export type Claim = z.infer<typeof Claim>

/** Debtor of interface.md 2.7. */
export const Debtor = defineAnswer({
  type: withExpected(openEnum('PRIVATE'), 'COMPANY'),
  role: withExpected(openEnum('PRIMARY_DEBTOR'), 'CO_DEBTOR', 'GUARANTOR'),
  firstname: z.string(),
  lastname: z.string(),
  name: z.string(),
  customerNumber: z.string(),
  identificationNumber: z.string(),
  organizationNumber: z.string(),
  dateOfBirth: z.string(),
  emails: z.array(defineAnswer({ value: z.string() })),
  phoneNumbers: z.array(defineAnswer({ countryCode: z.string(), value: z.string() })),
  addresses: z.array(
    defineAnswer({
      street: z.string(),
      addressLines: z.array(z.string()),
      city: z.string(),
      zipCode: z.string(),
      countryCode: z.string(),
    }),
  ),
})
export type Debtor = z.infer<typeof Debtor>

/** Debtor fields that arrive masked in a browser (architecture.md, section 3). */
export const sensitiveDebtorFields = ['identificationNumber', 'dateOfBirth'] as const

/**
 * How far an invoice or its case has gone. PAYMENT_REMINDER is documented, NOTICE and
 * COLLECTION_NOTICE were seen in public samples.
 */
export const InvoiceType = withExpected(
  openEnum('PAYMENT_REMINDER', 'NOTICE', 'COLLECTION_NOTICE'),
  'DEBT_COLLECTION',
)

/** OPEN is documented; the others are expected (interface.md, part 3, shows no transition). */
export const InvoiceStatus = withExpected(openEnum('OPEN'), 'PAUSED', 'WITHDRAWN', 'CLOSED')

/** Collection invoice of interface.md 2.7, and how it is paused (assumed). */
export const CollectionInvoice = defineAnswer({
  id: z.string(),
  organization: defineAnswer({ id: z.string(), organizationNumber: z.string(), name: z.string() }),
  invoiceNumber: z.string(),
  collectionCaseNumber: z.string(),
  type: InvoiceType,
  status: InvoiceStatus,
  createdAt: z.string(),
  closedAt: z.string(),
  originalInvoiceAmount: ExactNumber,
  currency: z.string(),
  invoiceDate: z.string(),
  dueDate: z.string(),
  ocrReferenceNumber: z.string(),
  uniqueSourceInvoiceId: z.string(),
  claims: z.array(Claim),
  debtors: z.array(Debtor),
  currentAmount: ExactNumber,
  remainingAmount: ExactNumber,
  paidAmount: ExactNumber,
  creditedAmount: ExactNumber,
  pausedUntil: markAssumed(z.string()),
  pauseReason: markAssumed(z.string()),
})
export type CollectionInvoice = z.infer<typeof CollectionInvoice>

type MaybeInvoice = CollectionInvoice | null | undefined
const toInvoiceScope = (invoices: readonly MaybeInvoice[] | null | undefined) =>
  toOrganizationScope(invoices?.map((invoice) => ({ organizationId: invoice?.organization?.id })))

export const getCollectionInvoice = defineOperation({
  name: 'getCollectionInvoice',
  area: 'collection',
  method: 'GET',
  path: '/orgs/:organizationId/invoices/:invoiceId',
  summary: 'Get one collection invoice',
  section: '4.8',
  source: 'documented',
  effect: 'read',
  right: 'read:collection.case',
  params: invoiceParams,
  target: ({ params }) => params.invoiceId,
  targetOfAnswer: ({ data }) => data?.id,
  scopeOfAnswer: ({ data }) => toInvoiceScope([data]),
  answers: { 200: makeEnvelope(CollectionInvoice) },
  refusals: [400, 401, 403, 404, 409, 422, 500, 503],
  sensitive: sensitiveDebtorFields,
  example: {
    params: {
      organizationId: '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10',
      invoiceId: '8c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a21',
    },
  },
})

/**
 * A page of invoices, newest first (assumed). From and To bound createdAt, both counted; a date
 * means the whole day in UTC (assumed).
 */
export const listCollectionInvoices = defineOperation({
  name: 'listCollectionInvoices',
  area: 'collection',
  method: 'GET',
  path: '/orgs/:organizationId/invoices',
  summary: 'List collection invoices, a page at a time',
  section: '4.9',
  source: 'public',
  effect: 'read',
  right: 'read:collection.case',
  params: organizationParams,
  query: z.object({
    Status: markPubliclySeen(z.string().max(60).optional()),
    Type: markPubliclySeen(z.string().max(60).optional()),
    InvoiceNumber: markPubliclySeen(z.string().max(100).optional()),
    UniqueSourceInvoiceId: markPubliclySeen(z.string().max(200).optional()),
    CustomerNumber: markPubliclySeen(z.string().max(100).optional()),
    From: markPubliclySeen(z.union([CalendarDate, DateTime]).optional()),
    To: markPubliclySeen(z.union([CalendarDate, DateTime]).optional()),
    PageToken,
  }),
  scopeOfAnswer: ({ data }) => toInvoiceScope(data),
  answers: { 200: markPubliclySeen(makePageEnvelope(CollectionInvoice)) },
  refusals: [400, 401, 403, 404],
  sensitive: sensitiveDebtorFields,
  example: {
    params: { organizationId: '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10' },
    query: { Status: 'OPEN', From: '2026-03-01', To: '2026-03-12' },
  },
})
