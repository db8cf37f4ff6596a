import type { UploadOutcome } from '@/lib/contracts/desk/receivables/uploads'

type Row = {
  fileName?: string | null
  fileId?: string | null
  status?: string | null
  message?: string | null
}

/**
 * What an answer says of one file. One row is about it unless it names another; of several, the one
 * that names it. A status that neither takes nor refuses tells nothing, and an id without one tells
 * that it is there. Statuses are assumed and go by whole words: one that takes has no other word
 * (“not stored”, “being processed”), and one that refuses denies nothing (“no error”).
 */
export function readUpload(
  answer: { files?: readonly (Row | null)[] | null } | null,
  fileName: string,
): UploadOutcome {
  const rows = (answer?.files ?? []).filter((row) => row !== null)
  const row =
    rows.find((each) => each.fileName === fileName) ??
    (rows.length === 1 && !rows[0]!.fileName ? rows[0] : undefined)
  if (!row) return { outcome: 'untold' }
  const words = listWords(row.status ?? '')
  if (words.some((word) => refusing.has(word)) && !words.some((word) => denying.has(word)))
    return { outcome: 'rejected', message: row.message ?? null }
  const isTaken = words.length > 0 && words.every((word) => taking.has(word))
  return isTaken || (!row.status?.trim() && row.fileId)
    ? { outcome: 'stored', fileId: row.fileId ?? null, checked: false }
    : { outcome: 'untold' }
}

const taking = new Set(['STORED', 'CREATED', 'PROCESSED', 'OK', 'SUCCESS', 'SUCCESSFUL'])
const refusing = new Set([
  'REJECT',
  'REJECTED',
  'REFUSED',
  'FAIL',
  'FAILED',
  'FAILURE',
  'ERROR',
  'ERRORS',
])
const denying = new Set(['NO', 'NOT', 'WITHOUT'])

/** The words of a status, of whatever style: NOT_STORED, notStored. */
const listWords = (status: string) =>
  (status.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toUpperCase())
