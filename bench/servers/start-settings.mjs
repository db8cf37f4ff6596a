import { readFileSync } from 'node:fs'
import util from 'node:util'
import { inProject } from '../../scripts/steps/root.mjs'

/**
 * What the build was made with and the store is sealed with; nothing else of this machine's
 * settings reaches a measurement.
 */
const kept = (name) =>
  ['NEXTAUTH_SECRET', 'DESK_ENCRYPTION_KEY'].includes(name) || name.startsWith('NEXT_')

/**
 * Settings that would change what is measured. Empty means not set, and keeps Next from taking them
 * out of `.env.local`.
 */
const emptied = [
  ...[
    'IDENTITY_URL',
    'RECEIVABLES_URL',
    'DISTRIBUTION_URL',
    'COLLECTION_URL',
    'DATABASE_URL',
    'DESK_URL',
    'DESK_WORKSPACES',
  ],
  ...[
    'CLAIM_NAME',
    'CLAIM_SCOPE',
    'CLAIM_WORKSPACES',
    'UPSTREAM_TIMEOUT_SECONDS',
    'SESSION_IDLE_MINUTES',
    'SESSION_HOURS',
    'LOG_LEVEL',
    'HOST',
  ],
  'NEXTAUTH_URL',
]

/** The sandbox takes nothing out of `.env.local`: for it they are simply not there. */
const removed = (name) => name.startsWith('SANDBOX_')

/** The secrets of this machine's `.env.local`. */
export function secrets() {
  const settings = util.parseEnv(readFileSync(inProject('.env.local'), 'utf8'))
  return Object.fromEntries(Object.entries(settings).filter(([name]) => kept(name)))
}

/** The environment of every process that is measured: defaults, whatever this machine sets. */
export const plainEnvironment = () => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !removed(name))),
  ...Object.fromEntries(emptied.map((name) => [name, ''])),
  // One person makes the load of hundreds.
  READS_PER_MINUTE: '1000000000',
  WRITES_PER_MINUTE: '1000000000',
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
})
