import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { deskSettings, getEnv } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { settingsInFiles } from '@/lib/platform/settings/groups/secrets-settings.mjs'
import {
  findComplaints,
  settingDefaults,
  settingRules,
  settings,
} from '@/lib/platform/settings/settings-list.mjs'
import { parseSandboxSettings } from '@/sandbox/settings'
import { writeExample, writeTable } from '../scripts/settings/written-settings.mjs'
import { useSettings } from './support/settings'

const known = Object.keys(settingRules).sort()
const findNames = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name as string).sort()

const readBySandbox = [...new Set(findNames('sandbox/settings.ts', /\benv\.([A-Z][A-Z_]+)/g))]
/** Set by `npm start` for the sandbox alone, from DESK_DATA_DIR. */
const internal = ['SANDBOX_DATA_DIR']

/** The defaults of the list, of these settings. */
const findDefaults = (names: string[]) =>
  settings.flatMap((each) =>
    each.default !== undefined && names.includes(each.name) ? [[each.name, each.default]] : [],
  )

describe('every setting', () => {
  test('stands in the list once', () =>
    expect(settings.map(({ name }) => name).sort()).toEqual(known))

  test('is written down in .env.example and in the README as in the list (`npm run settings`)', () => {
    const hint = 'differs from the list of settings: `npm run settings` writes it'
    expect(readFileSync('.env.example', 'utf8'), `.env.example ${hint}`).toBe(writeExample())
    const readme = readFileSync('README.md', 'utf8')
    expect(readme, `README.md ${hint}`).toBe(writeTable(readme))
  })

  test.each(settings)('$name has a default and a sample that its rule takes', (setting) => {
    for (const value of [setting.default, setting.sample])
      if (value !== undefined && !setting.name.includes('OVERRIDES'))
        expect(findComplaints(setting.name, value), value).toEqual([])
    expect(setting.default === undefined || setting.without === undefined).toBe(true)
  })

  test('that may stand in a file is one of the list', () =>
    expect(known).toEqual(expect.arrayContaining(settingsInFiles)))

  test('that the desk reads stands in its schema once', () =>
    expect(findNames('lib/platform/env.ts', /'([A-Z][A-Z_]+)'/g)).toEqual([...deskSettings].sort()))

  test.each([
    ['the desk', deskSettings],
    ['the sandbox', readBySandbox.filter((name) => !internal.includes(name))],
  ])('that %s reads is checked by `npm start` first', (_, read) => {
    expect(read).not.toEqual([])
    expect(known).toEqual(expect.arrayContaining(read))
  })
})

test('the desk has the defaults of the list', () => {
  const nothing = Object.fromEntries(deskSettings.map((name) => [name, '']))
  const required = {
    DESK_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
    NEXTAUTH_SECRET: 'x'.repeat(32),
  }
  useSettings({ ...nothing, ...required })
  const unset = getEnv()
  const listed = findDefaults(deskSettings)
  expect(listed.length).toBeGreaterThan(30)
  useSettings({ ...nothing, ...required, ...Object.fromEntries(listed) })
  expect(getEnv()).toEqual(unset)
  const withDefault = Object.entries(unset).flatMap(([name, value]) =>
    value === undefined || name in required || /_URL$/.test(name) ? [] : [name],
  )
  expect(withDefault.sort()).toEqual([...listed.map(([name]) => name), 'RIGHTS_MAP'].sort())
})

test('the sandbox has the defaults of the list', () => {
  const listed = findDefaults(readBySandbox)
  expect(listed.length).toBeGreaterThan(3)
  const env = { NODE_ENV: 'test' as const }
  expect(parseSandboxSettings({ ...env, ...Object.fromEntries(listed) }, [])).toEqual(
    parseSandboxSettings(env, []),
  )
})

test('the log has the default of the list, before any setting is parsed', () => {
  const holder = globalThis as { duedeskLog?: unknown }
  vi.stubEnv('LOG_LEVEL', '')
  holder.duedeskLog = undefined
  expect(log().level).toBe(settingDefaults.LOG_LEVEL)
  vi.unstubAllEnvs()
  holder.duedeskLog = undefined
})
