import 'server-only'
import { headers } from 'next/headers'
import { getEnv } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { findActing } from './acting-session'
import { getCaller } from './caller'

/**
 * True when this request comes from one of the desk's own pages. A browser names the origin of
 * every POST; a request that names a foreign one, or `null`, is refused whatever X-Forwarded-Host
 * says, and noted.
 */
export async function isFromOwnPage(): Promise<boolean> {
  if (findActing()) return true
  const incoming = await headers()
  const origin = incoming.get('origin')
  if (origin && origin === getOwnOrigin(incoming.get('host'))) return true
  log().warn(
    { event: 'refused-origin', origin: origin?.slice(0, 200), ...getCaller(incoming) },
    'gateway',
  )
  return false
}

/** With DESK_URL set only that address counts; else the host that the request was sent to. */
function getOwnOrigin(host: string | null): string {
  const { DESK_URL } = getEnv()
  return DESK_URL ? new URL(DESK_URL).origin : `http://${host}`
}
