import 'server-only'

/**
 * The body of a request, or null when it is longer than it may be: no more of it is read then, and
 * nothing where it says so beforehand. For routes that answer before they know who asks.
 */
export async function readBoundedBytes(
  request: Request,
  most: number,
): Promise<Buffer<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length')) > most) return null
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length > most) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
