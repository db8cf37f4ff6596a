import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { settingRules } from '@/lib/platform/settings/settings-list.mjs'
import { findFreePort } from '@/tests/support/free-port'

let folder: string
const servers: Server[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'))
})
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((done) => server.close(done))))
  rmSync(folder, { recursive: true, force: true })
})

describe('npm start', () => {
  test('goes on with good settings', async () => {
    expect(await check({})).toEqual({ code: 0, said: [] })
  })

  test.each([
    ['a port that is no number', { PORT: 'three' }, /^PORT: must be a port number/],
    ['a port beyond the last', { PORT: '65536' }, /^PORT: must be a port number/],
    [
      'a sandbox port that is no number',
      { SANDBOX_PORT: '4010x' },
      /^SANDBOX_PORT: must be a port number/,
    ],
    [
      'one port for both',
      { PORT: '4555', SANDBOX_PORT: '4555' },
      /^SANDBOX_PORT: is 4555, the same as PORT/,
    ],
    [
      'a database of another kind',
      { DATABASE_URL: 'mysql://127.0.0.1/desk' },
      /^DATABASE_URL: must be an address that starts with postgresql:/,
    ],
    [
      'a database that is not there',
      { DATABASE_URL: 'postgresql://me:secret@127.0.0.1:1/desk' },
      /^DATABASE_URL: no database answers at 127.0.0.1:1 \(/,
    ],
    [
      'a sandbox database that is not there',
      { SANDBOX_DATABASE_URL: 'postgresql://127.0.0.1:1/x' },
      /^SANDBOX_DATABASE_URL: no database answers/,
    ],
    [
      'an upstream address without a scheme',
      { ...upstream, IDENTITY_URL: 'identity.example.com' },
      /^IDENTITY_URL: must be an address/,
    ],
    [
      'one upstream address of four',
      { RECEIVABLES_URL: 'https://a.example' },
      /^IDENTITY_URL, DISTRIBUTION_URL, COLLECTION_URL: not set/,
    ],
    [
      'three upstream addresses of four',
      { ...upstream, COLLECTION_URL: '' },
      /^COLLECTION_URL: not set/,
    ],
    [
      'a short encryption key',
      { DESK_ENCRYPTION_KEY: 'c2hvcnQ=' },
      /^DESK_ENCRYPTION_KEY: must be 32 bytes in base64/,
    ],
    [
      'a short secret',
      { NEXTAUTH_SECRET: 'short' },
      /^NEXTAUTH_SECRET: must be at least 32 characters/,
    ],
    [
      'workspaces that are no list',
      { DESK_WORKSPACES: '{"name":' },
      /^DESK_WORKSPACES: must be a JSON array/,
    ],
    [
      'a part of a workspace',
      { DESK_WORKSPACES: '[{"name":"One","clientNo":1001},{"name":"Two","clientNo":false}]' },
      /^DESK_WORKSPACES\[1\]\.clientNo: must be a whole number/,
    ],
    [
      'a timeout of nothing',
      { UPSTREAM_TIMEOUT_SECONDS: '0' },
      /^UPSTREAM_TIMEOUT_SECONDS: must be a number greater than 0/,
    ],
    ['an unknown log level', { LOG_LEVEL: 'loud' }, /^LOG_LEVEL: must be one of/],
    ['several wrong settings', { PORT: 'x', LOG_LEVEL: 'loud' }, /^PORT: .*; LOG_LEVEL: /],
  ])('refuses %s in one line that names it', async (_, settings, line) => {
    const { code, said } = await check(settings)

    expect(code).toBe(1)
    expect(said).toEqual([expect.stringMatching(line)])
    expect(said.join()).not.toContain('secret@')
  })

  test('reads an old name of a setting, and says so in one line', async () => {
    expect(await check({ POSTINGS_PER_BATCH: '5' })).toEqual({
      code: 0,
      said: ['POSTINGS_PER_BATCH is now called ADJUSTMENTS_PER_BATCH; the old name is still read.'],
    })
    expect(await check({ POSTINGS_PER_BATCH: '5', ADJUSTMENTS_PER_BATCH: '6' })).toEqual({
      code: 1,
      said: [
        'ADJUSTMENTS_PER_BATCH: is set otherwise under its old name POSTINGS_PER_BATCH; leave that out',
      ],
    })
    expect(await check({ POSTINGS_PER_BATCH: 'many' })).toEqual({
      code: 1,
      said: [expect.stringMatching(/^ADJUSTMENTS_PER_BATCH: must be a whole number/)],
    })
  })

  test('refuses a port that another program has', async () => {
    const taken = await listening()

    expect(await check({ PORT: taken })).toEqual({
      code: 1,
      said: [expect.stringMatching(`^PORT: port ${taken} is in use`)],
    })
    expect(await check({ SANDBOX_PORT: taken })).toEqual({
      code: 1,
      said: [expect.stringMatching(`^SANDBOX_PORT: port ${taken} is in use`)],
    })
  })

  test('needs no sandbox port when the upstream is set', async () => {
    expect(await check({ ...upstream, SANDBOX_PORT: await listening() })).toEqual({
      code: 0,
      said: [],
    })
  })

  test('refuses a folder that cannot be written', async () => {
    writeFileSync(join(folder, 'a-file'), '')

    const { code, said } = await check({ DESK_DATA_DIR: join(folder, 'a-file', 'data') })

    expect(code).toBe(1)
    expect(said).toEqual([expect.stringMatching(/^DESK_DATA_DIR: .* cannot be written/)])
  })

  test.each(['desk', 'sandbox'])('refuses a %s store that a living process has', async (part) => {
    writeFileSync(join(folder, `${part}.lock`), String(process.pid))

    const { code, said } = await check({ DESK_DATA_DIR: folder })

    expect(code).toBe(1)
    expect(said).toEqual([
      expect.stringMatching(`^DESK_DATA_DIR: .*${part} is in use by process ${process.pid}`),
    ])
  })

  test('takes over the lock of a process that is gone', async () => {
    mkdirSync(join(folder, 'desk'))
    writeFileSync(join(folder, 'desk.lock'), '4194303')

    expect(await check({ DESK_DATA_DIR: folder })).toEqual({ code: 0, said: [] })
  })

  test('reads .env.local, and the environment before it', async () => {
    writeFileSync(join(folder, 'env'), 'LOG_LEVEL=loud\n')

    expect((await check({ DESK_SETTINGS_FILE: join(folder, 'env') })).code).toBe(1)
    expect((await check({ DESK_SETTINGS_FILE: join(folder, 'env'), LOG_LEVEL: 'info' })).code).toBe(
      0,
    )
  })
})

test('npm run dev looks at the same settings', async () => {
  expect(await check({}, 'dev')).toEqual({ code: 0, said: [] })
  expect(await check({ PORT: 'three' }, 'dev')).toEqual({
    code: 1,
    said: [expect.stringMatching(/^PORT: must be a port number/)],
  })
})

const upstream = {
  IDENTITY_URL: 'https://up.example/auth',
  RECEIVABLES_URL: 'https://up.example/arm',
  DISTRIBUTION_URL: 'https://up.example/distribution',
  COLLECTION_URL: 'https://up.example/collection',
}

/**
 * Runs a script with `--check` and nothing set but this; ports and folder are the test's own unless
 * it says so.
 */
async function check(
  settings: Record<string, string>,
  script: 'start' | 'dev' = 'start',
): Promise<{ code: number; said: string[] }> {
  const cleared = Object.fromEntries(Object.keys(settingRules).map((name) => [name, '']))
  const own = {
    PORT: String(await findFreePort()),
    SANDBOX_PORT: String(await findFreePort()),
    DESK_DATA_DIR: join(folder, 'data'),
    DESK_SETTINGS_FILE: join(folder, 'none'),
  }
  const env = { ...process.env, ...cleared, ...own, ...settings }
  return new Promise((done) => {
    execFile(
      process.execPath,
      [`scripts/${script}.mjs`, '--check'],
      { env },
      (error, _, stderr) => {
        done({
          code: Number(error?.code ?? 0),
          said: stderr.split('\n').filter((line) => line !== ''),
        })
      },
    )
  })
}

function listening(): Promise<string> {
  const server = createServer()
  servers.push(server)
  return new Promise((done) =>
    server.listen(0, '127.0.0.1', () => done(String((server.address() as { port: number }).port))),
  )
}
