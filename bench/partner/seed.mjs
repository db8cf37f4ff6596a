import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../scripts/steps/root.mjs'
import { Problem } from '../../scripts/steps/user-error.mjs'
import { timed } from '../../scripts/steps/with-timing.mjs'
import { plainEnvironment } from '../servers/start-settings.mjs'

/**
 * Seconds of `npm run sandbox:seed` into an empty store, from the command to its end.
 *
 * @param what it makes: `transactions`, `collection` for cases, or `items` of one client.
 */
export function seeded(things, { name, seed }, what, count) {
  const env = {
    ...plainEnvironment(),
    ...seed,
    DESK_SETTINGS_FILE: join(things.folder, 'no-settings'),
  }
  return timed(`making ${count} ${words[what]} on ${name}`, async () => {
    const started = performance.now()
    await command(
      things,
      ['run', '--silent', 'sandbox:seed', '--', `--${what}`, String(count)],
      env,
    )
    return (performance.now() - started) / 1000
  })
}

const words = {
  transactions: 'transactions',
  collection: 'collection cases',
  items: 'receivable items',
}

/** Its processes are one group, so that what npm starts ends with it. */
async function command(things, args, env) {
  const child = spawn('npm', args, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const output = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => output.push(String(part)))
  const ended = new Promise((done, refuse) => {
    child.once('error', (error) => refuse(new Problem(`npm: cannot be run (${error.code})`)))
    child.once('close', (code, signal) => done(code ?? signal))
  })
  const stop = () => {
    try {
      process.kill(-child.pid, 'SIGTERM')
    } catch {}
  }
  process.once('exit', stop)
  things.atEnd(() => {
    stop()
    return ended.catch(() => {})
  })
  const code = await ended
  process.off('exit', stop)
  if (code !== 0) throw new Problem(`npm ${args.join(' ')}: ended with ${code}\n${output.join('')}`)
}
