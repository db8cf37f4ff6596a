import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { settingRules } from '../scripts/settings/setting-rules.mjs'

const known = Object.keys(settingRules).sort()
const names = (file: string, pattern: RegExp) =>
  [
    ...new Set([...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name as string)),
  ].sort()

/** Set by `npm start` for the sandbox alone, from DESK_DATA_DIR. */
const internal = ['SANDBOX_DATA_DIR']

describe('every setting', () => {
  test('is explained in .env.example', () => {
    expect(names('.env.example', /^#?([A-Z][A-Z_]+)=/gm)).toEqual(known)
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
