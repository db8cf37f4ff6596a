import 'server-only'
import type { SentPayment } from '@/lib/contracts/desk/sent-payments'
import type { Answer, Input } from '@/lib/contracts/registry'
import { makeSuccess } from '@/lib/contracts/result'
import { resolveJournalScope } from '@/lib/features/journal/server/public'
import { readSentPayments } from '@/lib/platform/journal/sent-payments'
import type { Session } from '@/lib/platform/session/current-session'
import { mayBeThere } from '@/lib/shared/batch-rows/resend-rules'
import { toResubmitSourceId } from '@/lib/shared/references/source-id'

type Found = Awaited<ReturnType<typeof readSentPayments>>[number]

/** A payment goes out anew so often before a person has to look what is wrong with it. */
const triesMax = 5

/**
 * Payments that went out from here before and may be at the service, each with the first write that
 * may have brought it there; those of which the service refused the row, under whichever of their
 * ids; and those that are not there for another reason.
 */
export async function findSentPayments(
  { params: { organizationId }, body: { sourceIds } }: Input<'findSentPayments'>,
  session: Session,
) {
  const scope = await resolveJournalScope(session, { organizationId })
  const tries = new Map(sourceIds.map((id) => [id, listTries(id)]))
  const rows = await readSentPayments(scope, organizationId, [...tries.values()].flat())
  const written = Map.groupBy(rows, ({ sourceId }) => sourceId)
  const payments: SentPayment[] = []
  const refused: Answer<'findSentPayments'>['refused'] = []
  const absent: string[] = []
  for (const [sourceId, ids] of tries) {
    const own = ids.flatMap((id) => written.get(id) ?? [])
    const there = own.find((each) => mayBeThere(each, each.sourceId))
    const lastRefused = own.findLast(isRowRefused)
    if (there) payments.push(toSentPayment(sourceId, there))
    else if (lastRefused)
      refused.push({ sourceId, nextId: toResubmitSourceId(lastRefused.sourceId) })
    else if (own.length > 0) absent.push(sourceId)
  }
  return makeSuccess({ payments, refused, absent, isWhole: scope.isWhole })
}

/** The ids of a payment, the first one and those after refusals. */
function listTries(sourceId: string): string[] {
  const ids = [sourceId]
  while (ids.length < triesMax) ids.push(toResubmitSourceId(ids.at(-1)!))
  return ids
}

const isRowRefused = ({ sourceId, sourceIds, rowStates }: Found) =>
  rowStates?.[sourceIds.indexOf(sourceId)] === 'failed'

const toSentPayment = (sourceId: string, { sent }: Found): SentPayment => ({
  ...{ sourceId, batchId: sent.batchId },
  ...{ idempotencyKey: sent.idempotencyKey, sentAt: sent.sentAt },
})
