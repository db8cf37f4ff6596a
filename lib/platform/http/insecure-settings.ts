import 'server-only'
import type { Env } from '@/lib/platform/env'

/** A setting with which something goes over a network that anybody on it can read. */
export type InsecureSetting = { setting: string; why: string }

const upstreams = ['IDENTITY_URL', 'RECEIVABLES_URL', 'DISTRIBUTION_URL', 'COLLECTION_URL'] as const

/** What of the settings sends tokens or rows in the clear to another machine. */
export function listInsecureSettings(
  settings: Pick<Env, (typeof upstreams)[number] | 'DATABASE_URL' | 'DESK_URL'>,
): InsecureSetting[] {
  const { DATABASE_URL, DESK_URL } = settings
  const cleartext = upstreams
    .filter((name) => isCleartext(settings[name]))
    .map((setting) => ({ setting, why: 'http: sends tokens in the clear to another machine' }))
  const browsers =
    DESK_URL && isCleartext(DESK_URL)
      ? [{ setting: 'DESK_URL', why: 'http: sends passwords and cookies in the clear' }]
      : []
  const store =
    DATABASE_URL && !isEncrypted(DATABASE_URL)
      ? [
          {
            setting: 'DATABASE_URL',
            why: 'without sslmode=verify-full rows may go in the clear to another machine',
          },
        ]
      : []
  return [...cleartext, ...browsers, ...store]
}

const isLoopback = (host: string) => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(host)

function isCleartext(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && !isLoopback(hostname)
}

/** One on a socket file has no host. */
function isEncrypted(address: string): boolean {
  const { hostname, searchParams } = new URL(address)
  const mode = searchParams.get('sslmode')
  return (
    hostname === '' ||
    isLoopback(hostname) ||
    mode === 'require' ||
    mode === 'verify-ca' ||
    mode === 'verify-full'
  )
}
