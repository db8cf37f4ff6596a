import 'server-only'
import { findOperation, type Input } from '@/lib/contracts/registry'
import { makeFailure, makeSuccess } from '@/lib/contracts/result'
import { findWriteKind } from '@/lib/features/journal/domain/write-kinds'
import { countJournal } from '@/lib/platform/journal/count-journal'
import { readJournal, readJournalEntry } from '@/lib/platform/journal/read-journal'
import type { Session } from '@/lib/platform/session/current-session'
import { describeRequest } from '@/lib/platform/upstream/request'
import { makeHiddenFailure, resolveJournalScope } from './journal-scope'

/** The journal as far as the person may see it: its rows, their number, and one of them. */
export const journalHandlers = {
  listJournal: async ({ body }: Input<'listJournal'>, session: Session) => {
    const { kind, countSince, ...asked } = body
    const scope = await resolveJournalScope(session, asked)
    const question = {
      ...asked,
      ...(kind && { operations: scope.operations.filter((name) => findWriteKind(name) === kind) }),
    }
    const [page, counts] = await Promise.all([
      readJournal(scope, question),
      countSince ? countJournal(scope, question, countSince) : null,
    ])
    return makeSuccess({ ...page, counts, isWhole: scope.isWhole })
  },
  getJournalEntry: async ({ params }: Input<'getJournalEntry'>, session: Session) => {
    const scope = await resolveJournalScope(session, params)
    const found = await readJournalEntry(scope, params.idempotencyKey)
    if (!found) return makeFailure(makeHiddenFailure(scope))
    const operation = findOperation(found.entry.operation)
    const hasRequest = operation && operation.area !== 'desk' && found.sent
    return makeSuccess({
      ...found.entry,
      request: hasRequest ? describeRequest(operation, hasRequest) : null,
    })
  },
}
