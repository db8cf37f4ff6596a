import * as z from 'zod'
import { BankAgreement } from '../distribution/bank-agreements'
import { AddedCompany } from '../distribution/companies'
import { ClientNo, OrganizationId } from '../formats'
import { defineLocalOperation } from '../operation'
import type { Failure } from '../result'
import { JournalEntry } from './journal'

/**
 * A registration that went out from here, out of the journal: the service has no list of them.
 * `sent` is null once it was erased; `answer` is the last that the service said of it.
 */
const makeRegistration = <Answered extends z.ZodType>(answered: Answered) =>
  JournalEntry.omit({ fields: true, batch: true, warnings: true, look: true }).extend({
    sent: z.record(z.string(), z.unknown()).nullable(),
    answer: answered.nullable(),
    checkedAt: z.string().nullable(),
  })

const Page = z.object({
  before: z.string().max(40).optional(),
  beforeKey: z.uuid().optional(),
  limit: z.int().min(1).max(200).optional(),
})
const one = z.object({ idempotencyKey: z.uuid() })
const exampleKey = { params: { idempotencyKey: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11' } }

const SentAgreement = makeRegistration(BankAgreement)
export type SentAgreement = z.infer<typeof SentAgreement>

const SentCompany = makeRegistration(AddedCompany)
export type SentCompany = z.infer<typeof SentCompany>

/** A registration of either kind. */
export type Registration = SentAgreement | SentCompany

const toList = <Row extends z.ZodType>(row: Row) =>
  z.object({ entries: z.array(row), more: z.boolean(), isWhole: z.boolean() })
const toOne = <Row extends z.ZodType>(row: Row) =>
  z.object({ entry: row, unread: z.custom<Failure>().nullable() })

export const listBankAgreements = defineLocalOperation({
  name: 'listBankAgreements',
  summary: 'List the bank agreements that were registered here',
  effect: 'read',
  right: 'write:distribution.bankagreement',
  body: Page,
  answers: { 200: toList(SentAgreement) },
  sensitive: ['bankAccountNumber'],
  example: { body: {} },
})

export const getBankAgreement = defineLocalOperation({
  name: 'getBankAgreement',
  summary: 'Read one bank agreement that was registered here, as it is now',
  effect: 'read',
  right: 'write:distribution.bankagreement',
  params: one,
  answers: { 200: toOne(SentAgreement) },
  refusals: [404],
  sensitive: ['bankAccountNumber'],
  isFollowed: true,
  example: exampleKey,
})

export const listAddedCompanies = defineLocalOperation({
  name: 'listAddedCompanies',
  summary: 'List the companies that were added here',
  effect: 'read',
  right: 'write:distribution.company',
  body: Page,
  answers: { 200: toList(SentCompany) },
  example: { body: {} },
})

export const getAddedCompany = defineLocalOperation({
  name: 'getAddedCompany',
  summary: 'Read one company that was added here, as it is now',
  effect: 'read',
  right: 'write:distribution.company',
  params: one,
  answers: { 200: toOne(SentCompany) },
  refusals: [404],
  isFollowed: true,
  example: exampleKey,
})

const text = z.string().trim().min(1).max(200)

/** What both kinds of submission carry: whose they are, and what the person knows of. */
const submitted = {
  idempotencyKey: z.uuid(),
  userName: z.string(),
  clientNo: ClientNo.nullable(),
  organizationId: OrganizationId.nullable(),
  /** Earlier ones about the same number that are not confirmed, and that the person has checked. */
  besides: z.array(z.uuid()).max(20),
}

/** A bank agreement as it arrives from a browser. */
export const AgreementSubmission = z.strictObject({
  ...submitted,
  agreement: z.strictObject({
    organizationNumber: text,
    name: text,
    bankAccountNumber: text,
    bankAccountType: text,
    targetGroup: text,
  }),
})
export type AgreementSubmission = z.infer<typeof AgreementSubmission>

/** A company to add as it arrives from a browser. */
export const CompanySubmission = z.strictObject({
  ...submitted,
  company: z.strictObject({
    OrganizationNumber: text,
    Name: text,
    CountryCode: z.string().regex(/^[A-Z]{2}$/),
    Email: text,
  }),
})
export type CompanySubmission = z.infer<typeof CompanySubmission>

/** What adding a company came to: it was taken, or a look found it there, so nothing was sent. */
export type CompanyAddition =
  | { outcome: 'sent' }
  | { outcome: 'exists'; current: z.infer<typeof AddedCompany> }
