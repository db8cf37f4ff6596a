import * as z from 'zod'

const sandbox = `http://127.0.0.1:${process.env.SANDBOX_PORT ?? '4010'}`
const address = z
  .url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })
  .transform((url) => url.replace(/\/+$/, ''))
const seconds = z.coerce.number('must be a number of seconds').positive()
const key = z.base64().refine((text) => Buffer.from(text, 'base64').length === 32, 'must be 32 bytes in base64')
const headerName = z.string().regex(/^[A-Za-z0-9-]{1,64}$/, 'must be the name of a header')
/** More than one while a new one takes the place of an old one. */
const secrets = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim()))
  .refine((each) => each.every((secret) => secret.length >= 16), 'must be secrets of at least 16 characters, separated by commas')

/** Names with an ending of letters, so that no address of a machine is one. */
const hostForm = /^(\*\.[a-z0-9-]+\.|)([a-z0-9-]+\.)*[a-z][a-z0-9-]*(:\d{1,5})?$/
const hosts = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim().toLowerCase()))
  .refine((each) => each.every((host) => hostForm.test(host)), 'must be names of hosts, separated by commas')

const Workspaces = z.array(
  z.object({
    name: z.string(),
    clientNo: z.string().nullable().default(null),
    companyIds: z.array(z.number()).default([]),
    organizationId: z.string().nullable().default(null),
  }),
)
export type Workspace = z.infer<typeof Workspaces>[number]

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
  DESK_ENCRYPTION_KEY: key,
  NEXTAUTH_SECRET: z.string().min(32, 'must be at least 32 characters'),
  DESK_WORKSPACES: z
    .string()
    .transform((text, context) => {
      try {
        return Workspaces.parse(JSON.parse(text))
      } catch {
        context.addIssue('must be a JSON array of {name, clientNo, companyIds, organizationId}')
        return z.NEVER
      }
    })
    .optional(),
  CLAIM_NAME: z.string().default('name'),
  CLAIM_SCOPE: z.string().default('scope'),
  CLAIM_WORKSPACES: z.string().default('workspaces'),
  UPSTREAM_TIMEOUT_SECONDS: seconds.default(10),
  PARTNER_WIRE: z.enum(['schema', 'narrative']).default('schema'),
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
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export type Env = z.infer<typeof Settings>

/** A setting that is wrong; the message names it. */
export class SettingsError extends Error {}

const addresses = ['IDENTITY_URL', 'RECEIVABLES_URL', 'DISTRIBUTION_URL', 'COLLECTION_URL'] as const

/**
 * Every setting, parsed once. Empty means not set. The four upstream addresses are set together or not at all.
 *
 * @throws SettingsError with one line that names each wrong setting.
 */
export function env(): Env {
  const holder = globalThis as { duedeskEnv?: Env }
  holder.duedeskEnv ??= parsed(process.env)
  return holder.duedeskEnv
}

function parsed(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const missing = addresses.filter((name) => !given[name])
  if (missing.length > 0 && missing.length < addresses.length) {
    throw new SettingsError(`${missing.join(', ')}: not set, although other upstream addresses are; set all four or none`)
  }
  const settings = Settings.safeParse(given)
  if (settings.success) return settings.data
  throw new SettingsError(settings.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '))
}
