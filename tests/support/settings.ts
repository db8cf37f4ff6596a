import { randomBytes } from 'node:crypto'

type Settings = Record<string, string | undefined>

const held = globalThis as { duedeskEnv?: unknown; duedeskPolicies?: unknown; duedeskPauses?: unknown; duedeskPolls?: unknown }
const nowhere = 'http://127.0.0.1:9'

/** Settings of a desk under test: fresh keys, upstream addresses that lead nowhere, and what the test states. They hold until the next call. */
export function useSettings(stated: Settings = {}) {
  const addresses = { IDENTITY_URL: nowhere, RECEIVABLES_URL: nowhere, DISTRIBUTION_URL: nowhere, COLLECTION_URL: nowhere }
  const keys = { DESK_ENCRYPTION_KEY: randomBytes(32).toString('base64'), NEXTAUTH_SECRET: randomBytes(32).toString('hex') }
  const others = {
    DESK_URL: '',
    DATABASE_URL: '',
    DESK_WORKSPACES: '',
    PARTNER_WIRE: '',
    PARTNER_TOKEN: '',
    UPSTREAM_TIMEOUT_SECONDS: '5',
    LOG_LEVEL: 'silent',
  }
  for (const [name, value] of Object.entries({ ...addresses, ...keys, ...others, ...stated })) process.env[name] = value ?? ''
  forgetProcess()
}

/** Every area at one address, each under its own first path segment. */
export const areasAt = (base: string) => ({
  IDENTITY_URL: `${base}/auth`,
  RECEIVABLES_URL: `${base}/arm`,
  DISTRIBUTION_URL: `${base}/dist`,
  COLLECTION_URL: `${base}/coll`,
})

/** Forgets what a process keeps in memory: settings, breakers, pauses, polls. */
export function forgetProcess() {
  held.duedeskEnv = undefined
  held.duedeskPolicies = undefined
  held.duedeskPauses = undefined
  held.duedeskPolls = undefined
}
