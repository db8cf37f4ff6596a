import 'server-only'
import type { JournalEntry } from '@/lib/contracts/desk/journal'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { findJournalRow } from '@/lib/platform/journal/write-journal'
import { parseRedactedDocument } from '@/lib/shared/documents/redacted-document'
import { checkUpload } from './check-upload'

type SeenOutcome = Pick<NonNullable<JournalEntry['look']>, 'found'> & {
  stored: Record<string, unknown>
}

/**
 * What a look shows of an upload whose outcome is not known. Null for a write that uploads nothing;
 * a look that fails proves nothing, and is the answer.
 */
export async function checkUploadOutcome({
  operation,
  idempotencyKey,
  clientNo,
}: JournalEntry): Promise<Result<SeenOutcome> | null> {
  if (operation !== 'uploadFiles') return null
  const file = readSentFile((await findJournalRow(idempotencyKey))?.payload)
  if (!clientNo || !file) return makeFailure({ kind: 'refused', code: 'cannot-look' })
  const checked = await checkUpload({ idempotencyKey, clientNo, ...file })
  if (!checked.ok) return checked
  if (checked.value.is === 'found')
    return makeSuccess({ found: 'applied', stored: { fileId: checked.value.fileId } })
  return makeSuccess({
    found: checked.value.is === 'absent' ? 'not-applied' : 'unproven',
    stored: {},
  })
}

type Payload = { body?: { files?: { fileName?: string; content?: string }[] } } | null | undefined

/** The name and the size of the file that was sent, of what the journal keeps of it. */
function readSentFile(payload: unknown): { fileName: string; bytes: number } | null {
  const [file] = (payload as Payload)?.body?.files ?? []
  const bytes = parseRedactedDocument(file?.content)?.bytes
  return file?.fileName && bytes !== undefined ? { fileName: file.fileName, bytes } : null
}
