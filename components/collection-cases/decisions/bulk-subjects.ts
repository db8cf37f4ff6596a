import type { CollectionCase } from '@/lib/contracts/collection/cases'
import type { CollectionInvoice } from '@/lib/contracts/collection/invoices'
import type { DecisionName } from '@/lib/contracts/desk/decision'
import {
  type CaseVerb,
  caseVerbs,
  findVerbDecision,
} from '@/lib/features/collection-cases/domain/case-answers'
import { getCaseKey } from '@/lib/features/collection-cases/domain/case-questions'
import {
  findInvoiceVerbDecision,
  invoiceVerbs,
} from '@/lib/features/collection-cases/domain/offered-decisions'
import {
  type DecisionSubject,
  isNamedCase,
  isNamedInvoice,
  toCaseSubject,
  toInvoiceSubject,
} from './decision-subject'

type Amounts = Pick<CollectionCase, 'remainingAmount' | 'currency'>

/** What rows of a list are, where a verb is done to many of them. */
export type BulkSubjects<Row extends Amounts> = {
  is: 'case' | 'invoice'
  verbs: readonly CaseVerb[]
  /** Null for a row that does not admit it, or whose id or number is not told. */
  findDecision: (verb: CaseVerb, row: Row) => DecisionName | null
  toSubject: (
    where: { organizationId: string; userName: string },
    row: Row,
  ) => DecisionSubject | null
  keyOf: (row: Row) => string
  numberOf: (row: Row) => string | number | null
}

export const caseSubjects: BulkSubjects<CollectionCase> = {
  is: 'case',
  verbs: caseVerbs,
  findDecision: (verb, row) => (isNamedCase(row) ? findVerbDecision(verb, row) : null),
  toSubject: toCaseSubject,
  keyOf: getCaseKey,
  numberOf: ({ caseNumber }) => caseNumber ?? null,
}

export const invoiceSubjects: BulkSubjects<CollectionInvoice> = {
  is: 'invoice',
  verbs: invoiceVerbs,
  findDecision: (verb, row) => (isNamedInvoice(row) ? findInvoiceVerbDecision(verb, row) : null),
  toSubject: toInvoiceSubject,
  keyOf: ({ id, invoiceNumber }) => id ?? invoiceNumber ?? '',
  numberOf: ({ invoiceNumber }) => invoiceNumber ?? null,
}
