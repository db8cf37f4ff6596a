import 'server-only'
import { Readable } from 'node:stream'
import { makeFailure } from '@/lib/contracts/result'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { toResultResponse } from '@/lib/platform/http/handle-operation-request'
import { readChunks, sumStoredBytes } from './store/export-chunks'

const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/**
 * Answers `GET /api/export/<id>`: the file, or a finished part of it, to whom `getExport` shows its
 * receipt. A page of somebody else cannot set it off: browsers say from where they come. Nobody on
 * the way may store the answer.
 */
export async function handleExportRequest(request: Request, exportId: string): Promise<Response> {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none')
    return toResultResponse(makeFailure({ kind: 'forbidden', code: 'wrong-origin' }))

  const found = await executeOperation('getExport', { params: { exportId } })
  if (!found.ok) return toResultResponse(found)
  const { hasFile, file, fileName, bytes } = found.value
  // What is offered is whole: a file that has lost a piece is not one.
  if (!hasFile || (await sumStoredBytes(exportId, file.format)) !== bytes)
    return toResultResponse(makeFailure({ kind: 'not-found', code: 'no-file' }))

  const stream = Readable.from(readChunks(exportId, file.format), {
    signal: request.signal,
    objectMode: false,
  })
  return new Response(Readable.toWeb(stream) as ReadableStream, {
    headers: {
      'content-type': contentTypes[file.format],
      'content-length': String(bytes),
      'content-disposition': `attachment; filename="${fileName}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    },
  })
}
