import 'server-only'
import { makeSuccess, type Result } from '@/lib/contracts/result'
import { findJournalRow, isSettled } from '@/lib/platform/journal/write-journal'
import { findStoredFiles } from './upload-reads'

/** What was uploaded, and under which key. */
export type UploadNames = {
  idempotencyKey: string
  clientNo: string
  fileName: string
  bytes: number
}

/** `absent`: the service surely has no such file. `open`: nothing follows from what it says. */
export type UploadCheck = { is: 'found'; fileId: string } | { is: 'absent' | 'open' }

/**
 * Looks for an uploaded file by its name and size, besides those that were there before it was
 * sent. One more of them is this one, or a twin that somebody else uploaded meanwhile: the same
 * file. Where it is not known which were there, nothing follows.
 */
export async function checkUpload(names: UploadNames): Promise<Result<UploadCheck>> {
  const { idempotencyKey, clientNo, fileName, bytes } = names
  const row = await findJournalRow(idempotencyKey)
  const checked = await findStoredFiles(clientNo, fileName, bytes)
  if (!checked.ok) return checked
  const known = row?.before?.sameFiles
  if (!Array.isArray(known)) return makeSuccess({ is: 'open' })
  const fileId = checked.value.ids.find((id) => !known.includes(id))
  if (fileId !== undefined) return makeSuccess({ is: 'found', fileId })
  const isOver = row !== null && isSettled(row)
  return makeSuccess({ is: checked.value.isWhole && isOver ? 'absent' : 'open' })
}
