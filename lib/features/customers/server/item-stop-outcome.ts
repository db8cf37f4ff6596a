import 'server-only'
import type { JournalEntry } from '@/lib/contracts/desk/journal'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import type { ArItem } from '@/lib/contracts/receivables/ar-items'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import {
  evaluateWrite,
  type WriteEvaluation,
} from '@/lib/features/customers/domain/write-evaluation'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'

/** Reads one receivable item. */
export const readItem = (clientNo: string, arItemId: ExactNumber): Promise<Result<ArItem>> =>
  executeOperation('getArItem', {
    params: { clientno: clientNo, aritemid: String(arItemId) },
    query: {},
  })

/**
 * True unless a read shows another item, or an item of another customer, than the one that was
 * asked for: such a read proves nothing of this one. What it does not tell speaks against nothing.
 */
export const isItemOf = (
  read: ArItem,
  { arItemId, customerNo }: { arItemId: ExactNumber; customerNo: string },
): boolean =>
  (read.arItemId == null || String(read.arItemId) === String(arItemId)) &&
  (read.customerNo == null || read.customerNo.trim() === customerNo.trim())

/** What a read shows of the fields that a stop sent. */
export const evaluateItemStop = ({ fields }: JournalEntry, read: ArItem): WriteEvaluation =>
  evaluateWrite(
    fields.filter((each) => 'sent' in each),
    read,
  )

type SeenOutcome = Pick<NonNullable<JournalEntry['look']>, 'found'> & {
  stored: Record<string, unknown>
}

/**
 * What a read shows of a stop whose outcome is not known. Null for a write that is no stop of an
 * item.
 */
export async function checkItemStopOutcome(
  entry: JournalEntry,
): Promise<Result<SeenOutcome> | null> {
  if (entry.operation !== 'updateArItem') return null
  const { clientNo, target, fields } = entry
  const arItemId = fields.find(({ field }) => field === 'arItemId')?.before as
    | ExactNumber
    | null
    | undefined
  if (!clientNo || !target || arItemId == null)
    return makeFailure({ kind: 'refused', code: 'cannot-look' })
  const read = await readItem(clientNo, arItemId)
  if (!read.ok)
    return read.failure.kind === 'not-found' ? makeSuccess({ found: 'gone', stored: {} }) : read
  return makeSuccess(
    isItemOf(read.value, { arItemId, customerNo: target })
      ? evaluateItemStop(entry, read.value)
      : { found: 'unproven', stored: {} },
  )
}
