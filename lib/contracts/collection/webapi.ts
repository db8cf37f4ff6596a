import * as z from 'zod'
import { ExactNumber } from '../exact-number'
import { Uuid } from '../formats'
import { defineOperation } from '../operation'
import { defineAnswer, markAssumed, markPubliclySeen } from '../source'
import { CollectionCase, sensitiveCaseFields } from './cases'

/**
 * The legacy paths under /webapi (interface.md 4.9 and 9). Their paths are documented; methods,
 * questions and bodies are not. No browser needs them.
 */
const shared = {
  area: 'legacy',
  method: 'GET',
  section: '4.9',
  source: 'assumed',
  effect: 'read',
  exposed: false,
  isLegacy: true,
} as const
const right = 'read:collection.case'
const batchId = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'

/**
 * Tells how rows of a request failed by their place in it (seen in public pages of the older
 * interface).
 */
const RowError = defineAnswer({
  objectname: z.string(),
  objectindex: ExactNumber,
  message: z.string(),
})

/**
 * A batch in its older form: what failed, and the cases that came of the rest. organizationId is
 * assumed, and without it the batch is nobody's that we know.
 */
export const getWebapiBatch = defineOperation({
  ...shared,
  name: 'getWebapiBatch',
  asksForOne: true,
  path: '/api/Batch',
  summary: 'Read a batch in its legacy form',
  right,
  query: z.object({ batchId: Uuid }),
  scopeOfAnswer: (answer) => ({ organizationIds: [answer.organizationId ?? ''] }),
  answers: {
    200: markPubliclySeen(
      defineAnswer({
        status: defineAnswer({
          statuscode: ExactNumber,
          errors: z.array(RowError),
          responses: z.array(CollectionCase),
        }),
        organizationId: markAssumed(z.string()),
      }),
    ),
  },
  refusals: [400, 401, 403, 404],
  sensitive: sensitiveCaseFields,
  example: { query: { batchId } },
})

/**
 * A file of a document or a history entry, by its attachmentId. Every field is assumed; content is
 * base64.
 */
export const getWebapiAttachment = defineOperation({
  ...shared,
  name: 'getWebapiAttachment',
  asksForOne: true,
  path: '/api/Attachment',
  summary: 'Read an attachment in its legacy form',
  right,
  query: z.object({ attachmentId: Uuid }),
  scopeOfAnswer: (answer) => ({ organizationIds: [answer.organizationId ?? ''] }),
  answers: {
    200: markAssumed(
      defineAnswer({
        attachmentId: z.string(),
        organizationId: z.string(),
        filename: z.string(),
        contentType: z.string(),
        content: z.string(),
      }),
    ),
  },
  refusals: [400, 401, 403, 404],
  example: { query: { attachmentId: '3e5f7a91-0c2d-4b6e-8f10-a2b4c6d8e0f1' } },
})

export const pingWebapi = defineOperation({
  ...shared,
  name: 'pingWebapi',
  path: '/api/Ping',
  summary: 'Tell whether the legacy interface answers',
  right: null,
  answers: { 200: markAssumed(defineAnswer({ status: z.string() }).nullable()) },
  example: {},
})
