import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'

const hexadecimal = /^(?:sha256=)?([0-9a-f]{64})$/i

/**
 * True when one of the secrets made the signature of these bytes: HMAC-SHA256 in hexadecimal digits
 * (assumed). Takes as long for a wrong one.
 */
export function isSignedBy(
  secrets: readonly string[],
  body: Uint8Array,
  signature: string | null,
): boolean {
  const given = Buffer.from(hexadecimal.exec(signature ?? '')?.[1] ?? '', 'hex')
  if (given.length === 0) return false
  return secrets
    .map((secret) => timingSafeEqual(createHmac('sha256', secret).update(body).digest(), given))
    .includes(true)
}
