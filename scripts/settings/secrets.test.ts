import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../../lib/platform/settings/settings-list.mjs'
import { secretsInFiles } from './secret-files.mjs'
import { makeSecrets } from './secrets.mjs'
import { readSettings } from './settings.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  vi.stubEnv('DESK_SETTINGS_FILE', join(folder, '.env.local'))
  vi.spyOn(console, 'log').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

const file = () => join(folder, '.env.local')
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

test('a file of settings that was open to others is closed before a secret is added, and keeps what it said', () => {
  writeFileSync(file(), 'PORT=3001')
  chmodSync(file(), 0o644)
  makeSecrets({ given: {} })
  expect(modeOf(file())).toBe('600')
  expect(readFileSync(file(), 'utf8')).toMatch(/^PORT=3001\n#.*\nNEXTAUTH_SECRET=/)
})

test('a new file of settings is its owner’s alone', () => {
  makeSecrets({ given: {} })
  expect(modeOf(file())).toBe('600')
  expect(readFileSync(file(), 'utf8')).toContain('\nDESK_OPEN_UNBOUND=no\n')
})

test('a secret that stands in a file of its own is read from there, and none is made', () => {
  writeFileSync(join(folder, 'secret'), `${'s'.repeat(40)}\n`)
  writeFileSync(file(), `NEXTAUTH_SECRET_FILE=${join(folder, 'secret')}\n`)
  // What tests before it left of settings is not what is read here.
  for (const { name } of settings) vi.stubEnv(name, '')
  const read = readSettings()
  expect(read).toMatchObject({
    given: { NEXTAUTH_SECRET: 's'.repeat(40) },
    inFiles: ['NEXTAUTH_SECRET'],
  })
  makeSecrets(read)
  expect(readFileSync(file(), 'utf8')).not.toContain('NEXTAUTH_SECRET=')
})

test.each([
  [
    'is not there',
    { HEALTH_TOKEN_FILE: '/nowhere/at/all' },
    /^HEALTH_TOKEN_FILE: the file cannot be read \(ENOENT\)/,
  ],
  [
    'is given twice',
    { HEALTH_TOKEN_FILE: '/dev/null', HEALTH_TOKEN: 'x' },
    /^HEALTH_TOKEN_FILE: HEALTH_TOKEN is set too/,
  ],
  ['is empty', { HEALTH_TOKEN_FILE: '/dev/null' }, /^HEALTH_TOKEN_FILE: the file is empty/],
])('a secret whose file %s is refused by its name', (_, given, line) =>
  expect(() => secretsInFiles(given)).toThrow(line),
)
