import 'server-only'
import { makeSuccess } from '@/lib/contracts/result'
import {
  findChangedCustomers,
  lookMsMax,
  pickToLookAt,
} from '@/lib/features/customer-import/server/public'
import { catchUnexpected } from '@/lib/platform/gateway/catch-unexpected'
import { actAs } from '@/lib/platform/session/acting-session'
import type { ClaimedAction } from './bulk-records'
import { type BulkRowRecord, openRow, readBulkRows } from './bulk-rows'

/** A look at the customers of a row: as it was stored then, since when, and who stays behind. */
type AheadRead = { row: BulkRowRecord; since: number; changed: readonly string[] }

export type ReadAhead = {
  begin: (after: BulkRowRecord) => void
  take: (row: BulkRowRecord) => Promise<readonly string[] | null>
}

/**
 * Looks at the customers of the next batch of an import while one goes out, one batch ahead and no
 * further. `take` gives what it found for that very row; null where there is none, where it failed,
 * where the row is another one by now, or where it is too old: then the row is looked at by itself.
 * What the next row does not take is forgotten: a batch that had to wait comes first.
 */
export function createReadAhead(action: ClaimedAction): ReadAhead {
  let ahead: Promise<AheadRead | null> | null = null
  return {
    begin: (after) => {
      ahead = readAfter(action, after)
    },
    take: async (row) => {
      const read = await ahead
      ahead = null
      return read && isOf(row, read) && Date.now() - read.since < lookMsMax ? read.changed : null
    },
  }
}

const isOf = (row: BulkRowRecord, read: AheadRead) =>
  row.idempotencyKey === read.row.idempotencyKey && row.content === read.row.content

/** Nothing waits for the service: what cannot be read now is looked at when its row is sent. */
async function readAfter(action: ClaimedAction, { seq }: BulkRowRecord): Promise<AheadRead | null> {
  const { sessionId, id: bulkActionId, scopeId: clientNo } = action
  const found = await catchUnexpected('readAhead', () =>
    actAs({ sessionId: sessionId!, bulkActionId }, async () => {
      const since = Date.now()
      const [row] = await readBulkRows(bulkActionId, seq + 1, 1)
      const content = row?.state === 'waiting' ? openRow(row) : null
      if (!content || !('customers' in content)) return makeSuccess(null)
      const asked = pickToLookAt(content.customers)
      if (asked.length === 0) return makeSuccess(null)
      const changed = await findChangedCustomers(clientNo, asked, async () => false)
      return changed.ok ? makeSuccess({ row: row!, since, changed: changed.value }) : changed
    }),
  )
  return found.ok ? found.value : null
}
