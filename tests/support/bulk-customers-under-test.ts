import { randomUUID } from 'node:crypto'
import type {
  CustomerBulkRows,
  CustomerBulkStart,
} from '@/lib/contracts/desk/bulk/customer-bulk-actions'
import { addCustomerBulkRows } from '@/lib/features/bulk-actions/server/bulk-commands'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import type { DeskUnderTest } from './desk-under-test'
import type { Arrived } from './fake-upstream'
import { faultyUpstream } from './faulty-upstream'

export const clientNo = '1001'

type StoredCustomer = {
  customerNo: string
  name: string
  stopReminderUntil: string | null
  stopReminderMemo: string | null
}

/** A service with some customers of whom none is stopped, which keeps what it was sent of each. */
export function customerUpstream(desk: DeskUnderTest, count: number) {
  const customers: StoredCustomer[] = Array.from({ length: count }, (_, at) => ({
    ...{ customerNo: String(10_001 + at), name: `Customer ${at}` },
    ...{ stopReminderUntil: null, stopReminderMemo: null },
  }))
  const service = Object.assign(faultyUpstream(desk, run), {
    customers,
    /** What was sent of each customer, by their number. */
    sent: new Map<string, object[]>(),
    /** What it keeps of what it is sent. */
    keep: (fields: object): object => fields,
    find: (customerNo: string) => customers.find((each) => each.customerNo === customerNo)!,
  })

  function run({ method, url, text }: Arrived) {
    if (method === 'GET') {
      const found = customers.find(({ customerNo }) => url.endsWith(`/${customerNo}`))
      return found ? { status: 200, body: found } : { status: 404, body: {} }
    }
    const { customerNo, ...fields } = JSON.parse(text).customer
    service.sent.set(customerNo, [...(service.sent.get(customerNo) ?? []), fields])
    Object.assign(service.find(customerNo), service.keep(fields))
    return { status: 200, body: { status: 'PROCESSED', result: 'UPDATED' } }
  }
  return service
}

type Row<Each> = Each extends unknown ? Omit<Each, 'idempotencyKey'> : never
type What<Each> = Each extends unknown ? Omit<Each, 'bulkActionId' | 'clientNo' | 'total'> : never

/** Stores rows as the page does, and lets them start, without the worker. Answers its id. */
export async function beginCustomers(
  rows: readonly Row<CustomerBulkRows['rows'][number]>[],
  what: What<CustomerBulkStart>,
): Promise<string> {
  const bulkActionId = randomUUID()
  const keyed = rows.map((row) => ({ ...row, idempotencyKey: randomUUID() }))
  const added = await addCustomerBulkRows({
    ...{ bulkActionId, userName: 'kari', clientNo, from: 0, rows: keyed },
  })
  if (!added.ok) throw new Error(JSON.stringify(added))
  const started = await startCustomers({ bulkActionId, total: rows.length, ...what } as never)
  if (!started.ok) throw new Error(JSON.stringify(started))
  return bulkActionId
}

/** Starts one whose rows are stored, or that takes another back. */
export const startCustomers = (start: Omit<CustomerBulkStart, 'clientNo'>) =>
  executeOperation(
    'startCustomerBulkAction',
    { body: { clientNo, ...start } as CustomerBulkStart },
    { idempotencyKey: start.bulkActionId },
  )

const nothing = { until: null, memo: null }

/** A stop of reminders on some customers of whom none was stopped when they were shown. */
export const beginStop = (customers: readonly { customerNo: string; name: string }[]) =>
  beginCustomers(
    customers.map(({ customerNo, name }) => ({
      ...{ customerNo, name, operation: 'updateCustomer' as const, seen: nothing },
    })),
    { verb: 'stop', kind: 'reminder', until: '2099-12-31', memo: 'Disputed' },
  )

/** What takes it back: of so many rows. Answers the new id. */
export async function beginUndo(undoes: string, total: number): Promise<string> {
  const bulkActionId = randomUUID()
  const undo = { verb: 'undoStop' as const, until: '2026-03-11', undoes }
  const started = await startCustomers({ bulkActionId, total, ...undo } as never)
  if (!started.ok) throw new Error(JSON.stringify(started))
  return bulkActionId
}
