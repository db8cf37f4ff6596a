import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { readRenamedSettings } from '@/lib/platform/settings/renamed-settings.mjs'
import { parseRightsMap } from '@/lib/platform/settings/rights.mjs'
import { formatSettingPath, parseWorkspaces } from '@/lib/platform/settings/workspaces.mjs'

const sandbox = `http://127.0.0.1:${process.env.SANDBOX_PORT ?? '4010'}`
const address = z
  .url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })
  .transform((url) => url.replace(/\/+$/, ''))
const seconds = z.coerce.number('must be a number of seconds').positive()
/** More than one while a new one takes the place of an old one: the first seals, all open. */
const keys = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim()))
  .refine(
    (each) => each.every(isKey),
    'must be 32 bytes in base64, or several of them separated by commas',
  )
const perMinute = z.coerce.number('must be a number a minute').positive()
/** Up to what the desk takes from a browser in one input. */
const most = z.coerce.number('must be a number').int('must be a whole number').min(1).max(10_000)
const headerName = z.string().regex(/^[A-Za-z0-9-]{1,64}$/, 'must be the name of a header')
/** More than one while a new one takes the place of an old one. */
const secrets = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim()))
  .refine(
    (each) => each.every((secret) => secret.length >= 16),
    'must be secrets of at least 16 characters, separated by commas',
  )

/** Names with an ending of letters, so that no address of a machine is one. */
const hostForm = /^(\*\.[a-z0-9-]+\.|)([a-z0-9-]+\.)*[a-z][a-z0-9-]*(:\d{1,5})?$/
const hosts = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim().toLowerCase()))
  .refine(
    (each) => each.every((host) => hostForm.test(host)),
    'must be names of hosts, separated by commas',
  )

/** What the areas call differently, tied together (architecture.md, section 1). */
export type Workspace = {
  name: string
  clientNo: string | null
  companyIds: number[]
  organizationId: string | null
}

function isKey(text: string): boolean {
  return /^[A-Za-z0-9+/]+={0,2}$/.test(text) && Buffer.from(text, 'base64').length === 32
}

const Settings = z.object({
  IDENTITY_URL: address.default(`${sandbox}/auth`),
  RECEIVABLES_URL: address.default(`${sandbox}/arm/v1`),
  DISTRIBUTION_URL: address.default(`${sandbox}/distribution`),
  COLLECTION_URL: address.default(`${sandbox}/collection/v1`),
  DESK_DATA_DIR: z.string().min(1).default('.desk-data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgresql://')
    .optional(),
  DESK_URL: address.optional(),
  DESK_LABEL: z.string().max(40).optional(),
  DESK_SIGN_IN_HINT: z.string().max(200).optional(),
  SERVICE_NAME: z
    .string()
    .trim()
    .regex(/^[^{}<>#]{1,40}$/, 'must be a name of 1 to 40 characters without { } < > #')
    .optional(),
  DESK_ENCRYPTION_KEY: keys,
  DESK_OPEN_UNBOUND: z.enum(['yes', 'no']).default('yes'),
  NEXTAUTH_SECRET: z.string().min(32, 'must be at least 32 characters'),
  DESK_WORKSPACES: z
    .string()
    .transform((text, context): Workspace[] => {
      const read = parseWorkspaces(text)
      if ('workspaces' in read) return read.workspaces
      for (const { path, complaint } of read.complaints)
        context.addIssue({ code: 'custom', path, message: complaint })
      return z.NEVER
    })
    .optional(),
  CLAIM_NAME: z.string().default('name'),
  CLAIM_SCOPE: z.string().default('scope'),
  CLAIM_WORKSPACES: z.string().default('workspaces'),
  RIGHTS: z.enum(['token', 'service']).default('token'),
  RIGHTS_MAP: z
    .string()
    .transform((text, context): [string, string[]][] => {
      const read = parseRightsMap(text)
      if ('map' in read) return read.map
      for (const { path, complaint } of read.complaints)
        context.addIssue({ code: 'custom', path, message: complaint })
      return z.NEVER
    })
    .default([]),
  RIGHT_TO_REVEAL: z.string().min(1).optional(),
  REVEALS_PER_MINUTE: perMinute.default(20),
  READS_PER_MINUTE: perMinute.default(6_000),
  WRITES_PER_MINUTE: perMinute.default(1_200),
  UPSTREAM_TIMEOUT_SECONDS: seconds.default(10),
  UPSTREAM_OVERRIDES: z.string().min(1).optional(),
  STATUS_QUESTION: z.enum(['get', 'post', 'pstatus']).default('get'),
  STATUS_COMPANY: z.enum(['named', 'left-out']).default('named'),
  PARTNER_WIRE: z.enum(['schema', 'narrative']).default('schema'),
  PARTNER_PAGE_ROWS: most.default(1_000),
  PARTNER_SEARCH_VALUES: most.default(100),
  ADJUSTMENTS_PER_BATCH: most.default(1_000),
  PARTNER_TOKEN: z.enum(['person', 'own']).default('person'),
  COLLECTION_WEBHOOK_SECRET: secrets.optional(),
  COLLECTION_WEBHOOK_HOURS: z.coerce.number().positive().default(24),
  COLLECTION_WEBHOOK_EVENT_HEADER: headerName.default('X-Webhook-Event'),
  COLLECTION_WEBHOOK_REQUEST_HEADER: headerName.default('X-Webhook-Request-Id'),
  COLLECTION_WEBHOOK_KEY_HEADER: headerName.default('IdempotencyKey'),
  COLLECTION_WEBHOOK_SIGNATURE_HEADER: headerName.default('X-Webhook-Signature'),
  INVOICE_LINK_HOSTS: hosts.default(['invoices.example']),
  SESSION_IDLE_MINUTES: z.coerce.number().positive().default(60),
  SESSION_HOURS: z.coerce.number().positive().default(12),
  JOURNAL_PAYLOAD_DAYS: z.coerce.number().positive().default(90),
  EXPORT_DAYS: z.coerce.number().positive().default(7),
  SESSION_ROW_DAYS: z.coerce.number().positive().default(90),
  NOTE_DAYS: z.coerce.number().positive().default(365),
  VIEW_DAYS: z.coerce.number().positive().default(365),
  /**
   * Which proxies are believed is settled before a request comes here
   * (scripts/desk-server.mjs).
   */
  TRUSTED_PROXIES: z.string().optional(),
  HEALTH_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export type Env = z.infer<typeof Settings>

/** A setting that is wrong; the message names it. */
export class SettingsError extends Error {}

const addresses = ['IDENTITY_URL', 'RECEIVABLES_URL', 'DISTRIBUTION_URL', 'COLLECTION_URL'] as const

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

/** Settings that may stand in a file of their own, which `NAME_FILE` names. */
const fileSettings = [
  'NEXTAUTH_SECRET',
  'DESK_ENCRYPTION_KEY',
  'COLLECTION_WEBHOOK_SECRET',
  'HEALTH_TOKEN',
  'DATABASE_URL',
]

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
  for (const name of fileSettings) {
    const file = given[`${name}_FILE`]
    if (file && !given[name]) given[name] = readSettingFile(`${name}_FILE`, file)
  }
  const missing = addresses.filter((name) => !given[name])
  if (missing.length > 0 && missing.length < addresses.length) {
    throw new SettingsError(
      `${missing.join(', ')}: not set, although other upstream addresses are; set all four or none`,
    )
  }
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
