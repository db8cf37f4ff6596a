import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseRightsMap } from '../../lib/platform/settings/rights.mjs'
import { parseWorkspaces } from '../../lib/platform/settings/workspaces.mjs'
import { proxiesComplaint } from '../steps/client-address.mjs'
import { root } from '../steps/root.mjs'
import { settingsInFiles } from './secret-files.mjs'

// Each tells what is wrong with a value, or null; of a value with parts, a list of what is wrong
// with which. The desk and the sandbox parse their settings again; here they are refused before
// anything slow.

const port = (text) =>
  /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535
    ? null
    : 'must be a port number from 1 to 65535'

const address = (text) =>
  /^https?:\/\//.test(text) && URL.canParse(text)
    ? null
    : 'must be an address that starts with http:// or https://'

const database = (text) =>
  /^postgres(ql)?:\/\//.test(text) && URL.canParse(text)
    ? null
    : 'must be an address that starts with postgresql://'

const databaseOrMemory = (text) => (text === 'memory' ? null : database(text))

const key = (text) =>
  /^[A-Za-z0-9+/]+={0,2}$/.test(text) && Buffer.from(text, 'base64').length === 32
    ? null
    : 'must be 32 bytes in base64'

const keyList = (text) =>
  text.split(',').every((each) => key(each.trim()) === null)
    ? null
    : 'must be 32 bytes in base64, or several of them separated by commas'

const positive = (text) =>
  Number(text) > 0 && Number.isFinite(Number(text)) ? null : 'must be a number greater than 0'

const count = (text) => (/^\d+$/.test(text) ? null : 'must be a whole number')

const limit = (text) =>
  /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 10_000
    ? null
    : 'must be a whole number from 1 to 10000'

const longAs = (least) => (text) =>
  text.length >= least ? null : `must be at least ${least} characters`

const name = (text) =>
  /^[^{}<>#]{1,40}$/.test(text.trim())
    ? null
    : 'must be a name of 1 to 40 characters without { } < > #'

const upTo = (most) => (text) => (text.length <= most ? null : `must be at most ${most} characters`)

const oneOf = (words) => (text) =>
  words.includes(text) ? null : `must be one of ${words.join(', ')}`

/** Each part of the workspaces that is wrong, by its place. */
function workspaces(text) {
  const read = parseWorkspaces(text)
  return 'complaints' in read ? read.complaints : null
}

/** Each part of the map of rights that is wrong, by its place. */
function rightsMap(text) {
  const read = parseRightsMap(text)
  return 'complaints' in read ? read.complaints : null
}

/** The desk reads what stands in it when it starts: it alone knows the operations. */
function jsonFile(text) {
  try {
    JSON.parse(readFileSync(resolve(root, text), 'utf8'))
    return null
  } catch (error) {
    return error instanceof SyntaxError
      ? `${text} is no JSON`
      : `${text} cannot be read (${error.code ?? 'unknown'})`
  }
}

const header = (text) => (/^[A-Za-z0-9-]{1,64}$/.test(text) ? null : 'must be the name of a header')

const secretsOf = (least) => (text) =>
  text.split(',').every((each) => each.trim().length >= least)
    ? null
    : `must be secrets of at least ${least} characters, separated by commas`

const hostForm = /^(\*\.[a-z0-9-]+\.|)([a-z0-9-]+\.)*[a-z][a-z0-9-]*(:\d{1,5})?$/i

const hosts = (text) =>
  text.split(',').every((each) => hostForm.test(each.trim()))
    ? null
    : 'must be names of hosts, separated by commas'

const anything = () => null

/** The four addresses of an upstream: set together or not at all. */
export const upstreamAddresses = [
  'IDENTITY_URL',
  'RECEIVABLES_URL',
  'DISTRIBUTION_URL',
  'COLLECTION_URL',
]

/**
 * Every setting of the project and what its value must be. Empty means not set. `.env.example`
 * explains each.
 */
export const settingRules = {
  PORT: port,
  HOST: anything,
  SANDBOX_PORT: port,
  SANDBOX_TOKEN_SECONDS: positive,
  SANDBOX_SCALE: positive,
  SANDBOX_TRANSACTIONS: count,
  SANDBOX_WEBHOOK_URL: address,
  DESK_DATA_DIR: anything,
  DATABASE_URL: database,
  SANDBOX_DATABASE_URL: databaseOrMemory,
  IDENTITY_URL: address,
  RECEIVABLES_URL: address,
  DISTRIBUTION_URL: address,
  COLLECTION_URL: address,
  DESK_URL: address,
  DESK_LABEL: upTo(40),
  DESK_SIGN_IN_HINT: upTo(200),
  SERVICE_NAME: name,
  DESK_WORKSPACES: workspaces,
  DESK_ENCRYPTION_KEY: keyList,
  DESK_OPEN_UNBOUND: oneOf(['yes', 'no']),
  NEXTAUTH_SECRET: longAs(32),
  NEXTAUTH_URL: address,
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key,
  CLAIM_NAME: anything,
  CLAIM_SCOPE: anything,
  CLAIM_WORKSPACES: anything,
  RIGHTS: oneOf(['token', 'service']),
  RIGHTS_MAP: rightsMap,
  RIGHT_TO_REVEAL: anything,
  REVEALS_PER_MINUTE: positive,
  READS_PER_MINUTE: positive,
  WRITES_PER_MINUTE: positive,
  UPSTREAM_TIMEOUT_SECONDS: positive,
  UPSTREAM_OVERRIDES: jsonFile,
  STATUS_QUESTION: oneOf(['get', 'post', 'pstatus']),
  STATUS_COMPANY: oneOf(['named', 'left-out']),
  PARTNER_WIRE: oneOf(['schema', 'narrative']),
  PARTNER_PAGE_ROWS: limit,
  PARTNER_SEARCH_VALUES: limit,
  ADJUSTMENTS_PER_BATCH: limit,
  PARTNER_TOKEN: oneOf(['person', 'own']),
  COLLECTION_WEBHOOK_SECRET: secretsOf(16),
  COLLECTION_WEBHOOK_HOURS: positive,
  COLLECTION_WEBHOOK_EVENT_HEADER: header,
  COLLECTION_WEBHOOK_REQUEST_HEADER: header,
  COLLECTION_WEBHOOK_KEY_HEADER: header,
  COLLECTION_WEBHOOK_SIGNATURE_HEADER: header,
  INVOICE_LINK_HOSTS: hosts,
  SESSION_IDLE_MINUTES: positive,
  SESSION_HOURS: positive,
  JOURNAL_PAYLOAD_DAYS: positive,
  EXPORT_DAYS: positive,
  SESSION_ROW_DAYS: positive,
  NOTE_DAYS: positive,
  VIEW_DAYS: positive,
  TRUSTED_PROXIES: proxiesComplaint,
  HEALTH_TOKEN: longAs(16),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  ...Object.fromEntries(settingsInFiles.map((name) => [`${name}_FILE`, anything])),
}
