import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { openSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { at } from '../bench/servers/processes.mjs'
import { plainEnvironment } from '../bench/servers/start-settings.mjs'
import { bundleSandbox, sandboxProgram } from '../scripts/steps/bundle-sandbox.mjs'
import { root } from '../scripts/steps/root.mjs'
import { answering } from '../scripts/steps/wait-for-url.mjs'
import { deadlineSeconds } from './plan.mjs'
import { wantedPorts } from './settings.mjs'

const secondsToReady = 120

/**
 * Starts a sandbox and the built desk before it, on stores of their own in a folder.
 *
 * @returns their addresses, and `killDesk()`, which kills the desk in whatever it does and starts
 *   it again on the same store; it returns once the new one answers.
 */
export async function startServers(things) {
  await bundleSandbox()
  const ports = { desk: await portOf(wantedPorts.desk), sandbox: await portOf(wantedPorts.sandbox) }
  const [desk, sandbox] = [at(ports.desk), at(ports.sandbox)]
  const start = (name, args, env) => startProcess(things, name, args, env)
  start('sandbox', [sandboxProgram], {
    SANDBOX_PORT: String(ports.sandbox),
    SANDBOX_DATABASE_URL: 'memory',
    ...sandboxSize,
  })

  const settings = deskSettings(desk, sandbox, things.folder)
  const deskAnswers = () => answering('desk', `${desk}/api/health/live`, secondsToReady)
  const startDesk = () =>
    start(
      'desk',
      ['node_modules/next/dist/bin/next', 'start', '-p', String(ports.desk), '-H', '127.0.0.1'],
      settings,
    )
  let deskProcess = startDesk()
  await Promise.all([answering('sandbox', `${sandbox}/auth/health`, secondsToReady), deskAnswers()])

  async function killDesk() {
    await deskProcess.kill()
    deskProcess = startDesk()
    await deskAnswers()
  }
  return { desk, sandbox, killDesk }
}

const sandboxSize = {
  SANDBOX_SCALE: '0.02',
  SANDBOX_TRANSACTIONS: '0',
  SANDBOX_TOKEN_SECONDS: '86400',
}

const secret = () => randomBytes(32).toString('base64')

const deskSettings = (desk, sandbox, folder) => ({
  NEXTAUTH_URL: desk,
  NEXTAUTH_SECRET: secret(),
  DESK_ENCRYPTION_KEY: secret(),
  DESK_DATA_DIR: join(folder, 'desk'),
  UPSTREAM_TIMEOUT_SECONDS: String(deadlineSeconds),
  IDENTITY_URL: `${sandbox}/auth`,
  RECEIVABLES_URL: `${sandbox}/arm/v1`,
  DISTRIBUTION_URL: `${sandbox}/distribution`,
  COLLECTION_URL: `${sandbox}/collection/v1`,
})

const running = new Set()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts a Node program whose lines go to the end of a file of the run, and which ends with it. */
function startProcess(things, name, args, env) {
  const log = openSync(join(things.folder, `${name}.log`), 'a')
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...plainEnvironment(), ...env },
    stdio: ['ignore', log, log],
  })
  const ended = new Promise((done) => child.once('exit', done))
  running.add(child)
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
    running.delete(child)
  }
  things.atEnd(kill)
  return { kill }
}

/** The port that is asked for, or a free one. */
function portOf(wanted) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(wanted, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
