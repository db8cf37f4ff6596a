import 'server-only'
import type { JournalEntry } from '@/lib/contracts/desk/journal'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { findCreditNotes, judgeCreditNote } from '@/lib/features/ar-items/domain/credit-note'
import { isItemOf, readItem } from '@/lib/features/customers/server/public'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { readLaterWrites } from '@/lib/platform/journal/open-writes'
import { findJournalRow, isSettled, type JournalRow } from '@/lib/platform/journal/write-journal'
import { isListWhole } from '@/lib/shared/list-filters/list-end'
import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'
import { type Decimal, parseAmount } from '@/lib/shared/numbers/money'

const pageSize = 1000

type CreditedDocument = { clientNo: string; customerNo: string; documentNo: string }

/**
 * The ids of the credit notes of a document over one amount. `isWhole`: they are all that there are,
 * because the service counts the notes of the document, and as many came. `isPart`: there may be
 * more, because no list came, fewer came than are counted, or a full page or others than were asked
 * for that nobody counts.
 */
export async function readCreditNotes(
  { clientNo, customerNo, documentNo }: CreditedDocument,
  amount: number,
): Promise<Result<{ ids: string[]; isWhole: boolean; isPart: boolean }>> {
  const asked = { customerno: customerNo, documentno: documentNo, documenttype: 'CN' }
  const read = await executeOperation('listArItems', {
    params: { clientno: clientNo },
    query: { ...asked, pageno: 1, pagesize: pageSize },
  })
  if (!read.ok) return read
  const { arItems, summary } = read.value
  const rows = (arItems ?? []).filter((row) => row !== null)
  const { fitting, findings } = verifyFilters('listArItems', asked, rows)
  const total = typeof summary?.totalCount === 'number' ? summary.totalCount : null
  const listed = new Set(rows.map((row) => String(row.arItemId ?? JSON.stringify(row)))).size
  const isCounted = total !== null && isListWhole(listed, summary)
  const isCut = findings.strangers > 0 || rows.length >= pageSize
  return makeSuccess({
    ids: findCreditNotes(fitting, { documentNo, amount }),
    isWhole: arItems != null && isCounted && findings.untold === 0,
    isPart: arItems == null || (total === null ? isCut : !isCounted),
  })
}

type CreditNoteCheck = ReturnType<typeof judgeCreditNote>
type Sent = CreditedDocument & {
  arItemId: ExactNumber
  amount: number
  /** What stood there before it was sent. */
  known: readonly string[]
  before: Decimal | null
}

/**
 * Looks among the items of the customer for a credit note that was sent. A note that a later one may
 * have made proves nothing.
 */
async function checkCreditNote(row: JournalRow, sent: Sent): Promise<Result<CreditNoteCheck>> {
  const { clientNo, arItemId, documentNo, amount, known, before } = sent
  const [notes, item] = await Promise.all([
    readCreditNotes(sent, amount),
    readItem(clientNo, arItemId),
  ])
  if (!notes.ok) return notes
  const remaining =
    item.ok && isItemOf(item.value, sent) ? parseAmount(item.value.remainingAmount) : null
  const later = await readLaterWrites(row, [documentNo])
  return makeSuccess(
    judgeCreditNote({
      found: notes.value.ids,
      known,
      others: later.filter(({ payload }) => mayCredit(payload, amount)).length,
      wasAbsent: row.look?.found === 'not-applied',
      isWhole: notes.value.isWhole && isSettled(row),
      remaining: remaining?.is === 'exact' ? remaining.decimal : null,
      before,
    }),
  )
}

type Payload = { body?: { arItem?: { creditNote?: { amount: number } | null } } } | null

/** Whether a write may have made a note over an amount. One whose content is erased may. */
function mayCredit(payload: unknown, amount: number): boolean {
  const body = (payload as Payload)?.body
  return !body || body.arItem?.creditNote?.amount === amount
}

type SeenOutcome = Pick<NonNullable<JournalEntry['look']>, 'found'> & {
  stored: Record<string, unknown>
}

/** True for a write that made a credit note, or was to. */
export const isCreditNote = ({ operation, fields }: JournalEntry): boolean =>
  operation === 'updateArItem' && fields.some(({ field }) => field === 'creditNote.amount')

/**
 * What a look shows of a credit note whose outcome is not known. Null for a write that is none.
 */
export async function checkCreditNoteOutcome(
  entry: JournalEntry,
): Promise<Result<SeenOutcome> | null> {
  if (!isCreditNote(entry)) return null
  const [sent, row] = [toSent(entry), await findJournalRow(entry.idempotencyKey)]
  if (!sent || !row) return makeFailure({ kind: 'refused', code: 'cannot-look' })
  const checked = await checkCreditNote(row, sent)
  if (!checked.ok) return checked
  const found = checked.value
  return makeSuccess({
    found,
    stored: found === 'applied' ? { 'creditNote.amount': sent.amount } : {},
  })
}

/** What was sent, as the journal keeps it; null where that is not enough to look. */
function toSent({ clientNo, target, fields }: JournalEntry): Sent | null {
  const findField = (name: string) => fields.find(({ field }) => field === name)
  const amount = findField('creditNote.amount')?.sent
  const documentNo = findField('documentNo')?.before
  const arItemId = findField('arItemId')?.before as ExactNumber | null | undefined
  const known = findField('creditNotes')?.before
  const remaining = parseAmount(findField('remainingAmount')?.before as ExactNumber | null)
  if (!clientNo || !target || arItemId == null) return null
  if (typeof amount !== 'number' || typeof documentNo !== 'string' || !Array.isArray(known))
    return null
  return {
    ...{ clientNo, customerNo: target, documentNo, arItemId, amount, known },
    before: remaining.is === 'exact' ? remaining.decimal : null,
  }
}
