import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { settingRules } from '@/lib/platform/settings/settings-list.mjs'
import { findFreePort } from '@/tests/support/free-port'

let folder: string
let dev: ChildProcess | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dev-'))
})
afterEach(async () => {
  if (dev && dev.exitCode === null) {
    const ended = new Promise((done) => dev?.once('exit', done))
    dev.kill('SIGTERM')
    await ended
  }
  rmSync(folder, { recursive: true, force: true })
})

test('npm run dev serves the sign-in page and the sandbox from their sources', {
  timeout: 120_000,
}, async ({ skip }) => {
  const [port, sandboxPort] = [String(await findFreePort()), String(await findFreePort())]
  const cleared = Object.fromEntries(Object.keys(settingRules).map((name) => [name, '']))
  const own = {
    ...{ PORT: port, SANDBOX_PORT: sandboxPort, SANDBOX_DATABASE_URL: 'memory' },
    ...{ SANDBOX_SCALE: '0.1', DESK_DATA_DIR: join(folder, 'data') },
    DESK_SETTINGS_FILE: join(folder, 'none'),
  }
  dev = spawn(process.execPath, ['scripts/dev.mjs'], {
    env: { ...process.env, ...cleared, ...own, NODE_ENV: 'development' },
  })
  const refusal = await readUntil(dev, /^ready$/m).catch((error: Error) => error)
  skip(isRunningHere(refusal), 'a development server of this folder runs already')
  expect(refusal).toBeUndefined()

  const page = await fetch(`http://127.0.0.1:${port}/login`)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('User name')])
  const health = await fetch(`http://127.0.0.1:${sandboxPort}/auth/health`)
  expect(health.status).toBe(200)
})

/** Next lets one folder have one. */
const isRunningHere = (refusal: Error | undefined) =>
  refusal?.message.includes('Another next dev server is already running') ?? false

/** Fails with what was written where the process ends before it writes that. */
function readUntil(child: ChildProcess, wanted: RegExp): Promise<undefined> {
  return new Promise((done, fail) => {
    let written = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part) => {
        written += part
        if (wanted.test(written)) done(undefined)
      })
    child.once('exit', (code) => fail(new Error(`ended with ${code}: ${written}`)))
  })
}
