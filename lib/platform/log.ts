import 'server-only'
import pino, { type Logger } from 'pino'
import { settingDefaults } from '@/lib/platform/settings/settings-list.mjs'

const secretKeys = [
  'authorization',
  'cookie',
  'password',
  'access_token',
  'refresh_token',
  'ssn',
  'dateOfBirth',
  'bankAccountNo',
  'identificationNumber',
]

/**
 * JSON lines on standard output. Bodies, query strings and header values are never given to it; the
 * redaction is the second net.
 */
export function log(): Logger {
  const holder = globalThis as { duedeskLog?: Logger }
  holder.duedeskLog ??= pino({
    level: process.env.LOG_LEVEL || settingDefaults.LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [...secretKeys, ...secretKeys.map((key) => `*.${key}`)],
      censor: '[redacted]',
    },
  })
  return holder.duedeskLog
}
