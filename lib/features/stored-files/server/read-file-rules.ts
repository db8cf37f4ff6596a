import 'server-only'
import type { FileRules } from '@/lib/features/stored-files/domain/check-file'
import {
  fileBytesMax,
  fileConfigKeys,
  toFileRules,
} from '@/lib/features/stored-files/domain/file-rules'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'

/** What a client takes, as far as its configuration can be read: else the service decides. */
export async function readFileRules(clientno: string): Promise<FileRules> {
  const [types, bytes] = await Promise.all(
    Object.values(fileConfigKeys).map((key) =>
      executeOperation('getClientConfig', { params: { clientno, key } }),
    ),
  )
  return toFileRules(types?.ok ? types.value : null, bytes?.ok ? bytes.value : null, fileBytesMax)
}
