import * as z from 'zod'
import { defineLocalOperation } from '../operation'

/**
 * What was looked up, and what it was taken for. No longer than any field that it is compared with.
 */
const Lookup = z.object({
  has: z.enum(['receiptId', 'invoiceNumber', 'kid', 'fileName', 'transactionRid', 'invoiceeName']),
  text: z.string().min(1).max(255),
})

/**
 * Keeps what the person looked up as their newest, or drops it. A text that may hold an identity
 * number is refused.
 */
export const keepLookups = defineLocalOperation({
  name: 'keepLookups',
  summary: 'Keep or drop what the person looked up',
  effect: 'local-write',
  right: null,
  body: z.object({
    writer: z.uuid(),
    turn: z.int().min(1).max(1_000_000_000),
    lookup: Lookup,
    isKept: z.boolean(),
  }),
  answers: { 200: null },
  refusals: [400],
  example: {
    body: {
      writer: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11',
      turn: 1,
      lookup: { has: 'invoiceNumber', text: '2026-10442' },
      isKept: true,
    },
  },
})

/** What the person looked up last, the newest first, at most 20. */
export const getLookups = defineLocalOperation({
  name: 'getLookups',
  summary: 'Read what the person looked up last',
  effect: 'read',
  right: null,
  answers: { 200: z.object({ lookups: z.array(z.object({ ...Lookup.shape, at: z.string() })) }) },
  example: {},
})
