import type { PostingEnd } from '@/lib/contracts/desk/receivables/auto-postings'
import type { ExactNumber } from '@/lib/contracts/exact-number'

type AnsweredRow = {
  index?: ExactNumber | null
  status?: string | null
  resultType?: string | null
  message?: string | null
  voucherNo?: string | null
  arItemId?: ExactNumber | null
}
type Answered = { status?: string | null; results?: readonly (AnsweredRow | null)[] | null }

/**
 * What an answer says of each row of a set. A row is named by its index, else by its place where as
 * many rows are answered as were sent. What is not named, and what is named twice, is not known.
 */
export function listPostingEnds({ status, results }: Answered, sent: number): PostingEnd[] {
  const rows = results ?? []
  const isInOrder = rows.length === sent && rows.every((row) => row?.index == null)
  return Array.from({ length: sent }, (_, index) => {
    const named = isInOrder ? [rows[index]] : rows.filter((row) => Number(row?.index) === index)
    const row = named.length === 1 ? named[0] : null
    return {
      index,
      is: row ? classifyRow(row, status) : 'untold',
      message: row?.message?.trim() || null,
      voucherNo: row?.voucherNo?.trim() || null,
      arItemId: row?.arItemId ?? null,
    }
  })
}

/** A row by both of its words; in a set that was refused none is booked, whatever a row says. */
function classifyRow(row: AnsweredRow, ofSet: string | null | undefined): PostingEnd['is'] {
  const [word, type, whole] = [row.status, row.resultType, ofSet].map(normalize)
  if (type === 'BATCHREJECTED') return 'rejected-with'
  if (word === 'FAILED' || type === 'REJECTED' || type === 'FAILED') return 'rejected'
  if (whole === 'FAILED') return 'untold'
  if (word === 'VALIDATED' || type === 'VALID') return 'valid'
  return word === 'PROCESSED' || type === 'POSTED' ? 'booked' : 'untold'
}

const normalize = (word: string | null | undefined) =>
  (word ?? '')
    .trim()
    .toUpperCase()
    .replace(/[\s_-]/g, '')

/**
 * Whether a set would be booked as it is: every row is said to be valid. A row that is said to be
 * booked is not: then the service did not know that nothing was to be done.
 */
export const areAllValid = (ends: readonly PostingEnd[]): boolean =>
  ends.length > 0 && ends.every(({ is }) => is === 'valid')

/** Whether every row of a set is said to be rejected, so that nothing of it is booked. */
export const areAllRejected = (ends: readonly PostingEnd[]): boolean =>
  ends.length > 0 && ends.every(({ is }) => is === 'rejected' || is === 'rejected-with')
