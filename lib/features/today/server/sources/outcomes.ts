import 'server-only'
import type { JournalEntry } from '@/lib/contracts/desk/journal'
import type { WorkLine } from '@/lib/contracts/desk/work'
import { makeSuccess, type Result } from '@/lib/contracts/result'
import { resolveJournalScope } from '@/lib/features/journal/server/public'
import { readJournal } from '@/lib/platform/journal/read-journal'
import { identifyOutcome } from '../../domain/work-identities'
import { toWorkSums } from '../../domain/work-line'
import type { Work, WorkReader } from '../work-reader'

/** Outcomes that are listed one by one at most. */
const outcomesMax = 200

/** Writes of which it is not known what became of them, the person's own and their colleagues'. */
export async function readOutcomeWork({ session }: WorkReader): Promise<Result<Work>> {
  const scope = await resolveJournalScope(session)
  const { entries, more } = await readJournal(scope, { state: 'unknown', limit: outcomesMax })
  return makeSuccess({
    lines: entries.map(toLine),
    asked: 1,
    isWhole: scope.isWhole && !more,
    failures: [],
  })
}

const toLine = (entry: JournalEntry): WorkLine => ({
  ...identifyOutcome(entry),
  count: 1,
  sums: toWorkSums(entry.batch?.sums ?? null),
  since: entry.sentAt,
  due: null,
  shows: entry.look?.at ?? entry.sentAt,
  idempotencyKey: entry.idempotencyKey,
  operation: entry.operation,
  target: entry.target,
  person: entry.person,
})
