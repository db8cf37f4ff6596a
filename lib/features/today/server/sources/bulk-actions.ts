import 'server-only'
import type { BulkAction } from '@/lib/contracts/desk/bulk/bulk-actions'
import type { WorkLine } from '@/lib/contracts/desk/work'
import { makeSuccess, type Result } from '@/lib/contracts/result'
import { readHaltedBulkActions } from '@/lib/features/bulk-actions/server/public'
import { identifyBulkAction } from '../../domain/work-identities'
import type { Work, WorkReader } from '../work-reader'

/** What was done to many and ended before its last row, the person's own and their colleagues'. */
export async function readBulkActionWork({ session }: WorkReader): Promise<Result<Work>> {
  const { actions, isWhole } = await readHaltedBulkActions(session)
  return makeSuccess({ lines: actions.map(toLine), asked: 1, isWhole, failures: [] })
}

function toLine(action: BulkAction): WorkLine {
  const { bulkActionId, state, verb, subject, person, imported } = action
  const total = imported?.customers ?? action.total
  const { waiting = 0 } = imported?.counts ?? action.counts
  const unknown = imported?.counts.untold ?? action.counts.unknown ?? 0
  return {
    ...identifyBulkAction(action),
    count: waiting,
    sums: null,
    since: action.endedAt ?? action.startedAt,
    due: null,
    shows: `${state} ${waiting} ${unknown}`,
    ...{ bulkActionId, verb, of: subject, person, total, unknown },
    needsSignIn: state === 'waiting',
  }
}
