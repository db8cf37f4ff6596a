import * as z from 'zod'
import { ClientNo } from '../../formats'
import { defineLocalOperation } from '../../operation'
import { documentFields } from '../sending/send-document'
import { bulkChunkMax, bulkRowsMax } from './bulk-rows'
import { sendingVerbs } from './bulk-verbs'

/** A document as it arrives from a browser, in the name of a failed invoice where it names one. */
export const SendRow = z.strictObject({
  idempotencyKey: z.uuid(),
  ...documentFields,
  /** Who gets it, for the results. */
  name: z.string().max(500).nullable(),
})
export type SendRow = z.infer<typeof SendRow>

/** Some documents of a client's companies before they are sent. Stored twice they stand once. */
export const SendRows = z.strictObject({
  bulkActionId: z.uuid(),
  userName: z.string().max(200),
  clientNo: ClientNo,
  from: z.int().min(0).max(bulkRowsMax),
  rows: z.array(SendRow).min(1).max(bulkChunkMax),
})
export type SendRows = z.infer<typeof SendRows>

/** What starts it. A sent document cannot be called back, so the number of rows is typed. */
export const SendStart = z.strictObject({
  bulkActionId: z.uuid(),
  clientNo: ClientNo,
  verb: z.enum(sendingVerbs),
  total: z.int().min(1).max(bulkRowsMax),
  typedTotal: z.string().max(100),
})
export type SendStart = z.infer<typeof SendStart>

/**
 * Sends what was stored row by row. The id is made by the page and is the idempotency key at the same
 * time.
 */
export const startSending = defineLocalOperation({
  name: 'startSending',
  summary: 'Send many documents',
  effect: 'write',
  right: 'write:distribution.invoice',
  scope: ({ body }) => ({ clientNo: body.clientNo }),
  target: ({ body }) => body.bulkActionId,
  body: SendStart,
  answers: { 200: z.object({ bulkActionId: z.string() }) },
  refusals: [404, 409],
  example: {
    body: {
      ...{ bulkActionId: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b13', clientNo: '1001' },
      ...{ verb: 'resend', total: 1, typedTotal: '1' },
    },
  },
})
