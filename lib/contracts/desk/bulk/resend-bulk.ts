import * as z from 'zod'
import { ClientNo } from '../../formats'
import { defineLocalOperation } from '../../operation'
import { documentFields, ReplacedInvoice } from '../sending/send-document'
import { bulkChunkMax, bulkRowsMax } from './bulk-rows'

/** A failed invoice with what is sent in its name, as it arrives from a browser. */
export const ResendRow = z.strictObject({
  idempotencyKey: z.uuid(),
  ...documentFields,
  replaces: ReplacedInvoice,
  /** Who gets it, for the results. */
  name: z.string().max(500).nullable(),
})
export type ResendRow = z.infer<typeof ResendRow>

/** Some failed invoices of a client's companies before they are sent again. Stored twice they stand once. */
export const ResendRows = z.strictObject({
  bulkActionId: z.uuid(),
  userName: z.string().max(200),
  clientNo: ClientNo,
  from: z.int().min(0).max(bulkRowsMax),
  rows: z.array(ResendRow).min(1).max(bulkChunkMax),
})
export type ResendRows = z.infer<typeof ResendRows>

/** What starts it. A sent document cannot be called back, so the number of rows is typed. */
export const ResendStart = z.strictObject({
  bulkActionId: z.uuid(),
  clientNo: ClientNo,
  total: z.int().min(1).max(bulkRowsMax),
  typedTotal: z.string().max(100),
})
export type ResendStart = z.infer<typeof ResendStart>

/**
 * Sends again what was stored row by row, each in the name of a failed invoice. The id is made by the
 * page and is the idempotency key at the same time.
 */
export const startResend = defineLocalOperation({
  name: 'startResend',
  summary: 'Send many failed invoices again',
  effect: 'write',
  right: 'write:distribution.invoice',
  scope: ({ body }) => ({ clientNo: body.clientNo }),
  target: ({ body }) => body.bulkActionId,
  body: ResendStart,
  answers: { 200: z.object({ bulkActionId: z.string() }) },
  refusals: [404, 409],
  example: {
    body: {
      ...{ bulkActionId: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b13', clientNo: '1001' },
      ...{ total: 1, typedTotal: '1' },
    },
  },
})
