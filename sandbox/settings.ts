import { join } from 'node:path'
import { z } from 'zod'
import { isLoopback } from './services/collection/webhooks/webhook-address'
import type { WebhookEndpoint } from './services/collection/webhooks/webhook-endpoints'

/** Why the sandbox cannot start, in one line that names the setting. */
export class InvalidSettingError extends Error {}

export type Settings = {
  port: number
  databaseUrl?: string
  folder?: string
  folderSetting: string
  tokenSeconds: number
  scale: number
  transactions?: number
  collection?: number
  items?: number
  webhook?: WebhookEndpoint
}

const Port = z.coerce.number().int().min(0).max(65_535)
const Seconds = z.coerce.number().int().min(1)
const Count = z.coerce.number().int().min(0).optional()
const Scale = z.coerce.number().positive()
const WebhookUrl = z.string().refine(isLoopback).optional()
const PostgresUrl = z.url({ protocol: /^postgres(ql)?$/ })

/**
 * The sandbox's settings, read once.
 *
 * @throws InvalidSettingError that names the first malformed one.
 */
export function parseSandboxSettings(env: NodeJS.ProcessEnv, args: string[]): Settings {
  const databaseUrl = parseSetting(
    'SANDBOX_DATABASE_URL',
    PostgresUrl.or(z.literal('memory')).optional(),
    env.SANDBOX_DATABASE_URL,
    'a postgresql:// address, or memory',
  )
  const readFlag = (name: string) =>
    args.includes(name) ? (args[args.indexOf(name) + 1] ?? 'nothing') : undefined
  return {
    port: parseSetting('SANDBOX_PORT', Port, env.SANDBOX_PORT || '4010', 'a port number'),
    tokenSeconds: parseSetting(
      'SANDBOX_TOKEN_SECONDS',
      Seconds,
      env.SANDBOX_TOKEN_SECONDS || '3600',
      'a whole number of seconds',
    ),
    scale: parseSetting(
      'SANDBOX_SCALE',
      Scale,
      readFlag('--scale') ?? (env.SANDBOX_SCALE || '1'),
      'a number above 0',
    ),
    transactions: parseSetting(
      'SANDBOX_TRANSACTIONS',
      Count,
      readFlag('--transactions') ?? env.SANDBOX_TRANSACTIONS,
      'a whole number',
    ),
    collection: parseSetting('--collection', Count, readFlag('--collection'), 'a whole number'),
    items: parseSetting('--items', Count, readFlag('--items'), 'a whole number'),
    webhook: parseWebhook(env),
    folderSetting: env.SANDBOX_DATA_DIR ? 'SANDBOX_DATA_DIR' : 'DESK_DATA_DIR',
    ...(databaseUrl === 'memory'
      ? {}
      : databaseUrl
        ? { databaseUrl }
        : { folder: env.SANDBOX_DATA_DIR || join(env.DESK_DATA_DIR || '.desk-data', 'sandbox') }),
  }
}

/**
 * Needs the address and the secret: without one of them webhooks go nowhere. Of several secrets the
 * first signs.
 */
function parseWebhook(env: NodeJS.ProcessEnv): WebhookEndpoint | undefined {
  const url = parseSetting(
    'SANDBOX_WEBHOOK_URL',
    WebhookUrl,
    env.SANDBOX_WEBHOOK_URL,
    'an http:// address of this machine',
  )
  const secret = env.COLLECTION_WEBHOOK_SECRET?.split(',')[0]?.trim()
  return url && secret ? { url, secret } : undefined
}

function parseSetting<S extends z.ZodType>(
  name: string,
  schema: S,
  value: string | undefined,
  wanted: string,
): z.output<S> {
  const result = schema.safeParse(value === '' ? undefined : value)
  if (result.success) return result.data
  throw new InvalidSettingError(`${name} must be ${wanted}`)
}
