import { mapLeaves } from './records'
import type { AnswerShape } from './shapes'

/**
 * Identifiers as databases mint them: 6f0e-4a63 becomes 6f0e-ea63. RFC 9562 knows no version e, so
 * who wants a UUID refuses them. What comes in is turned back, so the store holds UUIDs whatever a
 * tenant speaks.
 */
const stored = /\b([0-9a-f]{8}-[0-9a-f]{4}-)4([0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12})\b/g
const minted = /\b([0-9a-f]{8}-[0-9a-f]{4}-)e([0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12})\b/gi

/** Organizations are named by tokens too, and our own ids are ours. */
const isExempt = (key: string) =>
  key === 'organizationId' || key === 'organization' || key.startsWith('uniqueSource')

/** Identifiers of a value, as a tenant with GUIDs tells them. */
export const toGuids = (value: unknown): unknown =>
  mapLeaves(
    value,
    (leaf) => (typeof leaf === 'string' ? leaf.replace(stored, '$1e$2') : leaf),
    isExempt,
  )

/** The same, as they are stored. */
export const toUuids = (value: unknown): unknown =>
  mapLeaves(
    value,
    (leaf) => (typeof leaf === 'string' ? leaf.replace(minted, '$14$2') : leaf),
    isExempt,
  )

/** An answer whose identifiers are GUIDs. */
export const convertGuids: AnswerShape<'guids'> = (_, reply) => ({
  ...reply,
  body: toGuids(reply.body),
})
