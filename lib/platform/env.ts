import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { parseCollectionRates } from '@/lib/platform/settings/collection-rates.mjs'
import { settingsInFiles } from '@/lib/platform/settings/groups/secrets-settings.mjs'
import { readRenamedSettings } from '@/lib/platform/settings/renamed-settings.mjs'
import { parseRightsMap } from '@/lib/platform/settings/rights.mjs'
import {
  makeChoiceSchemas,
  makeDefaultSchemas,
  makeOptionalSchemas,
  makeSchema,
} from '@/lib/platform/settings/setting-schemas'
import { settingDefaults } from '@/lib/platform/settings/settings-list.mjs'
import { findMissingAddresses } from '@/lib/platform/settings/upstream-addresses.mjs'
import { formatSettingPath, parseWorkspaces } from '@/lib/platform/settings/workspaces.mjs'

/** What the areas call differently, tied together (architecture.md, section 1). */
export type Workspace = {
  name: string
  clientNo: string | null
  companyIds: number[]
  organizationId: string | null
}

const sandbox = `http://127.0.0.1:${process.env.SANDBOX_PORT ?? settingDefaults.SANDBOX_PORT}`

const toText = (text: string) => text
const toTrimmed = (text: string) => text.trim()
const toAddress = (text: string) => text.trim().replace(/\/+$/, '')
/** Of keys and secrets, more than one while a new one takes the place of an old one. */
const toList = (text: string) => text.split(',').map((each) => each.trim())
const toHosts = (text: string) => toList(text.toLowerCase())

function toWorkspaces(text: string): Workspace[] {
  const read = parseWorkspaces(text)
  return 'workspaces' in read ? read.workspaces : []
}

function toCollectionRates(text: string) {
  const read = parseCollectionRates(text)
  return 'rates' in read ? read.rates : []
}

function toRightsMap(text: string): [string, string[]][] {
  const read = parseRightsMap(text)
  return 'map' in read ? read.map : []
}

/**
 * What the text of each setting becomes. Which text is taken, and what holds without one, is said in
 * the list of settings (settings/settings-list.mjs).
 */
const Settings = z.object({
  IDENTITY_URL: makeSchema('IDENTITY_URL', toAddress).default(`${sandbox}/auth`),
  RECEIVABLES_URL: makeSchema('RECEIVABLES_URL', toAddress).default(`${sandbox}/arm/v1`),
  DISTRIBUTION_URL: makeSchema('DISTRIBUTION_URL', toAddress).default(`${sandbox}/distribution`),
  COLLECTION_URL: makeSchema('COLLECTION_URL', toAddress).default(`${sandbox}/collection/v1`),
  DESK_ENCRYPTION_KEY: makeSchema('DESK_ENCRYPTION_KEY', toList),
  NEXTAUTH_SECRET: makeSchema('NEXTAUTH_SECRET', toText),
  RIGHTS_MAP: makeSchema('RIGHTS_MAP', toRightsMap).default([]),
  ...makeChoiceSchemas(
    'DESK_OPEN_UNBOUND',
    'LOG_LEVEL',
    'PARTNER_TOKEN',
    'PARTNER_WIRE',
    'RIGHTS',
    'STATUS_COMPANY',
    'STATUS_QUESTION',
  ),
  ...makeDefaultSchemas(
    Number,
    'ADJUSTMENTS_PER_BATCH',
    'COLLECTION_WEBHOOK_HOURS',
    'CUSTOMERS_PER_BATCH',
    'CUSTOMER_READS_PER_LOOK',
    'EXPORT_DAYS',
    'JOURNAL_PAYLOAD_DAYS',
    'NOTE_DAYS',
    'PARTNER_PAGE_ROWS',
    'PARTNER_SEARCH_VALUES',
    'READS_PER_MINUTE',
    'REVEALS_PER_MINUTE',
    'SESSION_HOURS',
    'SESSION_IDLE_MINUTES',
    'SESSION_ROW_DAYS',
    'UPSTREAM_TIMEOUT_SECONDS',
    'VIEW_DAYS',
    'WRITES_PER_MINUTE',
  ),
  ...makeDefaultSchemas(
    toText,
    'CLAIM_NAME',
    'CLAIM_SCOPE',
    'CLAIM_WORKSPACES',
    'COLLECTION_WEBHOOK_EVENT_HEADER',
    'COLLECTION_WEBHOOK_KEY_HEADER',
    'COLLECTION_WEBHOOK_REQUEST_HEADER',
    'COLLECTION_WEBHOOK_SIGNATURE_HEADER',
    'DESK_DATA_DIR',
  ),
  ...makeDefaultSchemas(toHosts, 'INVOICE_LINK_HOSTS'),
  ...makeOptionalSchemas(
    toText,
    'DATABASE_URL',
    'DESK_LABEL',
    'DESK_SIGN_IN_HINT',
    'HEALTH_TOKEN',
    'RIGHT_TO_REVEAL',
    // Which proxies are believed is settled before a request comes here (scripts/desk-server.mjs).
    'TRUSTED_PROXIES',
    'UPSTREAM_OVERRIDES',
  ),
  ...makeOptionalSchemas(toTrimmed, 'SERVICE_NAME'),
  ...makeOptionalSchemas(toAddress, 'DESK_URL'),
  ...makeOptionalSchemas(toList, 'COLLECTION_WEBHOOK_SECRET'),
  ...makeOptionalSchemas(toWorkspaces, 'DESK_WORKSPACES'),
  ...makeOptionalSchemas(toCollectionRates, 'COLLECTION_RATES'),
})

/** The names of the settings that the desk reads. */
export const deskSettings: string[] = Object.keys(Settings.shape)

export type Env = z.infer<typeof Settings>

/** A setting that is wrong; the message names it. */
export class SettingsError extends Error {}

/**
 * Every setting, parsed once. Empty means not set. The four upstream addresses are set together or
 * not at all.
 *
 * @throws SettingsError with one line that names each wrong setting.
 */
export function getEnv(): Env {
  const holder = globalThis as { duedeskEnv?: Env }
  holder.duedeskEnv ??= parseSettings(process.env)
  return holder.duedeskEnv
}

function readSettingFile(setting: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new SettingsError(
      `${setting}: the file cannot be read (${(error as NodeJS.ErrnoException).code})`,
    )
  }
}

function parseSettings(source: Record<string, string | undefined>): Env {
  const { given, complaints } = readRenamedSettings(
    Object.fromEntries(
      Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
    ),
  )
  if (complaints.length > 0) throw new SettingsError(complaints.join('; '))
  for (const name of settingsInFiles.filter((each) => deskSettings.includes(each))) {
    const file = given[`${name}_FILE`]
    if (file && !given[name]) given[name] = readSettingFile(`${name}_FILE`, file)
  }
  const missing = findMissingAddresses(given)
  if (missing) throw new SettingsError(missing)
  const settings = Settings.safeParse(given)
  if (settings.success) return settings.data
  throw new SettingsError(
    settings.error.issues
      .map(
        ({ path: [setting, ...part], message }) =>
          `${formatSettingPath(String(setting), part)}: ${message}`,
      )
      .join('; '),
  )
}
