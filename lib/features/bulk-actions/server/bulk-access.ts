import 'server-only'
import { makeFailure, type Result } from '@/lib/contracts/result'
import { makeHiddenFailure, resolveJournalScope } from '@/lib/features/journal/server/public'
import { readJournalEntry } from '@/lib/platform/journal/read-journal'
import type { Session } from '@/lib/platform/session/current-session'
import { type BulkActionRecord, findBulkRecord, toPlace } from './bulk-records'

/** Does something with a bulk action whose line in the journal the person may see. */
export async function withVisible<Value>(
  { params }: { params: { bulkActionId: string } },
  session: Session,
  work: (record: BulkActionRecord) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const record = await findBulkRecord(params.bulkActionId)
  if (!record) return makeFailure({ kind: 'not-found' })
  const scope = await resolveJournalScope(session, {
    ...toPlace(record),
    idempotencyKey: record.id,
  })
  const line = await readJournalEntry(scope, record.id)
  return line ? work(record) : makeFailure(makeHiddenFailure(scope))
}

/** The same with one of the person's own. */
export const withOwn = <Value>(
  input: { params: { bulkActionId: string } },
  session: Session,
  work: (record: BulkActionRecord) => Promise<Result<Value>>,
): Promise<Result<Value>> =>
  withVisible(input, session, async (record) =>
    record.person === session.userName ? work(record) : makeFailure({ kind: 'not-found' }),
  )
