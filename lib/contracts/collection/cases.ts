import * as z from 'zod'
import { ExactNumber } from '../exact-number'
import { CalendarDate, CaseNumber, DateTime } from '../formats'
import { defineOperation } from '../operation'
import { defineAnswer, markAssumed, markPubliclySeen, openEnum, withExpected } from '../source'
import {
  makePageEnvelope,
  organizationParams,
  PageSize,
  PageToken,
  toOrganizationScope,
} from './envelopes'
import { HistoryEntry } from './history'
import { Claim, Debtor, InvoiceType, sensitiveDebtorFields } from './invoices'

/** OPEN and PAUSED were seen in public samples, the others are expected. */
export const CaseStatus = withExpected(openEnum('OPEN', 'PAUSED'), 'WITHDRAWN', 'CLOSED')

/**
 * Where a case stands within its status. DEBT_COLLECTION_LIST_MANUAL was seen: the case stands in
 * the list that the creditor accepts or rejects. The others are expected; EVICTION_REQUEST and
 * EVICTION_CONFIRMATION wait for the creditor too.
 */
export const CaseSubStatus = withExpected(
  openEnum('DEBT_COLLECTION_LIST_MANUAL'),
  ...[
    'REGISTERED',
    'REMINDER_SENT',
    'COLLECTION_NOTICE_SENT',
    'DEBT_COLLECTION_LIST_REJECTED',
    'DEBT_COLLECTION',
  ],
  ...[
    'EVICTION_REQUEST',
    'EVICTION_APPLIED',
    'EVICTION_CONFIRMATION',
    'EVICTION_CONFIRMED',
    'PAID',
    'CREDITED',
    'WITHDRAWN',
  ],
)

/** An invoice as its case shows it. */
export const CaseInvoice = defineAnswer({
  invoiceId: z.string(),
  invoiceNumber: z.string(),
  invoiceDate: z.string(),
  dueDate: z.string(),
  batchId: z.string(),
  registeredAt: z.string(),
  originalAmount: ExactNumber,
  remainingAmount: ExactNumber,
  remainingPrincipal: ExactNumber,
  paidAmount: ExactNumber,
  creditedAmount: ExactNumber,
  uniqueSourceInvoiceId: z.string(),
  currency: z.string(),
})
export type CaseInvoice = z.infer<typeof CaseInvoice>

const {
  role,
  identificationNumber,
  organizationNumber,
  dateOfBirth,
  emails,
  phoneNumbers,
  addresses,
} = Debtor.shape

/**
 * A debtor as its case shows it: other names than those of an invoice's. Public pages cut the list
 * after fullName; the rest is assumed.
 */
export const CaseDebtor = defineAnswer({
  debtorId: z.string(),
  type: Debtor.shape.type,
  debtorNumber: z.string(),
  customerNumber: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  role: markAssumed(role),
  identificationNumber: markAssumed(identificationNumber),
  organizationNumber: markAssumed(organizationNumber),
  dateOfBirth: markAssumed(dateOfBirth),
  emails: markAssumed(emails),
  phoneNumbers: markAssumed(phoneNumbers),
  addresses: markAssumed(addresses),
})
export type CaseDebtor = z.infer<typeof CaseDebtor>

/**
 * What an eviction hangs on: when the notice was served, when the message went to the social board,
 * until when the rent may still be paid, and the first day on which it may be carried out. All
 * calendar dates, all assumed. decideBy is the last day for the creditor's answer.
 */
export const Eviction = defineAnswer({
  premises: withExpected(openEnum(), 'HOME', 'OTHER'),
  amount: ExactNumber,
  currency: z.string(),
  noticeServedDate: z.string(),
  socialBoardMessageDate: z.string(),
  recoverByDate: z.string(),
  earliestEvictionDate: z.string(),
  decideByDate: z.string(),
  requestedAt: z.string(),
  confirmationRequestedAt: z.string(),
  reason: z.string(),
})
export type Eviction = z.infer<typeof Eviction>

/** How a case is to be paid (seen in an older view). */
const PaymentDetails = defineAnswer({
  paymentValue: ExactNumber,
  currency: z.string(),
  kid: z.string(),
  bankAccount: z.string(),
  dueDate: z.string(),
})

/**
 * A case. Amounts, claims and history are assumed, after an older view that split original, paid
 * and remaining by principal, fee and interest; claims are those of its invoices. caseToken lets
 * its bearer in where debtors pay, hence masked (assumed).
 */
export const CollectionCase = defineAnswer({
  caseId: z.string(),
  caseNumber: ExactNumber,
  organizationId: z.string(),
  creditorId: z.string(),
  creditorNumber: z.string(),
  status: CaseStatus,
  subStatus: CaseSubStatus,
  type: InvoiceType,
  description: z.string(),
  registeredAt: z.string(),
  closedAt: z.string(),
  caseToken: z.string(),
  invoices: z.array(CaseInvoice),
  debtors: z.array(CaseDebtor),
  countryCode: markAssumed(z.string()),
  currency: markAssumed(z.string()),
  originalAmount: markAssumed(ExactNumber),
  currentAmount: markAssumed(ExactNumber),
  remainingAmount: markAssumed(ExactNumber),
  paidAmount: markAssumed(ExactNumber),
  creditedAmount: markAssumed(ExactNumber),
  claims: markAssumed(z.array(Claim)),
  history: markAssumed(z.array(HistoryEntry)),
  pausedUntil: markAssumed(z.string()),
  pauseReason: markAssumed(z.string()),
  decideByDate: markAssumed(z.string()),
  eviction: markAssumed(Eviction),
  paymentDetails: markAssumed(PaymentDetails),
})
export type CollectionCase = z.infer<typeof CollectionCase>

/**
 * Fields of a case that arrive masked in a browser: who a debtor is, the account to pay to, and
 * what opens the debtor's own page.
 */
export const sensitiveCaseFields = [...sensitiveDebtorFields, 'bankAccount', 'caseToken'] as const

/**
 * A page of cases, newest first (assumed). There is no operation for one case: it is read through
 * CaseNumber. SearchTerm is a part of a case number, an invoice number or a debtor's name
 * (assumed); the bounds of createdAt are counted in (assumed).
 */
export const listCases = defineOperation({
  name: 'listCases',
  area: 'collection',
  method: 'GET',
  path: '/orgs/:organizationId/cases',
  summary: 'List cases, a page at a time; one case by its number',
  section: '4.9',
  source: 'public',
  effect: 'read',
  right: 'read:collection.case',
  params: organizationParams,
  query: z.object({
    Status: markPubliclySeen(z.string().max(60).optional()),
    Type: markPubliclySeen(z.string().max(60).optional()),
    CaseNumber: markPubliclySeen(CaseNumber.optional()),
    CustomerNumber: markPubliclySeen(z.string().max(100).optional()),
    UniqueSourceInvoiceId: markPubliclySeen(z.string().max(200).optional()),
    SearchTerm: markPubliclySeen(z.string().max(200).optional()),
    FromCreatedAt: markPubliclySeen(z.union([CalendarDate, DateTime]).optional()),
    ToCreatedAt: markPubliclySeen(z.union([CalendarDate, DateTime]).optional()),
    PageToken,
    PageSize,
  }),
  scopeOfAnswer: ({ data }) => toOrganizationScope(data),
  answers: { 200: markPubliclySeen(makePageEnvelope(CollectionCase)) },
  refusals: [400, 401, 403, 404],
  sensitive: sensitiveCaseFields,
  example: {
    params: { organizationId: '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10' },
    query: { CaseNumber: 100_042 },
  },
})
