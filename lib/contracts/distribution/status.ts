import * as z from 'zod'
import { operation } from '../operation'
import { answered, assumed, openEnum } from '../source'

/** Transaction of interface.md 2.3. Times may lack a zone, so they stay strings. */
export const Transaction = answered({
  TransactionRid: z.number(),
  LogTime: z.string(),
  DeliveryTime: z.string(),
  Status: openEnum('OK', 'Pending', 'Failed', 'Handled'),
  Company: z.string(),
  Channel: z.string(),
  RequestedChannel: z.string(),
  ActualChannel: z.string(),
  Direction: z.string(),
  InvoiceType: z.string(),
  InvoiceNumber: z.string(),
  Filename: z.string(),
  LogText: z.string(),
  InvoiceeName: z.string(),
  InvoiceDate: z.string(),
  DueDate: z.string(),
  Amount: z.number(),
  AmountExVat: z.number(),
  KID: z.string(),
  ChannelStatus: z.string(),
  ChannelUpdateTime: z.string(),
  CorrelationStatus: z.string(),
})

/** Invoice status of interface.md 2.3. Status is the request status: 1 New, 2 Pending, 3 Completed; others are kept. */
export const InvoiceStatus = answered({
  ReceiptId: z.string(),
  Filename: z.string(),
  InvoiceData: z.string(),
  Received: z.string(),
  Status: z.number(),
  Transaction,
  InvoiceLink: z.string(),
})

/** The names of the two fields are assumed: interface.md 4.5 says "by invoice identifier or invoice number". */
const StatusQuestion = z.looseObject({ Identifier: assumed(z.string().optional()), InvoiceNumber: assumed(z.string().optional()) })

const check = {
  area: 'distribution',
  path: '/send/status',
  summary: 'Check the status of a sent invoice',
  section: '4.5',
  source: 'documented',
  effect: 'read',
  right: 'read:distribution.invoice',
  // Names no company: not for browsers before the scope of its answer is checked (design.md, section 4).
  exposed: false,
  body: StatusQuestion,
  answers: { 200: InvoiceStatus },
  example: { body: { InvoiceNumber: '2026-10442' } },
} as const

/** A GET with a JSON body: oddities are kept. */
export const getInvoiceStatus = operation({ ...check, refusals: [400, 404], name: 'getInvoiceStatus', method: 'GET' })

/** The twin of the same name that uses POST. */
export const postInvoiceStatus = operation({ ...check, refusals: [400, 404], name: 'postInvoiceStatus', method: 'POST' })

/** The path under which public pages show the POST twin. */
export const postInvoicePstatus = operation({
  ...check,
  refusals: [400, 404],
  name: 'postInvoicePstatus',
  method: 'POST',
  path: '/send/pstatus',
  source: 'public',
})
