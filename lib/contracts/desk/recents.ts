import * as z from 'zod'
import { ExactNumber } from '../exact-number'
import { defineLocalOperation } from '../operation'

/** The kinds of objects that have a page of their own and are remembered once it was opened. */
export const recentKinds = [
  ...(['customer', 'invoice', 'receipt', 'item', 'file'] as const),
  ...(['claim', 'case', 'settlement', 'batch'] as const),
] as const

/**
 * An object whose page was opened, by what its address is made of. `invoice` is named by its number
 * and, where it is known, its company; `receipt` is an invoice that is named by its receipt id; `file`
 * is one that the service stores for a client.
 */
const Recent = z.object({
  kind: z.enum(recentKinds),
  id: z.string().min(1).max(200),
  clientNo: z.string().max(40).nullable(),
  organizationId: z.string().max(100).nullable(),
  companyId: z.int().nullable(),
  /** What the page calls it, such as the name of a customer; null where its id says it all. */
  name: z.string().min(1).max(200).nullable(),
  /** How it was when its page was open last, in the words of then; absent where no page said. */
  seen: z
    .object({
      sentence: z.string().min(1).max(300).nullable(),
      amount: ExactNumber.nullable(),
      currency: z.string().max(20).nullable(),
    })
    .optional(),
})
export type Recent = z.infer<typeof Recent>

/** What it takes to open an object. */
const openingRights: Record<Recent['kind'], string> = {
  ...{ customer: 'read:arm.customer', item: 'read:arm.customer', file: 'read:arm.customer' },
  ...{ invoice: 'read:distribution.invoice', receipt: 'read:distribution.invoice' },
  ...{ claim: 'read:collection.case', case: 'read:collection.case' },
  ...{ settlement: 'read:collection.case', batch: 'read:collection.case' },
}

/**
 * Keeps an object as the one that the person opened last. One whose id, name or sentence may hold an
 * identity number is refused.
 */
export const keepRecent = defineLocalOperation({
  name: 'keepRecent',
  summary: 'Keep which object the person opened',
  effect: 'local-write',
  right: null,
  rightsOf: ({ body }) => [openingRights[body.recent.kind]],
  scope: ({ body: { recent } }) => ({
    ...(recent.clientNo !== null && { clientNo: recent.clientNo }),
    ...(recent.organizationId !== null && { organizationId: recent.organizationId }),
    ...(recent.companyId !== null && { companyIds: [recent.companyId] }),
  }),
  body: z.object({
    writer: z.uuid(),
    turn: z.int().min(1).max(1_000_000_000),
    recent: Recent,
  }),
  answers: { 200: null },
  refusals: [400],
  example: {
    body: {
      writer: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11',
      turn: 1,
      recent: {
        kind: 'customer',
        id: '10001',
        clientNo: '1001',
        organizationId: null,
        companyId: null,
        name: 'Fjellheim Rør og Varme AS',
      },
    },
  },
})

/**
 * What the person opened last, the newest first, at most 20. What they may read no more is left
 * out.
 */
export const getRecents = defineLocalOperation({
  name: 'getRecents',
  summary: 'Read what the person opened last',
  effect: 'read',
  right: null,
  answers: { 200: z.object({ recents: z.array(z.object({ ...Recent.shape, at: z.string() })) }) },
  example: {},
})

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
