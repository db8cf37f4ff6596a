import 'server-only'
import { makeSuccess, type Result } from '@/lib/contracts/result'
import { findSameFiles, type SameFiles } from '@/lib/features/stored-files/domain/same-file'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'

/** Rows that are looked at: the most that a service gives at once (public documentation). */
const lookedAt = 1_000

/** Looks for files of a client by name and size. */
export async function findStoredFiles(
  clientNo: string,
  fileName: string,
  bytes: number,
): Promise<Result<SameFiles>> {
  const read = await executeOperation('listFiles', {
    params: { clientno: clientNo },
    query: { filename: fileName, pageno: 1, pagesize: lookedAt },
  })
  return read.ok ? makeSuccess(findSameFiles(read.value, fileName, bytes)) : read
}
