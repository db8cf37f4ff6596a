import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { getEnv } from '@/lib/platform/env'
import { settingRules, settings } from '@/lib/platform/settings/settings-list.mjs'
import { writeExample, writeTable } from '../scripts/settings/written-settings.mjs'
import { useSettings } from './support/settings'

const known = Object.keys(settingRules).sort()
const names = (file: string, pattern: RegExp) =>
  [
    ...new Set([...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name as string)),
  ].sort()
const ofDesk = names('lib/platform/env.ts', /^ {2}([A-Z][A-Z_]+): /gm)

/** Set by `npm start` for the sandbox alone, from DESK_DATA_DIR. */
const internal = ['SANDBOX_DATA_DIR']

describe('every setting', () => {
  test('stands in the list once', () =>
    expect(settings.map(({ name }) => name).sort()).toEqual(known))

  test('is written down in .env.example and in the README as in the list (`npm run settings`)', () => {
    expect(readFileSync('.env.example', 'utf8')).toBe(writeExample())
    const readme = readFileSync('README.md', 'utf8')
    expect(readme).toBe(writeTable(readme))
  })

  test.each(settings)('$name has a default and a sample that its rule takes', (setting) => {
    for (const value of [setting.default, setting.sample])
      if (value !== undefined && !setting.name.includes('OVERRIDES'))
        expect(setting.rule(value), value).toBeNull()
    expect(setting.default === undefined || setting.without === undefined).toBe(true)
  })

  test.each([
    ['the desk', 'lib/platform/env.ts', /^ {2}([A-Z][A-Z_]+): /gm],
    ['the sandbox', 'sandbox/settings.ts', /\benv\.([A-Z][A-Z_]+)/g],
  ])('that %s reads is checked by `npm start` first', (_, file, pattern) => {
    const read = names(file, pattern).filter((name) => !internal.includes(name))

    expect(read).not.toEqual([])
    expect(known).toEqual(expect.arrayContaining(read))
  })
})

test('the desk has the defaults of the list', () => {
  const nothing = Object.fromEntries(ofDesk.map((name) => [name, '']))
  const required = {
    DESK_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
    NEXTAUTH_SECRET: 'x'.repeat(32),
  }
  useSettings({ ...nothing, ...required })
  const unset = getEnv()
  const listed = settings.flatMap((each) =>
    each.default !== undefined && ofDesk.includes(each.name) ? [[each.name, each.default]] : [],
  )
  expect(listed.length).toBeGreaterThan(30)
  useSettings({ ...nothing, ...required, ...Object.fromEntries(listed) })
  expect(getEnv()).toEqual(unset)
  const withDefault = Object.entries(unset).flatMap(([name, value]) =>
    value === undefined || name in required || /_URL$/.test(name) ? [] : [name],
  )
  expect(withDefault.sort()).toEqual([...listed.map(([name]) => name), 'RIGHTS_MAP'].sort())
})
