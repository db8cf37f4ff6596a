import { readBytes, toBase64 } from '@/lib/client/files/to-base64'
import type { FileProblem, FileRules } from '@/lib/features/stored-files/domain/check-file'

/** A file that was chosen: in base64 where it may be uploaded, else what keeps it from that. */
export type PreparedFile = { name: string; bytes: number } & (
  | { content: string; problem: null }
  | { content: null; problem: FileProblem | 'unreadable' }
)

/** Reads a chosen file and checks it by its bytes. One that is too large is not read. */
export async function prepareFile(file: File, rules: FileRules): Promise<PreparedFile> {
  const { name, size } = file
  const refuse = (problem: FileProblem | 'unreadable'): PreparedFile => ({
    ...{ name, bytes: size, content: null, problem },
  })
  if (size > rules.bytesMax) return refuse('tooLarge')
  const [{ checkFile }, bytes] = await Promise.all([
    import('@/lib/features/stored-files/domain/check-file'),
    readBytes(file),
  ])
  if (bytes === null || bytes.length !== size) return refuse('unreadable')
  const problem = checkFile(name, bytes, rules)
  return problem ? refuse(problem) : { name, bytes: size, content: toBase64(bytes), problem }
}
