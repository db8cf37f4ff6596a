import * as z from 'zod'
import { defineLocalOperation } from '../operation'

/**
 * A session as its person reads it. `browser` is null where nobody told; `lastActiveAt` is right to
 * a minute. Nothing by which it could be taken over.
 */
export const OwnSession = z.object({
  browser: z.string().nullable(),
  startedAt: z.string(),
  lastActiveAt: z.string(),
  isCurrent: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>

const own = {
  right: null,
  scope: () => ({}),
  example: {},
} as const

/**
 * The person's own sessions that live: the one that asks first, then the one that was used last.
 */
export const listSessions = defineLocalOperation({
  ...own,
  name: 'listSessions',
  summary: 'List one’s own sessions',
  effect: 'read',
  answers: { 200: z.object({ sessions: z.array(OwnSession) }) },
})

/**
 * Ends every session of the person but the one that asks. What the others were about to send stops
 * at their next request, which asks for sign-in.
 */
export const endOtherSessions = defineLocalOperation({
  ...own,
  name: 'endOtherSessions',
  summary: 'End one’s own other sessions',
  effect: 'write',
  answers: { 200: z.object({ ended: z.number() }) },
})

/** A click on "End other sessions" as it arrives from a browser. */
export const EndOthers = z.strictObject({ idempotencyKey: z.uuid(), userName: z.string() })
export type EndOthers = z.infer<typeof EndOthers>
