import * as z from 'zod'
import { batchWriteBounds, singleWriteBounds } from '../bounds'
import { ExactNumber } from '../exact-number'
import { ClientNo, CustomerNo } from '../formats'
import { defineList } from '../list-schema'
import { defineOperation } from '../operation'
import { defineAnswer, defineRequest, markAssumed, markPubliclySeen } from '../source'
import {
  buildCustomerFields,
  customerListQuery,
  lenient,
  readOnlyFields,
  sensitiveCustomerFields,
  strict,
} from './customer-fields'

const makeNullish = (shape: z.ZodRawShape) =>
  Object.fromEntries(
    Object.entries(shape).map(([key, schema]) => [key, z.nullish(schema as z.ZodType)]),
  )

const updatable = buildCustomerFields({
  ...strict,
  object: (shape) => defineRequest(makeNullish(shape)),
})

/**
 * A customer as it is sent. Absent or null keeps what is stored (interface.md 2.1, rule 1).
 * That customerNo must be there is assumed.
 */
export const CustomerUpdate = defineRequest({
  ...makeNullish(updatable),
  customerNo: z.string().min(1),
}) as unknown as z.ZodType<CustomerUpdate, CustomerUpdate>

/**
 * A customer as it is read: the fields of an update and a few that only a read has. Any of them may
 * be absent or null.
 */
export const Customer = defineAnswer({
  ...buildCustomerFields({ ...lenient, object: defineAnswer }),
  ...readOnlyFields,
}) as unknown as z.ZodType<Customer, Customer>

/** The postal address on the wire. */
export type PostalAddress = { [Field in AddressField | 'name']?: string | null }
export type AddressField =
  | 'addressLine1'
  | 'addressLine2'
  | 'addressLine3'
  | 'postalCode'
  | 'cityName'
  | 'countryText'
  | 'countryCode'

type Wire<Fields> = {
  [Key in keyof Fields]?: (Fields[Key] extends z.ZodType<infer Value> ? Value : never) | null
}
type Simple = Omit<
  Wire<ReturnType<typeof buildCustomerFields>>,
  'postalAddress' | 'distribution' | 'customerNo'
>

export type CustomerUpdate = Simple & {
  customerNo: string
  postalAddress?: PostalAddress | null
  distribution?: { type?: string | null; einvoiceCode?: number | null } | null
}

export type Customer = Partial<CustomerUpdate> & Wire<typeof readOnlyFields>

export const Metadata = defineRequest({ userId: z.string() })

/**
 * The request of interface.md 2.1. The desk always sends metadata; whether it must be there is not
 * shown.
 */
export const CustomerEnvelope = defineRequest({
  metadata: Metadata.optional(),
  customer: CustomerUpdate,
})

/** The result of interface.md 2.2. */
export const CustomerUpdateResult = defineAnswer({
  status: z.string(),
  result: z.string(),
  message: z.string(),
  clientNo: ExactNumber,
  accountNo: ExactNumber,
  customerNo: z.string(),
  warnings: z.array(defineAnswer({ field: z.string(), message: z.string() })),
})
export type CustomerUpdateResult = z.infer<typeof CustomerUpdateResult>

/**
 * Where a list stands. nextPage and lastPage are addresses that arrive in data: they are never
 * fetched, only their numbers are used.
 */
export const PageSummary = defineAnswer({
  pageNo: markPubliclySeen(ExactNumber),
  currentPageSize: markPubliclySeen(ExactNumber),
  pageSizeLimit: markPubliclySeen(ExactNumber),
  totalPages: markPubliclySeen(ExactNumber),
  totalCount: markPubliclySeen(ExactNumber),
  maximumCount: markPubliclySeen(ExactNumber),
  nextPage: markPubliclySeen(z.string()),
  lastPage: markPubliclySeen(z.string()),
  queryId: markPubliclySeen(z.string()),
})

const oneClient = z.object({ clientno: ClientNo })
const oneCustomer = z.object({ clientno: ClientNo, customerno: CustomerNo })
const updateExample = {
  metadata: { userId: 'controller' },
  customer: { customerNo: '7', phoneNo: '+4722334455' },
}

export const updateCustomer = defineOperation({
  name: 'updateCustomer',
  bounds: singleWriteBounds,
  area: 'receivables',
  method: 'PUT',
  path: '/clients/:clientno/customers',
  summary: 'Update one customer, at once',
  section: '4.1',
  source: 'documented',
  effect: 'write',
  right: 'write:arm.customer',
  params: oneClient,
  body: CustomerEnvelope,
  signed: true,
  target: ({ body }) => body.customer.customerNo,
  sensitive: sensitiveCustomerFields,
  answers: { 200: CustomerUpdateResult },
  refusals: [400, 403, 404, 422],
  example: { params: { clientno: '1001' }, body: updateExample },
})

