import type { Server } from 'node:http'
import { type HttpBindings, serve } from '@hono/node-server'
import pino from 'pino'
import { FolderLocked } from '@/lib/platform/database/lock'
import type { OpenDatabase } from '@/lib/platform/database/open'
import { keepToOwner } from '@/lib/platform/database/private-files'
import { openSandboxDatabase } from './database/open-sandbox'
import { createSandbox, type Sandbox } from './sandbox'
import { InvalidSettingError, parseSandboxSettings, type Settings } from './settings'

keepToOwner()

const log = pino()

const args = process.argv.slice(2)

/**
 * With `--seed` it makes anew what `--transactions`, `--collection` and `--items` ask for, and ends;
 * without any of them the transactions.
 */
const run = args.includes('--seed') ? seedStore : start
run().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof InvalidSettingError ? error.message : `The sandbox failed to start: ${toOneLine(error)}`}\n`,
  )
  process.exit(1)
})

/**
 * Takes the port first, so that a second sandbox fails before it touches a store, then opens and
 * seeds. Until it is ready, requests get 503.
 */
async function start() {
  const settings = parseSandboxSettings(process.env, args)
  let sandbox: Sandbox | undefined
  const server = await listen(
    settings.port,
    (request, bindings) =>
      sandbox?.app.fetch(request, bindings) ?? new Response(null, { status: 503 }),
  )

  const database = await openStore(settings)
  sandbox = await createSandbox({ database: database.db, log, ...settings })
  const address = server.address()
  log.info(
    {
      address: `http://127.0.0.1:${typeof address === 'object' ? address?.port : settings.port}`,
      database: database.kind,
    },
    'sandbox ready',
  )

  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    server.close()
    server.closeAllConnections()
    await sandbox?.close()
    await database.close()
    process.exit(0)
  }
  // Told a second time, as by a Ctrl-C and by who watches it, it still closes its store.
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

const kindLabels = {
  transactions: 'transactions',
  collection: 'collection cases',
  items: 'receivable items',
}

async function seedStore() {
  const settings = parseSandboxSettings(process.env, args)
  const reseeded = (['transactions', 'collection', 'items'] as const).filter((what) =>
    args.includes(`--${what}`),
  )
  const started = performance.now()
  const database = await openStore(settings, ': stop the sandbox first')
  const sandbox = await createSandbox({
    database: database.db,
    log,
    ...settings,
    reseeded: reseeded.length > 0 ? reseeded : ['transactions'],
    works: false,
  })
  await sandbox.close()
  await database.close()
  process.stdout.write(
    `${reseeded.map((what) => `${settings[what]} ${kindLabels[what]}`).join(', ') || 'The usual seed'} in ${Math.round((performance.now() - started) / 1000)} s\n`,
  )
}

function listen(
  port: number,
  fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>,
): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = serve({
      fetch: (request, bindings) => fetch(request, bindings as HttpBindings),
      port,
      hostname: '127.0.0.1',
    }) as Server
    server.once('listening', () => resolve(server))
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new InvalidSettingError(`SANDBOX_PORT: port ${port} is in use`)
          : new InvalidSettingError(`SANDBOX_PORT: ${toOneLine(error)}`),
      )
    })
  })
}

function openStore(
  { databaseUrl, folder, folderSetting }: Settings,
  whenLocked = '',
): Promise<OpenDatabase> {
  return openSandboxDatabase({ url: databaseUrl, folder }).catch((error: unknown) => {
    if (error instanceof FolderLocked)
      throw new InvalidSettingError(`${folderSetting}: ${error.message}${whenLocked}`)
    throw new InvalidSettingError(
      databaseUrl
        ? `SANDBOX_DATABASE_URL: the database does not answer (${getErrorCode(error)})`
        : `${folderSetting}: ${folder} cannot be opened (${getErrorCode(error)})`,
    )
  })
}

/**
 * The code alone, where there is one: a driver's message may quote the address with its password.
 */
function getErrorCode(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return (cause as { code?: string }).code ?? toOneLine(cause)
}

const toOneLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 300)
