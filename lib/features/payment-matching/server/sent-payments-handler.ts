import 'server-only'
import type { Input } from '@/lib/contracts/registry'
import { makeSuccess } from '@/lib/contracts/result'
import { resolveJournalScope } from '@/lib/features/journal/server/public'
import { readSentRows } from '@/lib/platform/journal/sent-rows'
import type { Session } from '@/lib/platform/session/current-session'

/** Payments that went out from here before, out of the journal. */
export async function findSentPayments(
  { params: { organizationId }, body: { sourceIds } }: Input<'findSentPayments'>,
  session: Session,
) {
  const scope = await resolveJournalScope(session, { organizationId })
  const payments = await readSentRows(scope, organizationId, sourceIds)
  return makeSuccess({ payments, isWhole: scope.isWhole })
}