/**
 * Each customer of a batch is one object of 2.1 without the envelope. That the answer is 202 is
 * assumed; 200 passes too.
 */
export const CustomerBatchAccepted = defineAnswer({ batchUuid: z.string() })

const batch = {
  area: 'receivables',
  path: '/clients/:clientno/customers/batches',
  effect: 'write',
  right: 'write:arm.customer',
  params: oneClient,
  body: z.array(CustomerUpdate),
  sensitive: sensitiveCustomerFields,
  answers: { 200: markAssumed(CustomerBatchAccepted), 202: markAssumed(CustomerBatchAccepted) },
  example: { params: { clientno: '1001' }, body: [updateExample.customer] },
} as const

export const updateCustomers = defineOperation({
  ...batch,
  name: 'updateCustomers',
  bounds: batchWriteBounds,
  method: 'PUT',
  summary: 'Store a batch of customer updates, to be processed later',
  section: '4.2',
  source: 'documented',
  refusals: [400, 403, 404, 422],
})

export const createCustomers = defineOperation({
  ...batch,
  name: 'createCustomers',
  bounds: batchWriteBounds,
  method: 'POST',
  summary: 'Store a batch of new customers, to be processed later',
  section: '4.9',
  source: 'public',
  refusals: [400, 403, 404, 422],
})

export const getCustomer = defineOperation({
  name: 'getCustomer',
  area: 'receivables',
  method: 'GET',
  path: '/clients/:clientno/customers/:customerno',
  summary: 'Read one customer',
  section: '4.9',
  source: 'public',
  effect: 'read',
  right: 'read:arm.customer',
  params: oneCustomer,
  target: ({ params }) => params.customerno,
  targetOfAnswer: ({ customerNo }) => customerNo,
  answers: { 200: Customer },
  refusals: [401, 403, 404],
  sensitive: sensitiveCustomerFields,
  example: { params: { clientno: '1001', customerno: '10001' } },
})

export const listCustomers = defineOperation({
  name: 'listCustomers',
  area: 'receivables',
  method: 'GET',
  path: '/clients/:clientno/customers',
  summary: 'List customers, a page at a time',
  section: '4.9',
  source: 'public',
  effect: 'read',
  right: 'read:arm.customer',
  params: oneClient,
  query: z.object(customerListQuery),
  answers: {
    200: defineAnswer({
      summary: markPubliclySeen(PageSummary),
      customers: markPubliclySeen(defineList(Customer)),
    }),
  },
  refusals: [400, 401, 403, 404],
  sensitive: sensitiveCustomerFields,
  marks: 'none',
  example: {
    params: { clientno: '1001' },
    query: { search: 'rør', orderby: 'name', pageno: 1, pagesize: 50 },
  },
})

export const createCustomer = defineOperation({
  name: 'createCustomer',
  bounds: singleWriteBounds,
  area: 'receivables',
  method: 'POST',
  path: '/clients/:clientno/customers',
  summary: 'Create one customer; an existing one is updated as by PUT',
  section: '4.9',
  source: 'public',
  effect: 'write',
  right: 'write:arm.customer',
  params: oneClient,
  body: CustomerEnvelope,
  signed: true,
  target: ({ body }) => body.customer.customerNo,
  sensitive: sensitiveCustomerFields,
  answers: { 200: markAssumed(CustomerUpdateResult) },
  refusals: [400, 403, 404, 422],
  example: {
    params: { clientno: '1001' },
    body: {
      ...updateExample,
      customer: { customerNo: '90001', name: 'Fjellheim Rør og Varme AS' },
    },
  },
})

export const deleteCustomer = defineOperation({
  name: 'deleteCustomer',
  area: 'receivables',
  method: 'DELETE',
  path: '/clients/:clientno/customers/:customerno',
  summary: 'Delete one customer',
  section: '4.9',
  source: 'public',
  effect: 'write',
  right: 'delete:arm.customer',
  params: oneCustomer,
  target: ({ params }) => params.customerno,
  answers: { 200: markAssumed(CustomerUpdateResult) },
  refusals: [400, 403, 404, 422],
  example: { params: { clientno: '1001', customerno: '10001' } },
})
