import { join } from 'node:path'
import { settingsInFiles } from '../../lib/platform/settings/groups/secrets-settings.mjs'
import { sandboxProgram } from './bundle-sandbox.mjs'
import { answering } from './wait-for-url.mjs'

/** Long enough for the first start on a slow machine, where the sandbox makes its data. */
const secondsToReady = 180

/**
 * How the desk is started, with less room for rubbish. An export of a million rows makes gigabytes
 * of it, page by page; left to itself the collector lets the heap grow to several times of what
 * lives before it cleans, and the process stays as large.
 */
export const deskProgram = [
  '--max-semi-space-size=16',
  '--heap-growing-percent=50',
  'scripts/desk-server.mjs',
]

/** What was built, as `npm start` runs it. */
const built = {
  sandbox: ['--enable-source-maps', sandboxProgram],
  desk: deskProgram,
  environment: {},
}

/** The sources, as `npm run dev` runs them. Only the desk is told: the sandbox does not differ. */
export const watched = {
  sandbox: ['--watch', '--watch-preserve-output', '--import', 'tsx', 'sandbox/server.ts'],
  desk: ['scripts/desk-server.mjs', '--dev'],
  environment: { NODE_ENV: 'development' },
}

/**
 * Starts the sandbox (unless an upstream is set) and the desk side by side, and waits until both
 * answer.
 */
export async function serve(settings, group, programs = built) {
  const { port, sandboxPort, withSandbox, host } = settings
  const waiting = []
  if (withSandbox) {
    group.start('sandbox', programs.sandbox, sandboxEnvironment(settings))
    waiting.push(
      answering('SANDBOX_PORT', `http://127.0.0.1:${sandboxPort}/auth/health`, secondsToReady),
    )
  }
  group.start('desk', [...programs.desk, '-p', String(port), '-H', host], {
    ...deskEnvironment(settings),
    ...programs.environment,
  })
  waiting.push(
    answering('PORT', `http://${reachable(host)}:${port}/api/health/live`, secondsToReady),
  )
  await Promise.all(waiting)
}

/**
 * A secret that stands in a file is read from there again, so that no list of processes and their
 * settings has it.
 */
export function deskEnvironment({ given, inFiles, sandboxPort, withSandbox, deskUrl, dataFolder }) {
  const shown = Object.fromEntries(
    Object.entries({ ...process.env, ...given }).filter(([name]) => !inFiles.includes(name)),
  )
  const sandbox = `http://127.0.0.1:${sandboxPort}`
  return {
    ...shown,
    ...(withSandbox && {
      IDENTITY_URL: `${sandbox}/auth`,
      RECEIVABLES_URL: `${sandbox}/arm/v1`,
      DISTRIBUTION_URL: `${sandbox}/distribution`,
      COLLECTION_URL: `${sandbox}/collection/v1`,
      DESK_LABEL: given.DESK_LABEL ?? 'Sandbox data',
      DESK_SIGN_IN_HINT:
        given.DESK_SIGN_IN_HINT ??
        'Sandbox: controller, support or lead, with the password sandbox.',
    }),
    DESK_DATA_DIR: dataFolder,
    NEXTAUTH_URL: deskUrl,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  }
}

/**
 * The sandbox learns none of the desk's secrets but the one that it signs webhooks with, which go
 * to the desk where that answers on this machine.
 */
export function sandboxEnvironment({
  given,
  port,
  host,
  sandboxPort,
  sandboxDatabaseUrl,
  dataFolder,
}) {
  const {
    NEXTAUTH_SECRET,
    DESK_ENCRYPTION_KEY,
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY,
    DATABASE_URL,
    HEALTH_TOKEN,
    ...rest
  } = {
    ...process.env,
    ...given,
  }
  for (const name of settingsInFiles) delete rest[`${name}_FILE`]
  return {
    ...rest,
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_WEBHOOK_URL:
      rest.SANDBOX_WEBHOOK_URL ||
      (isLoopback(host) ? `http://${reachable(host)}:${port}/api/webhooks/collection` : ''),
    SANDBOX_DATA_DIR: join(dataFolder, 'sandbox'),
    ...(sandboxDatabaseUrl && { SANDBOX_DATABASE_URL: sandboxDatabaseUrl }),
    NODE_ENV: 'production',
  }
}

/** Every address of the machine includes its own. */
const reachable = (host) =>
  ['0.0.0.0', '::', '[::]'].includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host

const isLoopback = (host) => ['127.0.0.1', 'localhost', '[::1]'].includes(reachable(host))
