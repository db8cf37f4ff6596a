import { randomBytes } from 'node:crypto'

type Settings = Record<string, string | undefined>

const held = globalThis as Partial<
  Record<
    `duedesk${'Env' | 'Policies' | 'Pauses' | 'Polls' | 'Sessions' | 'Offers' | 'Drift' | 'Verdicts' | 'Buckets' | 'Stop' | 'CloseStore'}`,
    unknown
  >
>
const nowhere = 'http://127.0.0.1:9'

/**
 * Settings of a desk under test: fresh keys, upstream addresses that lead nowhere, and what the
 * test states. They hold until the next call.
 */
export function useSettings(stated: Settings = {}) {
  const addresses = {
    IDENTITY_URL: nowhere,
    RECEIVABLES_URL: nowhere,
    DISTRIBUTION_URL: nowhere,
    COLLECTION_URL: nowhere,
  }
  const keys = {
    DESK_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    NEXTAUTH_SECRET: randomBytes(32).toString('hex'),
  }
  const others = {
    DESK_URL: '',
    DATABASE_URL: '',
    DESK_WORKSPACES: '',
    SERVICE_NAME: '',
    DESK_OPEN_UNBOUND: '',
    RIGHTS: '',
    RIGHTS_MAP: '',
    RIGHT_TO_REVEAL: '',
    REVEALS_PER_MINUTE: '',
    READS_PER_MINUTE: '100000',
    WRITES_PER_MINUTE: '100000',
    UPSTREAM_OVERRIDES: '',
    PARTNER_WIRE: '',
    PARTNER_TOKEN: '',
    PARTNER_PAGE_ROWS: '',
    PARTNER_SEARCH_VALUES: '',
    ADJUSTMENTS_PER_BATCH: '',
    CUSTOMERS_PER_BATCH: '',
    POSTINGS_PER_BATCH: '',
    UPSTREAM_TIMEOUT_SECONDS: '5',
    LOG_LEVEL: 'silent',
  }
  for (const [name, value] of Object.entries({ ...addresses, ...keys, ...others, ...stated }))
    process.env[name] = value ?? ''
  forgetProcess()
}

/** Every area at one address, each under its own first path segment. */
export const areasAt = (base: string) => ({
  IDENTITY_URL: `${base}/auth`,
  RECEIVABLES_URL: `${base}/arm`,
  DISTRIBUTION_URL: `${base}/dist`,
  COLLECTION_URL: `${base}/coll`,
})

/** Forgets what a process keeps in memory: settings, breakers, pauses, polls, sessions. */
export function forgetProcess() {
  held.duedeskEnv = undefined
  held.duedeskPolicies = undefined
  held.duedeskPauses = undefined
  held.duedeskPolls = undefined
  held.duedeskOffers = undefined
  held.duedeskDrift = undefined
  held.duedeskSessions = undefined
  held.duedeskVerdicts = undefined
  held.duedeskBuckets = undefined
  held.duedeskStop = undefined
  held.duedeskCloseStore = undefined
}
