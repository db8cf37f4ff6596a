import * as z from 'zod'
import type { Bounds } from '../bounds'
import { ExactNumber } from '../exact-number'
import { CompanyId } from '../formats'
import { defineAnswer, markAssumed } from '../source'

/**
 * What a sent document may hold. A document in base64 is the longest text of it. No limit is
 * documented (interface.md, part 8).
 */
export const sendBounds: Bounds = { text: 1_000_000, list: 10_000, whole: 5_000_000 }

/**
 * The sender's own name of what is sent, which no other document has. Public pages show it in the
 * body of a consumer invoice; in the other bodies it is assumed by analogy.
 */
export const Identifier = z.string().min(1).max(100)

/**
 * Which company sends. Public pages do not show how a request says so, so its place in the query is
 * assumed.
 */
export const sendQuery = z.strictObject({ CompanyId: markAssumed(CompanyId) })

/** What sending touches: the company that sends. */
export const toSenderScope = ({
  query,
}: {
  query: { CompanyId: string | number }
}): { companyIds: number[] } => ({ companyIds: [Number(query.CompanyId)] })

/**
 * What the service says of a document that it took: the receipt id is its own, the identifier is
 * the sender's, and Status is a request status (interface.md, part 3). All of it is assumed, and
 * each part may be absent.
 */
export const SendAccepted = defineAnswer({
  ReceiptId: z.string(),
  Identifier: z.string(),
  Status: ExactNumber,
})

const accepted = markAssumed(SendAccepted.nullable())

/** How all documents are sent, whatever their body. */
export const send = {
  bounds: sendBounds,
  area: 'distribution',
  method: 'POST',
  section: '4.9',
  effect: 'write',
  resend: 'same-id',
  right: 'write:distribution.invoice',
  query: sendQuery,
  scope: toSenderScope,
  answers: { 200: accepted, 202: accepted },
  /** 409: the identifier was used before. All of them are assumed. */
  refusals: [400, 401, 403, 409, 413, 422, 429],
} as const
