import * as z from 'zod'
import type { Operation } from '@/lib/contracts/operation'
import { findOperation } from '@/lib/contracts/registry'
import type { Reply } from '../faults/reply'

const OperationName = z
  .string()
  .refine((name) => findOperation(name) !== undefined, 'is no operation')
const OperationOrAll = z.union([z.literal('*'), OperationName])
/**
 * The names of fields, with a dot for what lies inside: `postalAddress.cityName`,
 * `succeeded.index`.
 */
const Fields = z.array(z.string().min(1)).min(1)
const JsonNumber = z
  .string()
  .regex(/^-?(?:0|[1-9]\d{0,99})(?:\.\d{1,99})?(?:[eE][+-]?\d{1,3})?$/, 'is no number of JSON')

/**
 * How a tenant's service differs from the usual one. interface.md leaves each of these open, so a
 * service may be so. What is not named is as usual.
 */
export const Shapes = z
  .strictObject({
    batchRows: z
      .enum(['by-invoice', 'none'])
      .describe(
        'A collection batch names its rows by invoiceId and invoiceNumber alone (without our id and index), or tells no rows',
      ),
    batchSeconds: z
      .number()
      .min(1)
      .max(86_400)
      .describe('Every batch waits so long before it is processed'),
    runningWithoutBody: z
      .literal(true)
      .describe('A receivables batch that still runs is answered 202 without a body'),
    leaveOut: z
      .record(OperationName, z.union([Fields, z.strictObject({ allBut: Fields })]))
      .describe(
        'Records of an answer come without the named fields, or with no others; searchInvoiceSummary: ["RowId"] is a search without row ids',
      ),
    ignoreFilters: z
      .union([z.literal('all'), Fields])
      .describe('Lists and searches take the named filters, or all, and do not apply them'),
    wrapLists: z
      .record(OperationOrAll, z.string().min(1))
      .describe(
        'A list comes under another name ("Items", "result.items"), or as "bare" array; what stood beside it is gone',
      ),
    notOffered: z
      .record(OperationName, z.union([z.literal(404), z.literal(405), z.literal(501)]))
      .describe('An operation is not there: the status, without a body'),
    statusByPostOnly: z
      .union([400, 403, 405, 411, 415].map((status) => z.literal(status)))
      .describe('The status question by GET is refused so'),
    guids: z
      .literal(true)
      .describe(
        'Identifiers are GUIDs as databases mint them, not UUIDs of RFC 9562; those of organizations stay',
      ),
    dates: z
      .enum(['with-time', 'with-zone', 'dotted'])
      .describe(
        'Calendar dates come as 2026-12-25T00:00:00, as 2026-12-25T00:00:00Z, or as 25.12.2026',
      ),
    numbers: z
      .record(z.string(), JsonNumber)
      .describe(
        'Fields of these names hold these digits, written as they stand: "9007199254740993", "1e21"',
      ),
    oddRecord: z
      .record(
        OperationName,
        z
          .strictObject({
            at: z.int().min(0).optional(),
            fields: z.record(z.string(), z.unknown()).optional(),
            record: z.unknown().optional(),
          })
          .refine(
            ({ fields, record }) => (fields === undefined) !== (record === undefined),
            'has either fields or a record',
          ),
      )
      .describe(
        'One record of an answer, the first or that at `at`, has these fields over its own, or is something else',
      ),
    refusals: z
      .enum(['field-list', 'field-record', 'code-list', 'problem'])
      .describe(
        'Refusals come as errors: [{field, message}], as errors: {field: [..]}, as errors: [{code, message}], or as problem+json',
      ),
    scope: z.string().describe('What tokens tell as their scope; what the person may do stays'),
    sourceIds: z
      .enum(['once', 'as-often-as-sent'])
      .describe('A source id is booked once (the usual), or each time that it is sent'),
    updatesRejected: z
      .literal(true)
      .describe(
        'A single write of a customer is answered 200 with status REJECTED, and nothing is stored',
      ),
  })
  .partial()
export type Shapes = z.infer<typeof Shapes>

/** A way in which a finished answer comes out otherwise. */
export type AnswerShape<Name extends keyof Shapes> = (
  wanted: NonNullable<Shapes[Name]>,
  reply: Reply,
  operation: Operation,
) => Reply

/** What each shape does, by its name. */
export const shapeDescriptions: [name: string, what: string][] = Object.entries(Shapes.shape).map(
  ([name, schema]) => [name, schema.unwrap().description ?? ''],
)
