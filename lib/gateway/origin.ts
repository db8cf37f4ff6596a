import 'server-only'
import { headers } from 'next/headers'
import { failed } from '../contracts/result'
import { env } from '../env'

/**
 * True when this request comes from one of the desk's own pages. A browser names the origin of every POST; a request that names a foreign one,
 * or `null`, is refused whatever X-Forwarded-Host says.
 */
export async function comesFromOwnPage(): Promise<boolean> {
  const incoming = await headers()
  const origin = incoming.get('origin')
  if (!origin) return false
  return origin === ownOrigin(incoming.get('host'))
}

/** With DESK_URL set only that address counts; else the host that the request was sent to. */
function ownOrigin(host: string | null): string {
  const { DESK_URL } = env()
  return DESK_URL ? new URL(DESK_URL).origin : `http://${host}`
}

/** The failure that a workflow returns to a foreign page before it does anything, or null for one of our own. */
export const ownPageOnly = async () => ((await comesFromOwnPage()) ? null : failed({ kind: 'forbidden', code: 'wrong-origin' }))
