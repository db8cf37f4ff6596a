import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getEnv, SettingsError } from '@/lib/platform/env'
import { settingRules } from '@/lib/platform/settings/settings-list.mjs'
import { formatSettingPath } from '@/lib/platform/settings/workspaces.mjs'

const keys = {
  DESK_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
  NEXTAUTH_SECRET: 'a'.repeat(32),
}
const addresses = {
  IDENTITY_URL: 'https://a.example',
  RECEIVABLES_URL: 'https://b.example',
  DISTRIBUTION_URL: 'https://c.example',
  COLLECTION_URL: 'https://d.example',
}
const holder = globalThis as { duedeskEnv?: unknown }

beforeEach(() => {
  holder.duedeskEnv = undefined
  const ours =
    /^(DESK_|CLAIM_|SESSION_|IDENTITY_URL|RECEIVABLES_URL|DISTRIBUTION_URL|COLLECTION_|DATABASE_URL|NEXTAUTH_SECRET|UPSTREAM_|JOURNAL_|INVOICE_|LOG_LEVEL)/
  for (const name of Object.keys(process.env).filter((each) => ours.test(each)))
    vi.stubEnv(name, undefined)
})
afterEach(() => {
  vi.unstubAllEnvs()
  holder.duedeskEnv = undefined
})

function settings(stated: Record<string, string>) {
  for (const [name, value] of Object.entries({ ...keys, ...stated })) vi.stubEnv(name, value)
  return getEnv
}

