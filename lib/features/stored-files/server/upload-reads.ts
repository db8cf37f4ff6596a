import 'server-only'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import type { FileRules } from '@/lib/features/stored-files/domain/check-file'
import {
  fileBytesMax,
  fileConfigKeys,
  toFileRules,
} from '@/lib/features/stored-files/domain/file-rules'
import { findSameFiles, type SameFiles } from '@/lib/features/stored-files/domain/same-file'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'

/** Rows that are looked at: the most that a service gives at once (public documentation). */
const lookedAt = 1_000

/** Looks for files of a client by name and size. An answer without a list is none. */
export async function findStoredFiles(
  clientNo: string,
  fileName: string,
  bytes: number,
): Promise<Result<SameFiles>> {
  const read = await executeOperation('listFiles', {
    params: { clientno: clientNo },
    query: { filename: fileName, pageno: 1, pagesize: lookedAt },
  })
  if (!read.ok) return read
  return read.value.files
    ? makeSuccess(findSameFiles(read.value, fileName, bytes))
    : makeFailure({ kind: 'off-contract', code: 'no-list' })
}

/** What a client takes, as far as its configuration can be read: else the service decides. */
export async function readFileRules(clientno: string): Promise<FileRules> {
  const [types, bytes] = await Promise.all(
    Object.values(fileConfigKeys).map((key) =>
      executeOperation('getClientConfig', { params: { clientno, key } }),
    ),
  )
  return toFileRules(types?.ok ? types.value : null, bytes?.ok ? bytes.value : null, fileBytesMax)
}
