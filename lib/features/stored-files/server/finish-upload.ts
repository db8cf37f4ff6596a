import 'server-only'
import type { UploadOutcome } from '@/lib/contracts/desk/receivables/uploads'
import type { Answer } from '@/lib/contracts/registry'
import { makeSuccess, type Result } from '@/lib/contracts/result'
import { readUpload } from '@/lib/features/stored-files/domain/read-upload'
import { findSignedInName } from '@/lib/platform/gateway/previous-outcome'
import { noteOutcomeCheck } from '@/lib/platform/journal/note-findings'
import { checkUpload, type UploadNames } from './check-upload'

/**
 * What an upload came to: what the answer says of the file. Where it says nothing, and where nobody
 * knows, the file is looked for at once; what is found is stored, what is not found proves nothing
 * yet.
 */
export async function finishUpload(
  names: UploadNames,
  answered: Result<Answer<'uploadFiles'>>,
): Promise<Result<UploadOutcome>> {
  if (answered.ok) {
    const told = readUpload(answered.value, names.fileName)
    if (told.outcome !== 'untold') return makeSuccess(told)
    const checked = await checkUpload(names)
    return makeSuccess(
      checked.ok && checked.value.is === 'found' ? toStored(checked.value.fileId) : told,
    )
  }
  if (answered.failure.kind !== 'unknown-outcome') return answered
  const checked = await checkUpload(names)
  if (!checked.ok || checked.value.is !== 'found') return answered
  await noteOutcomeCheck(names.idempotencyKey, {
    at: new Date().toISOString(),
    person: (await findSignedInName()) ?? '',
    found: 'applied',
    stored: { fileId: checked.value.fileId },
  })
  return makeSuccess(toStored(checked.value.fileId))
}

const toStored = (fileId: string): UploadOutcome => ({ outcome: 'stored', fileId, checked: true })
