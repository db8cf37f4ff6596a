import 'server-only'
import type { BulkAction } from '@/lib/contracts/desk/bulk/bulk-actions'
import { resolveJournalScope } from '@/lib/features/journal/server/public'
import type { Session } from '@/lib/platform/session/current-session'
import { isHalted } from '../domain/halted'
import { listOpenRecords } from './bulk-lists'
import { viewBulkActions } from './bulk-view'

export { listFollowedKeys } from './followed-batches'

/**
 * Bulk actions that ended before their last row, or wait for their person, with rows left to send:
 * as far as the person may see them. `isWhole` is false where there may be more.
 */
export async function readHaltedBulkActions(
  session: Session,
): Promise<{ actions: BulkAction[]; isWhole: boolean }> {
  const scope = await resolveJournalScope(session)
  const { records, more } = await listOpenRecords(scope)
  const halted = records.filter(({ state }) => state !== 'running')
  const actions = await viewBulkActions(halted, session)
  return {
    actions: actions.filter(isHalted),
    isWhole: scope.isWhole && !more,
  }
}
