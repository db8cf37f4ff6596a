'use server'

import { FileUpload, type UploadOutcome } from '@/lib/contracts/desk/receivables/uploads'
import { fileBounds } from '@/lib/contracts/receivables/files'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { checkFile } from '@/lib/features/stored-files/domain/check-file'
import { findFileType, getContentType } from '@/lib/features/stored-files/domain/file-types'
import { defineResumableWrite, toNotSentFailure } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { finishUpload } from './finish-upload'
import { findStoredFiles, readFileRules } from './upload-reads'

/**
 * Uploads one file, once: what it is was checked by its bytes, and no list showed one of the same name
 * and size, or the person wants another. The service is never asked twice by itself; where its answer
 * is lost, the file is looked for, where all that were there before are known (docs/decisions/0123).
 */
export const uploadFile = defineResumableWrite({
  name: 'uploadFile',
  operations: ['uploadFiles'],
  input: FileUpload,
  bounds: fileBounds,
  operationOf: () => 'uploadFiles',
  finish: (upload, answered) => finishUpload(toNames(upload), answered),
  run: uploadIfNew,
})

const toNames = ({ idempotencyKey, clientNo, fileName, content }: FileUpload) => ({
  ...{ idempotencyKey, clientNo, fileName },
  bytes: Buffer.byteLength(content, 'base64'),
})

async function uploadIfNew(
  upload: FileUpload,
  findEarlier: () => Promise<Result<UploadOutcome> | null>,
): Promise<Result<UploadOutcome>> {
  const { idempotencyKey, clientNo, fileName, content, isAnother } = upload
  const bytes = Buffer.from(content, 'base64')
  const problem = checkFile(fileName, bytes, await readFileRules(clientNo))
  if (problem) return makeFailure({ kind: 'invalid', code: 'file', fields: { fileName: problem } })

  const checked = await findStoredFiles(clientNo, fileName, bytes.length)
  const cannotCheck = !checked.ok && checked.failure.code === 'not-offered'
  if (!checked.ok && !cannotCheck) return toNotSentFailure(checked)
  const sameFiles = checked.ok && checked.value.isWhole ? checked.value.ids : null
  // What looks like somebody else's file may be the first arrival of this very upload.
  const [same] = checked.ok ? checked.value.ids : []
  if (same !== undefined && !isAnother)
    return (await findEarlier()) ?? makeSuccess({ outcome: 'exists', fileId: same })
  if (checked.ok && checked.value.mayBeThere && !isAnother)
    return (await findEarlier()) ?? makeSuccess({ outcome: 'exists', fileId: null })

  const contentType = getContentType(findFileType(fileName) ?? '')
  const answered = await executeOperation(
    'uploadFiles',
    { params: { clientno: clientNo }, body: { files: [{ fileName, contentType, content }] } },
    { idempotencyKey, draft: upload, before: { sameFiles } },
  )
  return finishUpload(toNames(upload), answered)
}
