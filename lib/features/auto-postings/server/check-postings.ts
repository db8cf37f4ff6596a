import 'server-only'
import type { JournalEntry } from '@/lib/contracts/desk/journal'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import type { Input } from '@/lib/contracts/registry'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { areLoweredAsSent } from '@/lib/features/auto-postings/domain/lowered-items'
import { readLaterWrites } from '@/lib/platform/journal/open-writes'
import { unsealFields } from '@/lib/platform/journal/sealed-payload'
import { findJournalRow } from '@/lib/platform/journal/write-journal'
import { readRemaining, toDocumentKey } from './remaining-amounts'

type SeenOutcome = Pick<NonNullable<JournalEntry['look']>, 'found'> & {
  stored: Record<string, unknown>
}

/**
 * What the items show of a set of postings whose outcome is not known: that each owes less by what
 * was sent, and no later set can have done that. Anything else proves nothing. Null for a write that
 * is no such set.
 */
export async function checkPostingsOutcome({
  operation,
  idempotencyKey,
  clientNo,
}: JournalEntry): Promise<Result<SeenOutcome> | null> {
  if (operation !== 'createAutoPostings') return null
  const row = await findJournalRow(idempotencyKey)
  const payload = unsealFields(row?.payload, idempotencyKey) as Input<'createAutoPostings'> | null
  const before = row?.before?.remaining as Record<string, ExactNumber> | undefined
  if (!clientNo || !row || !payload || !before || Object.keys(before).length === 0)
    return makeFailure({ kind: 'refused', code: 'cannot-look' })
  const { autoPostings } = payload.body
  const now = await readRemaining(clientNo, autoPostings)
  const rows = autoPostings.map((each) => ({ key: toDocumentKey(each), amount: each.amount }))
  const later = await readLaterWrites(
    row,
    autoPostings.map(({ documentNo }) => documentNo),
  )
  const isBooked =
    later.length === 0 && areLoweredAsSent(rows, new Map(Object.entries(before)), now)
  return makeSuccess({ found: isBooked ? 'applied' : 'unproven', stored: {} })
}
