import { Hono } from 'hono'
import pino, { type Logger } from 'pino'
import type { Operation } from '@/lib/contracts/operation'
import { operations } from '@/lib/contracts/registry'
import type { Database } from '@/lib/database/open'
import { pathOf } from './addresses'
import { type Clock, realClock } from './clock'
import { controlRoutes } from './control/routes'
import { Directory } from './directory'
import { Faults } from './faults/faults'
import type { Wire } from './faults/put'
import { implementer } from './implement'
import { namedOnly } from './openapi/named-only'
import { openApiRoutes } from './openapi/routes'
import { Recorder } from './recorder'
import { errorBody, Refusal } from './refusal'
import { seedCollection, usualCollection } from './seed/collection'
import { seedPartner, usualTransactions } from './seed/partner'
import { seed } from './seed/seed'
import { seedSent } from './seed/sent'
import { processCollectionBatches } from './services/collection/batch-worker'
import { advancer } from './services/collection/case-progress'
import { SettlementDays } from './services/collection/settlement-day'
import { setEndpointOfEveryTenant, type WebhookEndpoint } from './services/collection/webhook-endpoints'
import { sendWebhooks } from './services/collection/webhook-sender'
import { signingSecret, Tokens } from './services/identity/tokens'
import { processBatches } from './services/receivables/batches'
import { routesOfAreas } from './services/routes'
import { repeatedly } from './worker'

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
  /** What of the seed is made anew where there was some. */
  anew?: readonly ('transactions' | 'collection')[]
  /** False: batches are processed only by `tick`, and webhooks are sent only by `deliver`. */
  works?: boolean
  /** Where the webhooks of tenants go that have no endpoint of their own. */
  webhook?: WebhookEndpoint
}

export type Sandbox = {
  app: Hono<Wire>
  /** Processes the batches that are due, moves cases on, and settles what is due. */
  tick: () => Promise<void>
  /** Sends the webhooks that are due. */
  deliver: () => Promise<void>
  /** Names of the operations that are served. */
  implemented: ReadonlySet<string>
  /** Ends the work in the background. The store stays open: it belongs to whoever opened it. */
  close: () => Promise<void>
}

/** The upstream as a program part: an app that answers requests in memory or behind a port, over a store that it seeds when it is empty. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { database: db, clock = realClock, log = pino({ enabled: false }), tokenSeconds = 3600, works = true } = options
  const directory = await filled(db, clock, options)
  await setEndpointOfEveryTenant(db, options.webhook)
  const days = new SettlementDays({ db, directory, clock })
  for (const tenant of directory.tenants()) await days.begin(tenant)

  const app = new Hono<Wire>()
  const implemented = new Set<string>()
  const tokens = new Tokens({ db, directory, clock, secret: await signingSecret(db), tokenSeconds })
  const faults = new Faults()
  const recorder = new Recorder()
  const implement = implementer({ app, directory, tokens, faults, recorder, clock, log, implemented })
  routesOfAreas(implement, { db, directory, clock, tokens, days })
  notYet(app, implemented)
  openApiRoutes(app, implemented)
  controlRoutes(app, { db, directory, faults, recorder, tokens, clock, days })
  answerErrors(app, log)

  const advance = advancer({ db, directory, clock })
  const tick = async () => {
    await processBatches({ db, directory, clock })
    await processCollectionBatches({ db, directory, clock })
    await advance()
    await days.goOnWithAll()
  }
  const deliver = () => sendWebhooks({ db, clock })
  const workers = works ? [repeatedly(tick, log), repeatedly(deliver, log)] : []
  const close = async () => void (await Promise.all(workers.map((worker) => worker.stop())))
  return { app, tick, deliver, implemented, close }
}

/** Seeds what the store does not hold yet, and what is to be made anew. Gives who there is. */
async function filled(db: Database, clock: Clock, { scale = 1, transactions, collection, anew = [] }: SandboxOptions): Promise<Directory> {
  const directory = new Directory(db)
  await directory.load()
  if (directory.isEmpty) await seed(db, directory, { scale, now: clock.now() })
  await seedPartner(db, directory, {
    transactions: transactions ?? Math.round(usualTransactions * scale),
    now: clock.now(),
    anew: anew.includes('transactions'),
  })
  await seedCollection(db, { cases: collection ?? Math.round(usualCollection * scale), now: clock.now(), anew: anew.includes('collection') })
  await seedSent(db, directory, { now: clock.now(), anew: anew.length > 0 })
  return directory
}

/** Operations of the contract that the sandbox does not serve so far say so. */
function notYet(app: Hono<Wire>, implemented: ReadonlySet<string>) {
  const missing = Object.values<Operation>(operations).filter(({ area, name }) => area !== 'desk' && !implemented.has(name))
  for (const operation of [...missing, ...namedOnly]) {
    app.on(operation.method, pathOf(operation), () => {
      throw new Refusal(501, 'not_yet', `The sandbox does not serve ${operation.name} yet`)
    })
  }
}

function answerErrors(app: Hono<Wire>, log: Logger) {
  app.notFound((context) =>
    context.json(errorBody({ errorCode: 'not_found', message: 'There is nothing at this path', more: {} }, crypto.randomUUID()), 404),
  )
  app.onError((error, context) => {
    const traceId = crypto.randomUUID()
    if (error instanceof Refusal) return Response.json(errorBody(error, traceId), { status: error.status })
    log.error({ path: context.req.path, traceId, bug: error.stack ?? error.message })
    return Response.json(errorBody({ errorCode: 'internal_error', message: 'The sandbox failed; its log says why', more: {} }, traceId), {
      status: 500,
    })
  })
}
