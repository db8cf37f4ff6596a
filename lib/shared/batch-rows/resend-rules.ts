import type { RowState, SentBatch } from '@/lib/contracts/desk/batches'
import { isTakenCode } from './row-results'

/**
 * Batches whose rows carry ids of ours: they can be looked for, and sent again under the same ids.
 */
export const resendable = [
  'createCorrections',
  'createPayments',
  'createCollectionInvoices',
] as const

type Resendable = (typeof resendable)[number]

export const isResendable = (operation: string): operation is Resendable =>
  resendable.some((each) => each === operation)

/**
 * Whether the service has said that it took ids of the write before: then no absence is believed,
 * however a look comes out.
 */
export const isTakenBefore = ({ status, code }: Pick<SentBatch, 'status' | 'code'>) =>
  status === 409 && (code === 'taken-before' || isTakenCode(code))

/** What may be done about a write with a batch. */
export type ResendActions = { canCheck: boolean; canSendAgain: boolean; canRecord: boolean }

type Open = Pick<SentBatch, 'state' | 'batchId' | 'end'> & { operation: string }

/**
 * What is offered for a write, and what the server takes: a look while something is not known; the
 * same write again only once a look has proven that it is absent, or a person has recorded it; and
 * to record what was found by other means while it is not known.
 *
 * @param isUnread its batch could not be read. A document that the service took has no batch, and
 *   is not lost.
 */
export function getResendActions(
  { operation, state, batchId, end }: Open,
  isUnread = false,
): ResendActions {
  const isLost =
    state === 'accepted' &&
    end === null &&
    (batchId === null || isUnread) &&
    !operation.startsWith('sendB2')
  const isOpen = state === 'unknown' || state === 'not-applied' || isLost
  const areSomeKnown = end !== null && end.succeeded + end.taken + end.failed > 0
  return {
    canCheck: isOpen && isResendable(operation),
    canSendAgain: state === 'not-applied' && !areSomeKnown && isResendable(operation),
    canRecord: isOpen,
  }
}

/**
 * How a write stands once a person has recorded what became of those of its rows that were not
 * known.
 */
export function getRecordedState(
  end: SentBatch['end'],
  found: 'applied' | 'not-applied',
): SentBatch['state'] {
  const isAnyKnown = end !== null && end.succeeded + end.taken + end.failed > 0
  if (!isAnyKnown) return found === 'applied' ? 'done' : 'not-applied'
  return found === 'applied' && end.failed === 0 ? 'done' : 'accepted'
}

/** Another write with rows under the same ids, as the journal holds it. */
export type OtherWrite = {
  state: SentBatch['state']
  /** Ids of its rows, in their order. */
  sourceIds: readonly string[]
  /** What its batch said of each row when it ended. */
  rowStates: readonly RowState[] | null
  record: { found: 'applied' | 'not-applied' } | null
}

/**
 * Whether a row under an id may be at the service because of another write. It surely is not only
 * where that write never left, was refused, was proven absent, or where its batch refused the row,
 * or a person has recorded that it is not booked.
 */
export function mayBeThere(
  { state, sourceIds, rowStates, record }: OtherWrite,
  id: string,
): boolean {
  if (state === 'not-sent' || state === 'refused' || state === 'not-applied') return false
  const row = rowStates?.[sourceIds.indexOf(id)]
  if (row === 'failed' || row === 'absent') return false
  return !(row === 'untold' && record?.found === 'not-applied')
}

/**
 * The id that stood before a row was sent anew after a refusal: it has to be absent too. Null for
 * an id that was not made so.
 */
export function findPreviousId(id: string): string | null {
  const made = /^([cps]-\d{8}-[0-9a-z]{10})-(\d+)$/.exec(id)
  if (!made) return null
  const [, stem = '', number] = made
  return Number(number) <= 2 ? stem : `${stem}-${Number(number) - 1}`
}

/**
 * What is known of the rows of a batch once a person has recorded what became of those that were
 * not. Rows that wait are not among those: their batch has yet to say.
 */
export const withRecord = (
  is: RowState,
  record: { found: 'applied' | 'not-applied' } | null,
): RowState =>
  record && is === 'untold' ? (record.found === 'applied' ? 'recorded' : 'absent') : is
