import * as z from 'zod'
import { ClientNo } from '../formats'
import { defineLocalOperation } from '../operation'
import { sensitiveCustomerFields } from '../receivables/customer-fields'
import { CustomerUpdate } from '../receivables/customers'
import { bulkRowsMax } from './bulk-rows'

/** What an import makes of its rows at the service: `PUT` or `POST …/customers/batches`. */
export const ImportEffect = z.enum(['update', 'create'])
export type ImportEffect = z.infer<typeof ImportEffect>

/** Customers of one batch that the desk hands over in one call; a setting may say fewer. */
export const customerBatchMax = 10_000

/** One customer of an import: what is sent of it, and what was shown of it before. */
export const ImportedCustomer = z.strictObject({
  /** The row of the file, the head being row 1; of a selection its place. */
  line: z.int().min(1),
  /** As it was shown, for the results. */
  name: z.string().max(500).nullable(),
  /** What is set, and nothing else: absent keeps (interface.md 2.1, semantics 1). */
  customer: CustomerUpdate,
  /**
   * What a read showed in the fields that are set, by path such as `postalAddress.cityName`. Null:
   * it showed none. A path that is not here was not known; identity numbers, birth dates and bank
   * accounts never are.
   */
  before: z.record(z.string().max(100), z.unknown()),
  /**
   * True: lines of the postal address that it sends were taken from what was read. It goes out only
   * while the group still stands as in `before`.
   */
  keepsAddress: z.boolean(),
})
export type ImportedCustomer = z.infer<typeof ImportedCustomer>

/**
 * The customers of one batch of an import that has not started. Stored twice they stand once. `seq`:
 * the place of the batch, from 0.
 */
export const CustomerImportBatch = z.strictObject({
  bulkActionId: z.uuid(),
  userName: z.string().max(200),
  clientNo: ClientNo,
  effect: ImportEffect,
  seq: z.int().min(0).max(bulkRowsMax),
  idempotencyKey: z.uuid(),
  customers: z.array(ImportedCustomer).min(1).max(customerBatchMax),
})
export type CustomerImportBatch = z.infer<typeof CustomerImportBatch>

/** Where one customer of an import stands, as far as the service has told it. */
export const ImportedStanding = z.enum([
  'done',
  'failed',
  'untold',
  'submitted',
  'changed',
  'waiting',
])
export type ImportedStanding = z.infer<typeof ImportedStanding>

/** Fields of a customer under their names; those that identify a person are named for their masks. */
const Fields = z.looseObject(
  Object.fromEntries(sensitiveCustomerFields.map((field) => [field, z.unknown().optional()])),
)

/**
 * A customer of an import with its result. `message` is the service's own; `customer` and `before`
 * have masks where the values identify a person.
 */
export const ImportResult = z.object({
  line: z.number(),
  customerNo: z.string(),
  name: z.string().nullable(),
  standing: ImportedStanding,
  message: z.string().nullable(),
  customer: Fields,
  before: Fields,
  keepsAddress: z.boolean(),
})
export type ImportResult = z.infer<typeof ImportResult>

/**
 * How a read afterwards shows a customer. `as-sent`: every field holds what was sent. `differs`:
 * some hold something else. `not-shown`: the read does not show some of them, and contradicts none.
 * `gone`: there is no such customer. `unread`: it could not be read, which says nothing of it.
 */
export const ImportReading = z.object({
  line: z.number(),
  customerNo: z.string(),
  name: z.string().nullable(),
  found: z.enum(['as-sent', 'differs', 'not-shown', 'gone', 'unread']),
  /** The paths of fields that hold something else, or are not shown. */
  fields: z.array(z.string()),
  sent: Fields,
  stored: Fields,
})
export type ImportReading = z.infer<typeof ImportReading>

/** Customers that one call reads again. */
export const comparedMax = 100

const oneBatch = {
  effect: 'read',
  right: null,
  params: z.object({ bulkActionId: z.uuid() }),
  scope: () => ({}),
  refusals: [404],
  sensitive: sensitiveCustomerFields,
} as const
const params = { bulkActionId: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b12' }
/** Which of its batches, from 0. */
const seq = z.int().min(0).max(bulkRowsMax)

/** The customers of one batch of an import and what became of each. */
export const getImportBatch = defineLocalOperation({
  ...oneBatch,
  name: 'getImportBatch',
  summary: 'Read the customers of one batch of an import, with their results',
  body: z.object({ seq }),
  answers: { 200: z.object({ customers: z.array(ImportResult) }) },
  example: { params, body: { seq: 0 } },
})

/** Reads customers of a batch again and compares them with what was sent. */
export const compareImportBatch = defineLocalOperation({
  ...oneBatch,
  name: 'compareImportBatch',
  summary: 'Compare customers of an import with what is stored of them now',
  body: z.object({ seq, from: z.int().min(0) }),
  answers: { 200: z.object({ readings: z.array(ImportReading), more: z.boolean() }) },
  example: { params, body: { seq: 0, from: 0 } },
})
