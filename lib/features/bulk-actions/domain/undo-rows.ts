import type { BulkVerb, CustomerVerb } from '@/lib/contracts/desk/bulk/bulk-verbs'
import type { CustomerBulkCommon } from '@/lib/contracts/desk/bulk/customer-bulk-actions'
import type { FollowUp } from '@/lib/contracts/desk/receivables/customer-notes'
import type { NextStop, SeenStop, StopKind } from '@/lib/contracts/desk/receivables/stops'
import { planStopUndo, toSetStop } from '@/lib/features/customers/domain/public'

/** A customer, what was shown of it, and of what is taken back of which kind it is and what it becomes. */
export type CustomerContent = {
  customerNo: string
  name: string | null
  kind?: StopKind
  seenStop?: SeenStop
  nextStop?: NextStop
  seenFollowUp?: FollowUp
  nextFollowUp?: FollowUp
  /** The note that is taken back. */
  noteId?: string
}

const undoVerbs: Partial<Record<BulkVerb, CustomerVerb>> = {
  stop: 'undoStop',
  endStop: 'undoStop',
  note: 'undoNote',
  assign: 'undoAssign',
}

/** The verbs that take back what others did. */
export const listUndoVerbs = (): CustomerVerb[] => Object.values(undoVerbs)

/** The verb that takes back what another did, or undefined: what undoes is not undone again. */
export const findUndoVerb = (verb: BulkVerb): CustomerVerb | undefined => undoVerbs[verb]

/**
 * What takes back one row that is done: held against what it set, so that what somebody changed
 * since stays.
 *
 * @param did what the bulk action did to all of its rows, `row` the customer as it was shown then.
 * @param ends the day with which a stop ends where none stood before.
 * @returns null for a row that does not tell what stood before.
 */
export function planRowUndo(
  did: CustomerBulkCommon,
  { content, idempotencyKey }: { content: CustomerContent; idempotencyKey: string },
  ends: string,
): CustomerContent | null {
  const { customerNo, name, seenStop, seenFollowUp } = content
  const row = { customerNo, name }
  if (did.verb === 'note') return { ...row, noteId: idempotencyKey }
  if (did.verb === 'assign')
    return seenFollowUp
      ? { ...row, seenFollowUp: { ...seenFollowUp, owner: did.owner }, nextFollowUp: seenFollowUp }
      : null
  if ((did.verb !== 'stop' && did.verb !== 'endStop') || !seenStop) return null
  const set = { until: did.until, memo: did.verb === 'stop' ? did.memo : null }
  return {
    ...{ ...row, kind: did.kind, seenStop: toSetStop(seenStop, set) },
    nextStop: planStopUndo(seenStop, set, ends),
  }
}
