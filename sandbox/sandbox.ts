import { Hono } from 'hono'
import pino, { type Logger } from 'pino'
import type { Operation } from '@/lib/contracts/operation'
import { operations } from '@/lib/contracts/registry'
import type { Database } from '@/lib/platform/database/open'
import { getSandboxPath } from './addresses'
import { type Clock, realClock } from './clock'
import { registerControlRoutes } from './control/routes'
import { Directory } from './directory'
import { Faults } from './faults/faults'
import type { SandboxEnv } from './faults/reply'
import { createImplement } from './implement'
import { registerOpenApiRoutes } from './openapi/routes'
import { Recorder } from './recorder'
import { makeErrorBody, Refusal } from './refusal'
import { seedCollection, usualCollection } from './seed/collection/collection'
import { fillItems } from './seed/item-fill'
import { seedPartner, usualTransactions } from './seed/partner'
import { seedRegistrations } from './seed/registrations'
import { seed } from './seed/seed'
import { seedSentInvoices } from './seed/sent-invoices'
import { processCollectionBatches } from './services/collection/batches/batch-worker'
import { createCaseAdvancer } from './services/collection/cases/case-progress'
import { SettlementDays } from './services/collection/settlements/settlement-days'
import {
  setDefaultEndpoint,
  type WebhookEndpoint,
} from './services/collection/webhooks/webhook-endpoints'
import { sendWebhooks } from './services/collection/webhooks/webhook-sender'
import { ensureSigningSecret, Tokens } from './services/identity/tokens'
import { processBatches } from './services/receivables/customers/batches'
import { registerAreaRoutes } from './services/routes'
import { startWorker } from './worker'

export type SandboxOptions = {
  database: Database
  clock?: Clock
  log?: Logger
  /** Life of an access token where a tenant sets none. */
  tokenSeconds?: number
  /** Times as many customers in the first seed. */
  scale?: number
  /** How many transactions the first seed makes; left out, it follows the scale. */
  transactions?: number
  /** How many collection cases the first seed makes; left out, it follows the scale. */
  collection?: number
  /** How many receivable items the first client gets, where they are made anew. */
  items?: number
  /** What of the seed is made anew where there was some. */
  reseeded?: readonly ('transactions' | 'collection' | 'items')[]
  /** False: batches are processed only by `tick`, and webhooks are sent only by `deliver`. */
  works?: boolean
  /** Where the webhooks of tenants go that have no endpoint of their own. */
  webhook?: WebhookEndpoint
}

export type Sandbox = {
  app: Hono<SandboxEnv>
  /** Processes the batches that are due, moves cases on, and settles what is due. */
  tick: () => Promise<void>
  /** Sends the webhooks that are due. */
  deliver: () => Promise<void>
  /** Names of the operations that are served. */
  implemented: ReadonlySet<string>
  /** Ends the work in the background. The store stays open: it belongs to whoever opened it. */
  close: () => Promise<void>
}

/**
 * The upstream as a program part: an app that answers requests in memory or behind a port, over a
 * store that it seeds when it is empty.
 */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const {
    database: db,
    clock = realClock,
    log = pino({ enabled: false }),
    tokenSeconds = 3600,
    works = true,
  } = options
  const directory = await seedDirectory(db, clock, options)
  await setDefaultEndpoint(db, options.webhook)
  const days = new SettlementDays({ db, directory, clock })
  for (const tenant of directory.tenants()) await days.begin(tenant)

  const app = new Hono<SandboxEnv>()
  const implemented = new Set<string>()
  const tokens = new Tokens({
    db,
    directory,
    clock,
    secret: await ensureSigningSecret(db),
    tokenSeconds,
  })
  const faults = new Faults()
  const recorder = new Recorder()
  const implement = createImplement({
    app,
    directory,
    tokens,
    faults,
    recorder,
    clock,
    log,
    implemented,
  })
  registerAreaRoutes(implement, { db, directory, clock, tokens, days })
  registerUnservedOperations(app, implemented)
  registerOpenApiRoutes(app, implemented)
  registerControlRoutes(app, { db, directory, faults, recorder, tokens, clock, days })
  handleErrors(app, log)

  const advance = createCaseAdvancer({ db, directory, clock })
  const tick = async () => {
    await processBatches({ db, directory, clock })
    await processCollectionBatches({ db, directory, clock })
    await advance()
    await days.goOnWithAll()
  }
  const sendDueWebhooks = () => sendWebhooks({ db, clock })
  const workers = works ? [startWorker(tick, log), startWorker(sendDueWebhooks, log)] : []
  const close = async () => void (await Promise.all(workers.map((worker) => worker.stop())))
  return { app, tick, deliver: sendDueWebhooks, implemented, close }
}

/** Seeds what the store does not hold yet, and what is to be made anew. Gives who there is. */
async function seedDirectory(
  db: Database,
  clock: Clock,
  { scale = 1, transactions, collection, items = 0, reseeded = [] }: SandboxOptions,
): Promise<Directory> {
  const directory = new Directory(db)
  await directory.load()
  if (directory.isEmpty) await seed(db, directory, { scale, now: clock.now() })
  await seedCollection(db, {
    cases: collection ?? Math.round(usualCollection * scale),
    now: clock.now(),
    isReseeded: reseeded.includes('collection'),
  })
  await seedPartner(db, directory, {
    transactions: transactions ?? Math.round(usualTransactions * scale),
    now: clock.now(),
    isReseeded: reseeded.includes('transactions'),
  })
  const isReseeded = reseeded.includes('transactions') || reseeded.includes('collection')
  await seedSentInvoices(db, directory, { now: clock.now(), isReseeded })
  if (reseeded.includes('items')) await fillItems(db, items, clock.now())
  await seedRegistrations(db, clock.now())
  return directory
}

/** Operations of the contract that the sandbox does not serve so far say so. */
function registerUnservedOperations(app: Hono<SandboxEnv>, implemented: ReadonlySet<string>) {
  const missing = Object.values<Operation>(operations).filter(
    ({ area, name }) => area !== 'desk' && !implemented.has(name),
  )
  for (const operation of missing) {
    app.on(operation.method, getSandboxPath(operation), () => {
      throw new Refusal(501, 'not_yet', `The sandbox does not serve ${operation.name} yet`)
    })
  }
}

function handleErrors(app: Hono<SandboxEnv>, log: Logger) {
  app.notFound((context) =>
    context.json(
      makeErrorBody(
        { errorCode: 'not_found', message: 'There is nothing at this path', more: {} },
        crypto.randomUUID(),
      ),
      404,
    ),
  )
  app.onError((error, context) => {
    const traceId = crypto.randomUUID()
    if (error instanceof Refusal)
      return Response.json(makeErrorBody(error, traceId), { status: error.status })
    log.error({ path: context.req.path, traceId, bug: error.stack ?? error.message })
    return Response.json(
      makeErrorBody(
        { errorCode: 'internal_error', message: 'The sandbox failed; its log says why', more: {} },
        traceId,
      ),
      {
        status: 500,
      },
    )
  })
}