describe('a setting that is wrong is named in one line:', () => {
  test.each([
    ['an address that is none', 'COLLECTION_URL', { ...addresses, COLLECTION_URL: 'collection' }],
    [
      'an address of another scheme',
      'IDENTITY_URL',
      { ...addresses, IDENTITY_URL: 'ftp://a.example' },
    ],
    [
      'a database that is no PostgreSQL',
      'DATABASE_URL',
      { DATABASE_URL: 'mysql://db.example/desk' },
    ],
    ['a desk address that is none', 'DESK_URL', { DESK_URL: 'desk.example' }],
    ['a label that is too long', 'DESK_LABEL', { DESK_LABEL: 'x'.repeat(41) }],
    ['a name that is too long', 'SERVICE_NAME', { SERVICE_NAME: 'x'.repeat(41) }],
    ['a blank name', 'SERVICE_NAME', { SERVICE_NAME: '  ' }],
    ['a name that a text would read', 'SERVICE_NAME', { SERVICE_NAME: 'The {one}' }],
    [
      'a key that is too short',
      'DESK_ENCRYPTION_KEY',
      { DESK_ENCRYPTION_KEY: Buffer.alloc(16).toString('base64') },
    ],
    ['a key that is no base64', 'DESK_ENCRYPTION_KEY', { DESK_ENCRYPTION_KEY: 'not a key!' }],
    ['no key', 'DESK_ENCRYPTION_KEY', { DESK_ENCRYPTION_KEY: '' }],
    ['a secret that is too short', 'NEXTAUTH_SECRET', { NEXTAUTH_SECRET: 'short' }],
    ['workspaces that are no JSON', 'DESK_WORKSPACES', { DESK_WORKSPACES: '[{' }],
    [
      'workspaces without a name',
      'DESK_WORKSPACES[0].name',
      { DESK_WORKSPACES: '[{"clientNo":"1001"}]' },
    ],
    ['a timeout of no number', 'UPSTREAM_TIMEOUT_SECONDS', { UPSTREAM_TIMEOUT_SECONDS: 'soon' }],
    ['a timeout of nothing', 'UPSTREAM_TIMEOUT_SECONDS', { UPSTREAM_TIMEOUT_SECONDS: '0' }],
    ['an idle time below nothing', 'SESSION_IDLE_MINUTES', { SESSION_IDLE_MINUTES: '-5' }],
    ['hours that are none', 'SESSION_HOURS', { SESSION_HOURS: 'a day' }],
    ['days that are none', 'JOURNAL_PAYLOAD_DAYS', { JOURNAL_PAYLOAD_DAYS: 'forever' }],
    ['days before every calendar', 'JOURNAL_PAYLOAD_DAYS', { JOURNAL_PAYLOAD_DAYS: '99999999' }],
    ['days of an export', 'EXPORT_DAYS', { EXPORT_DAYS: '1e300' }],
    ['days of a session', 'SESSION_ROW_DAYS', { SESSION_ROW_DAYS: '36501' }],
    ['days of a note', 'NOTE_DAYS', { NOTE_DAYS: '36501' }],
    ['days of a view', 'VIEW_DAYS', { VIEW_DAYS: '36501' }],
    ['hours without end', 'SESSION_HOURS', { SESSION_HOURS: '1e12' }],
    ['an idle time without end', 'SESSION_IDLE_MINUTES', { SESSION_IDLE_MINUTES: '1e13' }],
    ['a window without end', 'COLLECTION_WEBHOOK_HOURS', { COLLECTION_WEBHOOK_HOURS: '1e12' }],
    ['a timeout without end', 'UPSTREAM_TIMEOUT_SECONDS', { UPSTREAM_TIMEOUT_SECONDS: '9999999' }],
    [
      'a webhook secret that is too short',
      'COLLECTION_WEBHOOK_SECRET',
      { COLLECTION_WEBHOOK_SECRET: 'short' },
    ],
    [
      'one of two webhook secrets that is none',
      'COLLECTION_WEBHOOK_SECRET',
      { COLLECTION_WEBHOOK_SECRET: `${'a'.repeat(16)},` },
    ],
    ['a window of nothing', 'COLLECTION_WEBHOOK_HOURS', { COLLECTION_WEBHOOK_HOURS: '0' }],
    [
      'a header that is none',
      'COLLECTION_WEBHOOK_KEY_HEADER',
      { COLLECTION_WEBHOOK_KEY_HEADER: 'Key: x' },
    ],
    [
      'an address in place of a host',
      'INVOICE_LINK_HOSTS',
      { INVOICE_LINK_HOSTS: 'https://pay.example.com' },
    ],
    ['every host of a country', 'INVOICE_LINK_HOSTS', { INVOICE_LINK_HOSTS: '*.no' }],
    [
      'addresses of machines',
      'INVOICE_LINK_HOSTS',
      { INVOICE_LINK_HOSTS: 'pay.example.com,*.0.0.1' },
    ],
    ['an unknown log level', 'LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ])('%s', (_, name, stated) => {
    const line = lineOf(settings(stated))
    expect(line).toContain(`${name}: `)
    expect(line).not.toContain('\n')
  })

  test.each([
    [
      '[1].clientNo',
      'must be a whole number',
      [
        { name: 'One', clientNo: 1 },
        { name: 'Two', clientNo: 1.5 },
      ],
    ],
    ['[0].clientNo', 'must be a whole number', [{ name: 'One', clientNo: '' }]],
    ['[0].name', 'must be a text', [{ clientNo: 1 }]],
    ['[0].companyIds', 'must be an array', [{ name: 'One', companyIds: 11 }]],
    ['[0].companyIds[1]', 'must be a whole number', [{ name: 'One', companyIds: [11, 'twelve'] }]],
    ['[0].organizationId', 'must be a text or null', [{ name: 'One', organizationId: 7 }]],
    ['[0].clientno', 'is no part of a workspace', [{ name: 'One', clientno: 1 }]],
    ['[1]', 'must be an object', [{ name: 'One' }, null]],
    ['', 'must be a JSON array', { name: 'One' }],
  ])('DESK_WORKSPACES%s, as by `npm start`', (part, complaint, workspaces) => {
    const DESK_WORKSPACES = JSON.stringify(workspaces)
    const line = lineOf(settings({ DESK_WORKSPACES }))
    expect(line.startsWith(`DESK_WORKSPACES${part}: ${complaint}`), line).toBe(true)

    const read = settingRules.DESK_WORKSPACES!(DESK_WORKSPACES) as {
      path: (string | number)[]
      complaint: string
    }[]
    expect(
      read
        .map(({ path, complaint }) => `${formatSettingPath('DESK_WORKSPACES', path)}: ${complaint}`)
        .join('; '),
    ).toBe(line)
  })

  test('and two are named together', () => {
    const line = lineOf(settings({ SESSION_HOURS: 'x', LOG_LEVEL: 'loud' }))
    expect(line).toContain('SESSION_HOURS: ')
    expect(line).toContain('LOG_LEVEL: ')
  })

  test('without showing a secret that was given', () => {
    expect(
      lineOf(
        settings({ NEXTAUTH_SECRET: 'hunter2-hunter2', DESK_ENCRYPTION_KEY: 'c2VjcmV0LWtleQ==' }),
      ),
    ).not.toMatch(/hunter2|c2VjcmV0/)
  })
})

test('a workspace takes its numbers as numbers or in quotes, and what it leaves out is none', () => {
  const DESK_WORKSPACES = JSON.stringify([
    { name: 'One', clientNo: 1001, companyIds: [11, '12'], organizationId: 'org' },
    { name: 'Two', clientNo: '1002' },
    { name: 'Three', clientNo: null, organizationId: null },
  ])
  expect(settings({ DESK_WORKSPACES })().DESK_WORKSPACES).toEqual([
    { name: 'One', clientNo: '1001', companyIds: [11, 12], organizationId: 'org' },
    { name: 'Two', clientNo: '1002', companyIds: [], organizationId: null },
    { name: 'Three', clientNo: null, companyIds: [], organizationId: null },
  ])
  expect(settingRules.DESK_WORKSPACES!(DESK_WORKSPACES)).toBeNull()
})

describe('the four upstream addresses', () => {
  test.each(Object.keys(addresses))('are refused when only %s is missing', (missing) => {
    const line = lineOf(settings({ ...addresses, [missing]: '' }))
    expect(line).toMatch(new RegExp(`^${missing}: not set`))
  })

  test('are refused when only one is set, and the other three are named', () => {
    const line = lineOf(settings({ COLLECTION_URL: 'https://d.example' }))
    expect(line).toContain('IDENTITY_URL, RECEIVABLES_URL, DISTRIBUTION_URL: not set')
    expect(line.split(':')[0]).not.toContain('COLLECTION_URL')
  })

  test('lead to the sandbox when none is set', () => {
    expect(settings({})().RECEIVABLES_URL).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/arm\/v1$/)
  })

  test('lose a slash at their end', () => {
    expect(
      settings({ ...addresses, IDENTITY_URL: 'https://a.example/auth//' })().IDENTITY_URL,
    ).toBe('https://a.example/auth')
  })

  test('lose a blank at their end', () => {
    expect(settings({ ...addresses, IDENTITY_URL: 'https://a.example ' })().IDENTITY_URL).toBe(
      'https://a.example',
    )
  })
})

test('hosts of links are read as browsers write them, and one by one', () => {
  expect(
    settings({ INVOICE_LINK_HOSTS: ' Pay.Example.com, *.example.org,local.example:8443' })()
      .INVOICE_LINK_HOSTS,
  ).toEqual(['pay.example.com', '*.example.org', 'local.example:8443'])
})

test('a secret may stand in a file, and a file that cannot be read is named', () => {
  expect(settings({ HEALTH_TOKEN_FILE: 'package.json' })().HEALTH_TOKEN).toContain('"duedesk"')
  holder.duedeskEnv = undefined
  expect(lineOf(settings({ HEALTH_TOKEN_FILE: '/nowhere/at/all' }))).toBe(
    'HEALTH_TOKEN_FILE: the file cannot be read (ENOENT)',
  )
})

test('what is left empty counts as not set', () => {
  const read = settings({ DATABASE_URL: '', SESSION_HOURS: '' })()
  expect(read.DATABASE_URL).toBeUndefined()
  expect(read.SESSION_HOURS).toBe(12)
})

function lineOf(read: () => unknown): string {
  try {
    read()
  } catch (error) {
    if (error instanceof SettingsError) return error.message
    throw error
  }
  throw new Error('the settings were taken')
}
