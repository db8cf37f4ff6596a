import type { UploadOutcome } from '@/lib/contracts/desk/receivables/uploads'

type Row = {
  fileName?: string | null
  fileId?: string | null
  status?: string | null
  message?: string | null
}

/**
 * What an answer says of one file. One row is about it unless it names another; of several, the one
 * that names it. A status that neither takes nor refuses tells nothing, and an id tells that it is
 * there.
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
  const status = (row.status ?? '').trim().toUpperCase()
  if (/REJECT|REFUS|FAIL|ERROR/.test(status))
    return { outcome: 'rejected', message: row.message ?? null }
  return /STORED|CREATED|PROCESSED|OK|SUCCESS/.test(status) || (status === '' && row.fileId)
    ? { outcome: 'stored', fileId: row.fileId ?? null, checked: false }
    : { outcome: 'untold' }
}
