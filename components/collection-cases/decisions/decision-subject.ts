import type { CollectionCase } from '@/lib/contracts/collection/cases'
import type { CollectionInvoice } from '@/lib/contracts/collection/invoices'
import type { Decision } from '@/lib/contracts/desk/decision'
import {
  type SeenState,
  toCaseState,
  toInvoiceState,
} from '@/lib/features/collection-cases/domain/subject-state'

type DecisionNames<Part> = Part extends { decision: string }
  ? Omit<Part, keyof Common | 'decision'>
  : never
type Common = Pick<
  Decision,
  'idempotencyKey' | 'userName' | 'organizationId' | 'seen' | 'reason' | 'until' | 'typedNo'
>

/** What is decided on: where it is, by which number people name it, and what was shown of it. */
export type DecisionSubject = {
  organizationId: string
  userName: string
  number: string
  seen: SeenState
  names: DecisionNames<Decision>
}

type SubjectScope = { organizationId: string; userName: string }

type NamedCase = CollectionCase & { caseId: string; caseNumber: number }
type NamedInvoice = CollectionInvoice & { id: string; invoiceNumber: string }

/** Whether the answer tells the id and the number of a case: without them nothing can be sent. */
export const isNamedCase = (read: CollectionCase): read is NamedCase =>
  Boolean(read.caseId) && typeof read.caseNumber === 'number'

/** The same of an invoice. */
export const isNamedInvoice = (read: CollectionInvoice): read is NamedInvoice =>
  Boolean(read.id && read.invoiceNumber)

/**
 * A case as something to decide on; null where the answer tells no id or number, so that nothing
 * can be sent.
 */
export function toCaseSubject(where: SubjectScope, read: CollectionCase): DecisionSubject | null {
  if (!isNamedCase(read)) return null
  return {
    ...where,
    number: String(read.caseNumber),
    seen: toCaseState(read),
    names: { caseId: read.caseId, caseNumber: read.caseNumber },
  }
}

/** An invoice as something to decide on; null where the answer tells no id or number. */
export function toInvoiceSubject(
  where: SubjectScope,
  read: CollectionInvoice,
): DecisionSubject | null {
  if (!isNamedInvoice(read)) return null
  const names = { invoiceId: read.id, invoiceNumber: read.invoiceNumber }
  return { ...where, number: read.invoiceNumber, seen: toInvoiceState(read), names }
}

/** The same thing as it stands by a later read. */
export function refreshSubject(
  subject: DecisionSubject,
  now: CollectionCase | CollectionInvoice,
): DecisionSubject {
  return {
    ...subject,
    seen:
      'caseId' in subject.names
        ? toCaseState(now as CollectionCase)
        : toInvoiceState(now as CollectionInvoice),
  }
}

/** A decision on it, ready to be sent. */
export function buildDecision(
  { number: _, names, ...subject }: DecisionSubject,
  typed: Pick<Decision, 'decision' | 'idempotencyKey' | 'reason' | 'until' | 'typedNo'>,
): Decision {
  return { ...subject, ...names, ...typed } as Decision
}
