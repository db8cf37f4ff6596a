import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { answering, deskSettings, port, start, startDesk } from './processes'

/**
 * Starts the sandbox and the built desk for one run, with fresh stores and their logs in files, and
 * tells the tests where they are.
 */
export default async function startServers() {
  for (const built of ['.next/BUILD_ID', '.sandbox-build/server.mjs']) {
    if (!existsSync(built))
      throw new Error(`${built} is missing: build first, with \`npm run build\``)
  }
  const run = resolve('test-results/run')
  rmSync(run, { recursive: true, force: true })
  mkdirSync(join(run, 'corpus'), { recursive: true })
  const data = mkdtempSync(join(tmpdir(), 'duedesk-e2e-'))
  const [deskPort, sandboxPort] = [
    await port(process.env.E2E_PORT),
    await port(process.env.E2E_SANDBOX_PORT),
  ]
  const [desk, sandbox] = [`http://127.0.0.1:${deskPort}`, `http://127.0.0.1:${sandboxPort}`]
  const secret = () => randomBytes(32).toString('base64')
  Object.assign(process.env, {
    E2E_RUN: run,
    E2E_DESK: desk,
    E2E_SANDBOX: sandbox,
    NEXTAUTH_SECRET: secret(),
    DESK_ENCRYPTION_KEY: secret(),
    COLLECTION_WEBHOOK_SECRET: secret(),
  })

  const logs = { sandbox: join(run, 'sandbox.log'), desk: join(run, 'desk.log') }
  const settings = {
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_DATABASE_URL: 'memory',
    SANDBOX_SCALE: '0.1',
    SANDBOX_WEBHOOK_URL: `${desk}/api/webhooks/collection`,
    NODE_ENV: 'production',
  }
  const started = [
    start(['--enable-source-maps', '.sandbox-build/server.mjs'], settings, logs.sandbox),
    startDesk(deskPort, deskSettings(deskPort, sandbox, data), logs.desk),
  ]
  const stop = async () => {
    await Promise.all(started.map((each) => each.stop()))
    rmSync(data, { recursive: true, force: true })
  }
  try {
    await Promise.all([
      answering(`${sandbox}/auth/health`, logs.sandbox),
      answering(`${desk}/api/health/ready`, logs.desk),
    ])
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}
