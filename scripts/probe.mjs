import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { readSettings } from './settings/settings.mjs'
import { root } from './steps/root.mjs'
import { endWith, Problem } from './steps/user-error.mjs'

/**
 * `npm run probe -- --user controller`: signs in as the desk does, asks every safe read once and
 * writes what differs from the contracts, as a table and to `--file` (probe.json) as JSON. The
 * password is typed, or stands in PROBE_PASSWORD: a command line can be read by others.
 */
async function main() {
  process.chdir(root)
  const { user, file } = wishes()
  const { given, sandboxPort, withSandbox } = readSettings()
  const sandbox = `http://127.0.0.1:${sandboxPort}`
  const env = {
    ...process.env,
    DESK_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    NEXTAUTH_SECRET: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'silent',
    ...given,
    ...(withSandbox && {
      IDENTITY_URL: `${sandbox}/auth`,
      RECEIVABLES_URL: `${sandbox}/arm/v1`,
      DISTRIBUTION_URL: `${sandbox}/distribution`,
      COLLECTION_URL: `${sandbox}/collection/v1`,
    }),
    PROBE_USER: user,
    PROBE_FILE: file,
    PROBE_PASSWORD: process.env.PROBE_PASSWORD || (await askPassword(user)),
  }
  const program = spawn(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'lib/commands/probe/main.ts'],
    { stdio: 'inherit', env },
  )
  program.once('exit', (code) => process.exit(code ?? 1))
}

function wishes() {
  try {
    const { values } = parseArgs({
      options: { user: { type: 'string' }, file: { type: 'string', default: 'probe.json' } },
    })
    if (values.user) return values
  } catch (error) {
    if (/password/i.test(String(error)))
      throw new Problem('--password: is not taken; type it when asked, or set PROBE_PASSWORD')
    throw new Problem(error.message)
  }
  throw new Problem('--user: missing; npm run probe -- --user NAME [--file probe.json]')
}

/** Asks without showing what is typed. */
async function askPassword(user) {
  if (!process.stdin.isTTY) throw new Problem('PROBE_PASSWORD: not set, and there is nobody to ask')
  process.stderr.write(`Password of ${user}: `)
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  const asking = createInterface({ input: process.stdin, output: unseen, terminal: true })
  const password = await asking.question('')
  asking.close()
  process.stderr.write('\n')
  return password
}

main().catch(endWith)
