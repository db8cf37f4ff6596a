import { randomUUID } from 'node:crypto'
import type { ImportEffect, ImportedCustomer } from '@/lib/contracts/desk/bulk/customer-import'
import type { CustomerUpdate } from '@/lib/contracts/receivables/customers'
import { addCustomerBatches } from '@/lib/features/bulk-actions/server/bulk-commands'
import { clientNo, startCustomers } from './bulk-customers-under-test'
import type { DeskUnderTest } from './desk-under-test'
import type { Arrived } from './fake-upstream'
import { faultyUpstream } from './faulty-upstream'

const street = {
  ...{ addressLine1: 'Storgata 1', addressLine2: '', addressLine3: '', postalCode: '0155' },
  ...{ cityName: 'Oslo', countryText: 'Norge', countryCode: 'NO' },
}
type Batch = { uuid: string; method: string; updates: CustomerUpdate[]; results: object[] }
type Stored = { customerNo: string; phoneNo: string; postalAddress: Record<string, string> }

/** A service that stores batches of customers, and processes one when it is asked about it. */
export function batchUpstream(desk: DeskUnderTest, count: number) {
  const customers: Stored[] = Array.from({ length: count }, (_, at) => ({
    ...{ customerNo: String(10_001 + at), phoneNo: '', postalAddress: { ...street } },
  }))
  const batches: Batch[] = []
  const find = (customerNo: string) => customers.find((each) => each.customerNo === customerNo)
  const service = Object.assign(faultyUpstream(desk, run), {
    customers,
    /** What came in each batch, in the order in which it came. */
    batches,
    /** Numbers that it refuses to process. */
    refused: new Set<string>(),
    /** Numbers of which it says nothing when their batch has ended. */
    untold: new Set<string>(),
    /** Places of batches that it does not find. */
    unreadable: new Set<number>(),
    /** Whether its list of customers is offered. */
    isListed: true,
    /** It processes nothing. */
    isSlow: false,
    find,
    /** How often each customer was sent, by their number. */
    countSent: (customerNo: string) =>
      batches.flatMap(({ updates }) => updates).filter((each) => each.customerNo === customerNo)
        .length,
  })

  function run({ method, url, text }: Arrived): { status: number; body: object } {
    if (method !== 'GET') {
      const uuid = randomUUID()
      batches.push({ uuid, method, updates: JSON.parse(text), results: [] })
      return { status: 202, body: { batchUuid: uuid } }
    }
    const batch = batches.find(({ uuid }) => url.endsWith(`/batches/${uuid}`))
    if (batch && service.unreadable.has(batches.indexOf(batch))) return { status: 404, body: {} }
    if (batch) return answerBatch(batch)
    if (url.includes('/customers?'))
      return service.isListed
        ? { status: 200, body: { customers: customers.slice(0, 1) } }
        : { status: 404, body: {} }
    const found = customers.find(({ customerNo }) => url.endsWith(`/${customerNo}`))
    return found ? { status: 200, body: found } : { status: 404, body: {} }
  }

  function answerBatch(batch: Batch) {
    const { uuid: batchUuid, updates } = batch
    if (service.isSlow) return { status: 202, body: { batchUuid, status: 'RUNNING' } }
    if (batch.results.length === 0)
      batch.results = updates
        .map((update, index) => process(update, index, batch.method))
        .filter(({ customerNo }) => !service.untold.has(customerNo))
    const failed = batch.results.filter((each) => 'status' in each && each.status === 'FAILED')
    const status = failed.length > 0 ? 'PARTIAL' : 'DONE'
    const body = { batchUuid, status, failed: failed.length, results: batch.results }
    return { status: failed.length > 0 ? 206 : 200, body }
  }

  function process({ customerNo, ...fields }: CustomerUpdate, index: number, method: string) {
    const stored = find(customerNo)
    const row = { index, customerNo }
    if (!stored && method === 'POST') {
      customers.push({ customerNo, phoneNo: '', postalAddress: {}, ...(fields as Partial<Stored>) })
      return { ...row, status: 'PROCESSED', result: 'CREATED' }
    }
    if (!stored || service.refused.has(customerNo))
      return {
        ...row,
        status: 'FAILED',
        result: 'REJECTED',
        message: 'The customer does not exist',
      }
    Object.assign(stored, fields)
    return { ...row, status: 'PROCESSED', result: 'UPDATED' }
  }
  return service
}

/** Customers that get another telephone number, as a dry run hands them over. */
export const phoning = (customers: readonly Stored[]): ImportedCustomer[] =>
  customers.map(({ customerNo, phoneNo }, at) => ({
    ...{ line: at + 2, name: `Customer ${at}`, keepsAddress: false },
    ...{ customer: { customerNo, phoneNo: `+4722${customerNo}` }, before: { phoneNo } },
  }))

/** Customers that move to another house of their street, the other lines as they were read. */
export const moving = (customers: readonly Stored[]): ImportedCustomer[] =>
  customers.map(({ customerNo, postalAddress }, at) => ({
    ...{ line: at + 2, name: `Customer ${at}`, keepsAddress: true },
    customer: { customerNo, postalAddress: { ...postalAddress, addressLine1: 'Storgata 2' } },
    before: Object.fromEntries(
      Object.entries(postalAddress).map(([line, value]) => [`postalAddress.${line}`, value]),
    ),
  }))

/** Customers that nobody has, with some lines of an address. */
export const adding = (count: number): ImportedCustomer[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ line: at + 2, name: `New ${at}`, before: {}, keepsAddress: false, isNew: true },
    customer: { customerNo: String(20_001 + at), postalAddress: { addressLine1: 'Storgata 3' } },
  }))

type Import = { effect?: ImportEffect; customers?: number; typedTotal?: string; size?: number }
const batchesPerCall = 4

/** Stores an import as the page does, some batches at a time, and lets it start, without the worker. */
export async function beginImport(
  customers: readonly ImportedCustomer[],
  {
    effect = 'update',
    customers: count = customers.length,
    typedTotal = String(count),
    size = 2,
  }: Import = {},
) {
  const bulkActionId = randomUUID()
  const total = Math.ceil(customers.length / size)
  for (let from = 0; from < total; from += batchesPerCall) {
    const added = await addCustomerBatches({
      ...{ bulkActionId, userName: 'kari', clientNo, effect, from },
      batches: Array.from({ length: Math.min(batchesPerCall, total - from) }, (_, at) => ({
        idempotencyKey: randomUUID(),
        customers: customers.slice((from + at) * size, (from + at + 1) * size),
      })),
    })
    if (!added.ok) return { bulkActionId, started: added }
  }
  const counted = { total, customers: count, typedTotal }
  const body = { bulkActionId, verb: effect, source: 'customers.csv', ...counted }
  return { bulkActionId, started: await startCustomers(body as never) }
}
