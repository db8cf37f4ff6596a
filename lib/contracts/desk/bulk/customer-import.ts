import * as z from 'zod'
import { ClientNo } from '../../formats'
import { defineLocalOperation } from '../../operation'
import { sensitiveCustomerFields } from '../../receivables/customer-fields'
import { CustomerUpdate } from '../../receivables/customers'
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
  /** What is set, and nothing else: absent keeps (interface.md 2.1, rule 1). */
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
  /**
   * True: nobody had the number when it was planned. It goes out only while nobody has it, because
   * the service would update who is there.
   */
  isNew: z.boolean().optional(),
})
export type ImportedCustomer = z.infer<typeof ImportedCustomer>

/** The customers of one batch of an import, and the key under which it will go out. */
const ImportBatch = z.strictObject({
  idempotencyKey: z.uuid(),
  customers: z.array(ImportedCustomer).min(1).max(customerBatchMax),
})

/**
 * Batches of an import that has not started, one after the other. Stored twice they stand once.
 * `from`: the place of the first among all, from 0.
 */
export const CustomerImportBatches = z.strictObject({
  bulkActionId: z.uuid(),
  userName: z.string().max(200),
  clientNo: ClientNo,
  effect: ImportEffect,
  from: z.int().min(0).max(bulkRowsMax),
  batches: z.array(ImportBatch).min(1).max(100),
})
export type CustomerImportBatches = z.infer<typeof CustomerImportBatches>

/** Fields of a customer under their names; those that identify a person are named for their masks. */
const Fields = z.looseObject(
  Object.fromEntries(sensitiveCustomerFields.map((field) => [field, z.unknown().optional()])),
)

/**
 * A customer of an import as it was stored. `isSent`: it went out with its batch, or will; false: it
 * stayed behind, because its address was no longer as it was shown.
 */
export const StoredImport = z.object({
  line: z.number(),
  customerNo: z.string(),
  name: z.string().nullable(),
  isSent: z.boolean(),
  customer: Fields,
  before: Fields,
  keepsAddress: z.boolean(),
})
export type StoredImport = z.infer<typeof StoredImport>

/**
 * The customers of one batch of an import, in the order in which they went out; masks where values
 * identify a person. What became of them the batch itself tells (`getSentBatch`).
 */
export const getImportBatch = defineLocalOperation({
  name: 'getImportBatch',
  summary: 'Read the imported customers of one batch',
  effect: 'read',
  right: null,
  params: z.object({ bulkActionId: z.uuid() }),
  /** Which of its batches, from 0. */
  body: z.object({ seq: z.int().min(0).max(bulkRowsMax) }),
  scope: () => ({}),
  scopeOfAnswer: (answer) => ({ clientNo: answer.clientNo }),
  sensitive: sensitiveCustomerFields,
  answers: { 200: z.object({ clientNo: z.string(), customers: z.array(StoredImport) }) },
  refusals: [404],
  example: { params: { bulkActionId: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b12' }, body: { seq: 0 } },
})
