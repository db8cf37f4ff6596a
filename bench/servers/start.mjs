import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../../scripts/steps/root.mjs'
import { Problem } from '../../scripts/steps/user-error.mjs'
import { timed } from '../../scripts/steps/with-timing.mjs'
import { ports, quick } from './settings.mjs'
import { plainEnvironment, secrets } from './start-settings.mjs'

const patience = 300_000

/**
 * Seconds from `npm start` to its line "ready". The first start makes data and, where sources
 * changed, the build; what is measured are later ones.
 */
export async function measureStart(things) {
  const settingsFile = join(things.folder, 'settings')
  writeFileSync(settingsFile, lines(secrets()), { mode: 0o600 })
  const env = {
    ...plainEnvironment(),
    PORT: String(ports.start),
    SANDBOX_PORT: String(ports.startSandbox),
    DESK_DATA_DIR: join(things.folder, 'start'),
    DESK_SETTINGS_FILE: settingsFile,
  }
  const first = await timed('npm start, the first', () => secondsOfStart(env))
  const later = await timed('npm start, again', async () => {
    const found = []
    for (let time = 0; time < (quick ? 1 : 3); time += 1) found.push(await secondsOfStart(env))
    return found
  })
  return { first, later }
}

const lines = (settings) =>
  Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('')

async function secondsOfStart(env) {
  const startedAt = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const output = []
  const stop = () => {
    try {
      process.kill(-child.pid, 'SIGINT')
    } catch {}
  }
  process.once('exit', stop)
  const ended = new Promise((done) => child.once('close', done))
  child.stderr.on('data', (part) => output.push(String(part)))
  try {
    return await new Promise((done, refuse) => {
      createInterface(child.stdout).on('line', (line) => {
        output.push(`${line}\n`)
        if (line === 'ready') done((performance.now() - startedAt) / 1000)
      })
      child.once('error', (error) => refuse(new Problem(`npm: cannot be run (${error.code})`)))
      ended.then(() =>
        refuse(new Problem(`npm start: ended before it was ready\n${output.join('')}`)),
      )
      setTimeout(
        () =>
          refuse(
            new Problem(`npm start: not ready after ${patience / 1000} s\n${output.join('')}`),
          ),
        patience,
      ).unref()
    })
  } finally {
    stop()
    await ended
    process.off('exit', stop)
  }
}
