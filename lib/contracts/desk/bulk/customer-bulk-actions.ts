import * as z from 'zod'
import { CalendarDate, ClientNo, CustomerNo } from '../../formats'
import { defineLocalOperation } from '../../operation'
import { listCustomers } from '../../receivables/customers'
import { customerNoteMax, FollowUp } from '../receivables/customer-notes'
import { NextStop, SeenStop, StopKindName } from '../receivables/stops'
import { bulkChunkMax, bulkRowsMax } from './bulk-rows'
import { type CustomerVerb, importVerbs } from './bulk-verbs'
import { customerBatchMax } from './customer-import'

const rowFields = {
  idempotencyKey: z.uuid(),
  customerNo: CustomerNo,
  /** As the list showed it, for the results. */
  name: z.string().max(500).nullable(),
}

/** One customer of a bulk action as it arrives from a browser: what is done, and what was shown. */
export const CustomerBulkRow = z.discriminatedUnion('operation', [
  z.strictObject({ ...rowFields, operation: z.literal('updateCustomer'), seen: SeenStop }),
  z.strictObject({ ...rowFields, operation: z.literal('addCustomerNote') }),
  z.strictObject({ ...rowFields, operation: z.literal('changeFollowUp'), seen: FollowUp }),
])
export type CustomerBulkRow = z.infer<typeof CustomerBulkRow>

/** Some customers of a bulk action before it starts. Stored twice they stand once. */
export const CustomerBulkRows = z.strictObject({
  bulkActionId: z.uuid(),
  userName: z.string().max(200),
  clientNo: ClientNo,
  from: z.int().min(0).max(bulkRowsMax),
  rows: z.array(CustomerBulkRow).min(1).max(bulkChunkMax),
})
export type CustomerBulkRows = z.infer<typeof CustomerBulkRows>

const startFields = {
  bulkActionId: z.uuid(),
  clientNo: ClientNo,
  total: z.int().min(1).max(bulkRowsMax),
}
const importFields = {
  customers: z
    .int()
    .min(1)
    .max(bulkRowsMax * customerBatchMax),
  /** The name of the file, or of the list that the customers were ticked in. */
  source: z.string().min(1).max(200),
  typedTotal: z.string().max(100),
}
const undoFields = {
  ...startFields,
  /** The bulk action whose rows that are done are taken back, each unless it was changed since. */
  undoes: z.uuid(),
}

/** What starts one, as it arrives from a browser. What undoes another takes its rows from that. */
export const CustomerBulkStart = z.discriminatedUnion('verb', [
  z.strictObject({
    ...startFields,
    verb: z.literal('stop'),
    kind: StopKindName,
    ...NextStop.shape,
  }),
  z.strictObject({
    ...startFields,
    verb: z.literal('endStop'),
    kind: StopKindName,
    until: CalendarDate,
  }),
  z.strictObject({
    ...startFields,
    verb: z.literal('note'),
    text: z.string().trim().min(1).max(customerNoteMax),
  }),
  z.strictObject({ ...startFields, verb: z.literal('assign'), owner: FollowUp.shape.owner }),
  /** The rows are batches: how many customers they hold is typed before they start. */
  z.strictObject({ ...startFields, ...importFields, verb: z.literal('update') }),
  z.strictObject({ ...startFields, ...importFields, verb: z.literal('create') }),
  /** `until`: the day with which a stop ends where none stood before. */
  z.strictObject({ ...undoFields, verb: z.literal('undoStop'), until: CalendarDate }),
  z.strictObject({ ...undoFields, verb: z.literal('undoNote') }),
  z.strictObject({ ...undoFields, verb: z.literal('undoAssign') }),
])
export type CustomerBulkStart = z.infer<typeof CustomerBulkStart>

/** What of a start is done to all rows. */
type Common<Start> = Start extends unknown ? Omit<Start, keyof typeof startFields> : never
export type CustomerBulkCommon = Common<CustomerBulkStart>

const sendsUpstream: readonly CustomerVerb[] = ['stop', 'endStop', 'undoStop', ...importVerbs]

/** The operation that a verb sends for each of its rows. */
export const operationOfVerb = {
  stop: 'updateCustomer',
  endStop: 'updateCustomer',
  undoStop: 'updateCustomer',
  note: 'addCustomerNote',
  undoNote: 'removeCustomerNote',
  assign: 'changeFollowUp',
  undoAssign: 'changeFollowUp',
  update: 'updateCustomers',
  create: 'createCustomers',
} as const satisfies Record<CustomerVerb, string>

/**
 * Starts what was stored row by row, or takes back another one. The id is made by the page and is the
 * idempotency key at the same time.
 */
export const startCustomerBulkAction = defineLocalOperation({
  name: 'startCustomerBulkAction',
  summary: 'Do one thing to many customers',
  effect: 'write',
  right: listCustomers.right,
  rightsOf: ({ body }) => (sendsUpstream.includes(body.verb) ? ['write:arm.customer'] : []),
  scope: ({ body }) => ({ clientNo: body.clientNo }),
  target: ({ body }) => body.bulkActionId,
  sensitive: ['text'],
  body: CustomerBulkStart,
  answers: { 200: z.object({ bulkActionId: z.string() }) },
  refusals: [404, 409],
  example: {
    body: {
      ...{ bulkActionId: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b12', clientNo: '1001', total: 1 },
      ...{ verb: 'note', text: 'Disputes the January delivery.' },
    },
  },
})
