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
  const row = { decision: 'pauseCase' as const, caseId, caseNumber: 7, seen, idempotencyKey }
  await storeBulkRows(person, {
    ...{ bulkActionId, userName: person, organizationId, from: 0, rows: [row] },
  })
  await startBulkRecord({
    ...{ bulkActionId, person, organizationId, sessionId: 's', verb: 'pause', total: 1 },
    common: { reason, until: null },
  })
  return bulkActionId
}
