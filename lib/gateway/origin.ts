import 'server-only'
import { headers } from 'next/headers'
import { env } from '../env'
import { log } from '../log'
import { callerOf } from '../session/caller'

/**
 * True when this request comes from one of the desk's own pages. A browser names the origin of every POST; a request that names a foreign one,
 * or `null`, is refused whatever X-Forwarded-Host says, and noted.
 */
export async function comesFromOwnPage(): Promise<boolean> {
  const incoming = await headers()
  const origin = incoming.get('origin')
  if (origin && origin === ownOrigin(incoming.get('host'))) return true
  log().warn({ event: 'refused-origin', origin: origin?.slice(0, 200), ...callerOf(incoming) }, 'gateway')
  return false
}

/** With DESK_URL set only that address counts; else the host that the request was sent to. */
function ownOrigin(host: string | null): string {
  const { DESK_URL } = env()
  return DESK_URL ? new URL(DESK_URL).origin : `http://${host}`
}
