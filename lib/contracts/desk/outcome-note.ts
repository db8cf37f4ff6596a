import * as z from 'zod'
import { ClientNo, OrganizationId } from '../formats'
import { defineLocalOperation } from '../operation'
import { OutcomeNote } from './journal'

/** Longest note beside a record. */
export const recordNoteMax = 500

const Note = z.string().trim().min(1).max(recordNoteMax)

/**
 * Records what a person found of a write by other means (a telephone call, the service's own
 * pages), where no look could tell. It needs the right of that write, and its client or
 * organization, which have to be named.
 */
export const recordOutcome = defineLocalOperation({
  name: 'recordOutcome',
  summary: 'Record what was found of a write by other means',
  effect: 'write',
  right: null,
  params: z.object({ idempotencyKey: z.uuid() }),
  scope: ({ body }) => ({
    ...(body.clientNo !== undefined && { clientNo: body.clientNo }),
    ...(body.organizationId !== undefined && { organizationId: body.organizationId }),
  }),
  target: ({ params }) => params.idempotencyKey,
  sensitive: ['note'],
  body: z.object({
    clientNo: ClientNo.optional(),
    organizationId: OrganizationId.optional(),
    found: OutcomeNote.shape.found,
    note: Note,
  }),
  answers: { 200: z.null() },
  refusals: [403, 404, 409],
  example: {
    params: { idempotencyKey: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11' },
    body: {
      organizationId: '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10',
      found: 'not-applied',
      note: 'Support looked for it by telephone',
    },
  },
})

/** A record as it arrives from a browser: of which write, what was found, and how. */
export const OutcomeNoteSubmission = z.strictObject({
  idempotencyKey: z.uuid(),
  userName: z.string(),
  /** The write that it is about. */
  of: z.uuid(),
  found: OutcomeNote.shape.found,
  note: Note,
})
export type OutcomeNoteSubmission = z.infer<typeof OutcomeNoteSubmission>
