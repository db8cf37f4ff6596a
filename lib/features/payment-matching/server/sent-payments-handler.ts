import 'server-only'
import type { SentPayment } from '@/lib/contracts/desk/sent-payments'
import type { Input } from '@/lib/contracts/registry'
import { makeSuccess } from '@/lib/contracts/result'
import { resolveJournalScope } from '@/lib/features/journal/server/public'
import { readSentPayments } from '@/lib/platform/journal/sent-payments'
import type { Session } from '@/lib/platform/session/current-session'
import { mayBeThere } from '@/lib/shared/batch-rows/resend-rules'

/**
 * Payments that went out from here before and may be at the service, each with the first write that
 * may have brought it there.
 */
export async function findSentPayments(
  { params: { organizationId }, body: { sourceIds } }: Input<'findSentPayments'>,
  session: Session,
) {
  const scope = await resolveJournalScope(session, { organizationId })
  const found = new Map<string, SentPayment>()
  for (const { sourceId, sent, ...write } of await readSentPayments(
    scope,
    organizationId,
    sourceIds,
  )) {
    if (found.has(sourceId) || !mayBeThere(write, sourceId)) continue
    const { batchId, idempotencyKey, sentAt } = sent
    found.set(sourceId, { sourceId, batchId, idempotencyKey, sentAt })
  }
  return makeSuccess({ payments: [...found.values()], isWhole: scope.isWhole })
}
