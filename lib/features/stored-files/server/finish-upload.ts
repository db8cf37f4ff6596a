import 'server-only'
import type { UploadOutcome } from '@/lib/contracts/desk/receivables/uploads'
import type { Answer } from '@/lib/contracts/registry'
import { makeSuccess, type Result } from '@/lib/contracts/result'
import { readUpload } from '@/lib/features/stored-files/domain/read-upload'
import { findSignedInName } from '@/lib/platform/gateway/previous-outcome'
import { noteOutcomeCheck } from '@/lib/platform/journal/note-findings'
import { lookForUpload, type UploadNames } from './look-for-upload'

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
    const look = await lookForUpload(names)
    return makeSuccess(look.ok && look.value.is === 'found' ? toStored(look.value.fileId) : told)
  }
  if (answered.failure.kind !== 'unknown-outcome') return answered
  const look = await lookForUpload(names)
  if (!look.ok || look.value.is !== 'found') return answered
  await noteOutcomeCheck(names.idempotencyKey, {
    at: new Date().toISOString(),
    person: (await findSignedInName()) ?? '',
    found: 'applied',
    stored: { fileId: look.value.fileId },
  })
  return makeSuccess(toStored(look.value.fileId))
}

const toStored = (fileId: string): UploadOutcome => ({ outcome: 'stored', fileId, looked: true })
