import { randomUUID } from 'node:crypto'
import { startBulkRecord } from '@/lib/features/bulk-actions/server/bulk-records'
import { storeBulkRows } from '@/lib/features/bulk-actions/server/bulk-rows'

const organizationId = '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10'
const caseId = '2b7d9c64-51c3-4f0e-9d6a-7f1e0c3a5b21'
const unknown = { status: null, subStatus: null, remainingAmount: null, currency: null }
const seen = { ...unknown, pausedUntil: null, closedAt: null, invoices: null }

/** A bulk action of one row that stands in the store and has begun. Answers its id. */
export async function begun({ reason, person }: { reason: string; person: string }) {
  const [bulkActionId, idempotencyKey] = [randomUUID(), randomUUID()]
  const content = { decision: 'pauseCase' as const, caseId, caseNumber: 7, seen }
  await storeBulkRows(person, {
    ...{ bulkActionId, scopeId: organizationId, from: 0 },
    rows: [{ idempotencyKey, operation: 'pauseCase', content }],
  })
  await startBulkRecord({
    ...{ bulkActionId, person, scopeId: organizationId, sessionId: 's', verb: 'pause', total: 1 },
    common: { reason, until: null },
  })
  return bulkActionId
}

/** The same that stops customers of the client 1001. */
export async function begunOnCustomers({
  memo,
  customerNos,
  person,
}: {
  memo: string
  customerNos: string[]
  person: string
}) {
  const [bulkActionId, scopeId] = [randomUUID(), '1001']
  const rows = customerNos.map((customerNo) => ({
    ...{ idempotencyKey: randomUUID(), operation: 'updateCustomer' },
    content: { customerNo, name: null, seenStop: { until: null, memo: null } },
  }))
  await storeBulkRows(person, { bulkActionId, scopeId, from: 0, rows })
  await startBulkRecord({
    ...{ bulkActionId, person, scopeId, sessionId: 's', verb: 'stop', total: rows.length },
    common: { verb: 'stop', kind: 'reminder', until: '2099-12-31', memo },
  })
}
