import * as z from 'zod'
import { ClientNo } from '../formats'
import { defineLocalOperation } from '../operation'

/** The longest content of a draft, in characters of JSON. */
export const draftMax = 200_000

/** What a draft is about, such as `customer:10001` or `new-customer`. */
const DraftKey = z.string().regex(/^[a-z][a-z-]{0,39}(?::[^\p{Cc}]{1,200})?$/u)

/**
 * What is typed of a customer, or of a document that is booked on one, shows the customer, of a
 * document (`send:b2b`) what is sent, of a registration what is registered, of postings what is
 * booked by them, anything else what stands in collection.
 */
function getSubjectRight(subject: string): string {
  if (/^send\b/.test(subject)) return 'write:distribution.invoice'
  if (/^new-company\b/.test(subject)) return 'write:distribution.company'
  if (/^new-bank-agreement\b/.test(subject)) return 'write:distribution.bankagreement'
  if (/^postings\b/.test(subject)) return 'write:arm.customer'
  return /^((new-)?customer|new-document)\b/.test(subject)
    ? 'read:arm.customer'
    : 'read:collection.case'
}

/**
 * Anything that JSON can say but null, up to the longest draft. No schema walks through it, so that
 * no depth of it can exhaust the desk.
 */
const Content = z
  .unknown()
  .refine((content) => measureJson(content) <= draftMax, `at most ${draftMax} characters of JSON`)

function measureJson(content: unknown): number {
  if (content === undefined || content === null) return Number.POSITIVE_INFINITY
  try {
    return JSON.stringify(content).length
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/**
 * The open page that changes a draft, and its how manieth change: whatever order they arrive in,
 * the page's last one holds.
 */
const Revision = { writer: z.uuid(), turn: z.int().min(1).max(1_000_000_000) }

/**
 * How long ago the person last typed in the page that sends this, in milliseconds. Of two pages the
 * one that was typed in last owns a draft: what another one sends later, such as a drop after its
 * save, changes nothing.
 */
const typedMsAgo = z.int().min(0).max(86_400_000).default(0)

/**
 * Who typed it. A tab may live on after somebody else has signed in with the same browser: nothing
 * is kept under that other name.
 */
const userName = z.string().max(200)

const example = {
  writer: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11',
  turn: 1,
  userName: 'controller',
  subject: 'customer:10001',
}
const params = { clientno: '1001' }

const draft = {
  right: null,
  params: z.object({ clientno: ClientNo }),
  rightsOf: ({ body }: { body: { subject: string } }) => [getSubjectRight(body.subject)],
} as const

/** Keeps what a person has typed, in place of what was kept of the same subject before. */
export const keepDraft = defineLocalOperation({
  ...draft,
  name: 'keepDraft',
  summary: 'Keep what the person has typed',
  effect: 'local-write',
  bounds: { text: draftMax, list: draftMax, whole: 2 * draftMax },
  body: z.object({ ...Revision, typedMsAgo, userName, subject: DraftKey, content: Content }),
  answers: { 200: null },
  refusals: [400, 409],
  example: { params, body: { ...example, content: { phoneNo: '+47 22 33 44 55' } } },
})

/** Drops a draft: what was typed was sent, or thrown away. */
export const dropDraft = defineLocalOperation({
  ...draft,
  name: 'dropDraft',
  summary: 'Drop what was kept',
  effect: 'local-write',
  body: z.object({ ...Revision, typedMsAgo, userName, subject: DraftKey }),
  answers: { 200: null },
  refusals: [400, 409],
  example: { params, body: example },
})

/** The person's own draft of a subject, as they typed it; nobody can name another person's. */
export const getDraft = defineLocalOperation({
  ...draft,
  name: 'getDraft',
  summary: 'Read what was kept',
  effect: 'read',
  body: z.object({ subject: DraftKey }),
  answers: {
    200: z.object({ draft: z.object({ content: z.unknown(), keptAt: z.string() }).nullable() }),
  },
  refusals: [400],
  example: { params, body: { subject: 'customer:10001' } },
})

/** The lists whose columns a person may choose. */
const List = z.enum(['customers', 'partner-search', 'collection-invoices', 'cases', 'ar-items'])
export type ColumnList = z.infer<typeof List>

/**
 * A column's key. Keys that a list does not know (any more) are kept and left out where it is
 * shown.
 */
const ColumnKey = z.string().regex(/^[A-Za-z][A-Za-z0-9.]{0,59}$/)

/** Most columns that a list may have. */
const columnsMax = 100

/** Widths in pixels, by key; a column without one has the list's own. */
const Widths = z
  .record(ColumnKey, z.int().min(40).max(800))
  .refine((widths) => Object.keys(widths).length <= columnsMax, `at most ${columnsMax} columns`)

/**
 * Keeps which columns of a list the person sees, in order, how wide, and how many of the first are
 * pinned. Null: the list's own again.
 */
export const keepColumns = defineLocalOperation({
  name: 'keepColumns',
  summary: 'Keep the columns of a list',
  effect: 'local-write',
  right: null,
  body: z.object({
    ...Revision,
    list: List,
    columns: z.array(ColumnKey).max(columnsMax).nullable(),
    widths: Widths.default({}),
    pinned: z.int().min(0).max(columnsMax).default(0),
  }),
  answers: { 200: null },
  refusals: [400],
  example: {
    body: {
      writer: example.writer,
      turn: 1,
      list: 'partner-search',
      columns: ['logTime', 'invoiceNumber'],
      widths: { logTime: 132 },
      pinned: 1,
    },
  },
})

/** The columns that the person has chosen for a list; null: none yet. */
export const getColumns = defineLocalOperation({
  name: 'getColumns',
  summary: 'Read the columns of a list',
  effect: 'read',
  right: null,
  body: z.object({ list: List }),
  answers: {
    200: z.object({
      columns: z.array(z.string()).nullable(),
      widths: z.record(z.string(), z.number()),
      pinned: z.number(),
    }),
  },
  refusals: [400],
  example: { body: { list: 'customers' } },
})

/** The imports of files whose columns a person may match by hand. */
const Imports = z.enum(['customers', 'invoices', 'documents'])
export type ColumnImport = z.infer<typeof Imports>

/** A head as heads are compared, letters and digits alone, and the field that was chosen for it. */
const ColumnMatch = z.strictObject({
  head: z.string().regex(/^[\p{L}\p{M}\p{N}]{1,100}$/u),
  field: ColumnKey,
})
export type ColumnMatch = z.infer<typeof ColumnMatch>

/** Keeps which field the person has chosen for heads of files, in place of what was kept before. */
export const keepColumnMatches = defineLocalOperation({
  name: 'keepColumnMatches',
  summary: 'Keep which columns of files are which fields',
  effect: 'local-write',
  right: null,
  body: z.object({ ...Revision, imports: Imports, matches: z.array(ColumnMatch).max(200) }),
  answers: { 200: null },
  refusals: [400],
  example: {
    body: {
      ...{ writer: example.writer, turn: 1, imports: 'customers' },
      matches: [{ head: 'kdnr', field: 'customerNo' }],
    },
  },
})

/** Which field the person has chosen for heads of files. */
export const getColumnMatches = defineLocalOperation({
  name: 'getColumnMatches',
  summary: 'Read which columns of files are which fields',
  effect: 'read',
  right: null,
  body: z.object({ imports: Imports }),
  answers: {
    200: z.object({ matches: z.array(z.object({ head: z.string(), field: z.string() })) }),
  },
  refusals: [400],
  example: { body: { imports: 'customers' } },
})
