import * as z from 'zod'
import type { CollectionCase } from '../collection/cases'
import type { CollectionInvoice } from '../collection/invoices'
import { ExactNumber } from '../exact-number'
import { CalendarDate, CaseId, CaseNumber, OrganizationId, Uuid } from '../formats'

/** What is decided on a case, by the names of the operations. */
export const caseDecisions = [
  ...([
    'pauseCase',
    'resumeCase',
    'withdrawCase',
    'acceptDebtCollectionList',
    'rejectDebtCollectionList',
  ] as const),
  ...([
    'acceptEvictionRequest',
    'rejectEvictionRequest',
    'acceptEvictionConfirmation',
    'rejectEvictionConfirmation',
  ] as const),
] as const

/** What is decided on an invoice, by the names of the operations. */
export const invoiceDecisions = ['pauseInvoice', 'resumeInvoice', 'withdrawInvoice'] as const

export type InvoiceDecision = (typeof invoiceDecisions)[number]
export type DecisionName = (typeof caseDecisions)[number] | InvoiceDecision

const text = z.string().max(100).nullable()
const amount = ExactNumber.nullable()

/**
 * What a dialog showed of a case or an invoice when it opened: what must still hold when the
 * decision is sent. Null where the read did not tell.
 */
export const Seen = z.strictObject({
  status: text,
  subStatus: text,
  remainingAmount: amount,
  currency: text,
  pausedUntil: text,
  closedAt: text,
  invoices: z
    .array(z.strictObject({ invoiceId: text, remainingAmount: amount, currency: text }))
    .max(10_000)
    .nullable(),
})

const decisionFields = {
  idempotencyKey: z.uuid(),
  /** Who decided: an open page does not decide as somebody who signed in elsewhere since. */
  userName: z.string().max(200),
  organizationId: OrganizationId,
  seen: Seen,
  /** Why; blank says nothing. */
  reason: z.string().max(500),
  /** Until when a pause lasts; null: until it is resumed. */
  until: CalendarDate.nullable(),
  /** The number as the person typed it: what is final asks for it. */
  typedNo: z.string().max(100),
}

/**
 * A decision on a case as it arrives from a browser. The case is read by its number, which must
 * still name the case of this id.
 */
const CaseDecisionInput = z.strictObject({
  ...decisionFields,
  decision: z.enum(caseDecisions),
  caseId: CaseId,
  caseNumber: CaseNumber,
})

/** A decision on an invoice as it arrives from a browser. */
const InvoiceDecisionInput = z.strictObject({
  ...decisionFields,
  decision: z.enum(invoiceDecisions),
  invoiceId: Uuid,
  invoiceNumber: z.string().max(100),
})

/** A decision as it arrives from a browser. Anything else in it is refused. */
export const Decision = z.union([CaseDecisionInput, InvoiceDecisionInput])
export type Decision = z.infer<typeof Decision>

/** A field that holds something else than a dialog had shown; null where it was not told. */
type Changed = { field: string; before: string | number | null; now: string | number | null }

/**
 * What a decision came to, other than a failure. Nothing of what was read is unmasked.
 *
 * - `sent`: the upstream took it. `isAccepted`: it said that it will do it (202), not that it did, or
 *   nobody could tell which. `found` is what a read afterwards shows of it, null when that read failed.
 * - `changed`: what stands there is not what the dialog had shown, so nothing was sent. `now` is
 *   what stands there, for another look.
 */
export type DecisionOutcome<Subject = CollectionCase | CollectionInvoice> =
  | {
      outcome: 'sent'
      isAccepted: boolean
      found: 'applied' | 'not-applied' | 'partly' | null
      now: Subject | null
    }
  | { outcome: 'changed'; changes: Changed[]; now: Subject }
