import type { Context, Hono } from 'hono'
import type { Logger } from 'pino'
import type * as z from 'zod'
import type { Operation } from '@/lib/contracts/operation'
import { getSandboxPath } from './addresses'
import type { Clock } from './clock'
import type { Directory, Tenant } from './directory'
import type { Faults } from './faults/faults'
import { type Reply, type SandboxEnv, sendReply } from './faults/reply'
import { parseInput } from './parse-input'
import type { Recorder, RequestRecord } from './recorder'
import { forbidden, makeErrorBody, notFound, Refusal, unauthenticated } from './refusal'
import type { AcceptedToken, Tokens } from './services/identity/tokens'
import { applyShapes } from './shapes/apply-shapes'
import { findImmediateReply } from './shapes/immediate-reply'
import { getInputConverter, omitIgnoredFilters } from './shapes/request-shapes'

type Output<S> =
  NonNullable<S> extends never
    ? undefined
    : NonNullable<S> extends z.ZodType
      ? z.output<NonNullable<S>>
      : undefined
type Parsed<Op extends Operation> = {
  params: Output<Op['params']>
  query: Output<Op['query']>
  body: Output<Op['body']>
}
type AnswerFor<Op extends Operation> = {
  [Status in keyof Op['answers']]: {
    status: Status
    body: Op['answers'][Status] extends z.ZodType ? z.input<Op['answers'][Status]> : null
  }
}[keyof Op['answers']]

/** What a handler gets: parsed input, who asks, and the time of the tenant. */
export type HandlerInput<Op extends Operation> = Parsed<Op> & {
  accepted: () => AcceptedToken
  tenant: Tenant | undefined
  now: () => number
  origin: string
}
type Handler<Op extends Operation> = (asked: HandlerInput<Op>) => Promise<AnswerFor<Op>>
type Options<Op extends Operation> = {
  needsToken?: boolean
  tenantOf?: (input: Parsed<Op>) => Promise<Tenant | undefined>
  /**
   * Whether a body is this operation's, where another has the same method and path. It is registered
   * before that other.
   */
  takes?: (body: unknown) => boolean
}

/** Registers what a contract operation does. */
export type Implement = <Op extends Operation>(
  operation: Op,
  handler: Handler<Op>,
  options?: Options<Op>,
) => void

export type Parts = {
  app: Hono<SandboxEnv>
  directory: Directory
  tokens: Tokens
  faults: Faults
  recorder: Recorder
  clock: Clock
  log: Logger
  implemented: Set<string>
}

/**
 * Makes `implement`: the one way in which an operation is served. Token, right, input and scope are
 * checked as the contract says, the handler gets parsed input, a fault of the tenant is played, and
 * the answer is parsed by the same contract before it leaves, in the tenant's shapes.
 */
export function createImplement(parts: Parts): Implement {
  return (operation, handler, options = {}) => {
    parts.implemented.add(operation.name)
    parts.app.on(operation.method, getSandboxPath(operation), async (context, next) =>
      options.takes && !options.takes(await readJson(context))
        ? next()
        : serve(parts, operation, handler, options, context),
    )
  }
}

/** The body as JSON; null where it is none, which parsing it tells. */
const readJson = (context: Context<SandboxEnv>): Promise<unknown> =>
  context.req
    .text()
    .then(JSON.parse)
    .catch(() => null)

async function serve<Op extends Operation>(
  parts: Parts,
  operation: Op,
  handler: Handler<Op>,
  options: Options<Op>,
  context: Context<SandboxEnv>,
) {
  const started = performance.now()
  const requestId = context.req.header('x-request-id') ?? crypto.randomUUID()
  const needsToken =
    options.needsToken ?? (operation.area !== 'identity' && operation.right !== null)
  const record = parts.recorder.arrival(operation.name, requestId, parts.clock.now())
  let tenant = findTenantByPath(parts.directory, context)

  const getShapes = () => tenant?.settings.shapes ?? {}

  const usual = await handleRequest().catch((error: unknown) =>
    toErrorReply(parts, operation, requestId, error),
  )
  const reply = applyShapes(getShapes(), operation, usual)
  record.of(tenant, reply.wire === 'drop' ? 0 : reply.status)
  parts.log.info({
    operation: operation.name,
    status: reply.status,
    wire: reply.wire,
    ms: Math.round(performance.now() - started),
    requestId,
  })
  return sendReply(context, reply, { 'x-request-id': requestId })

  async function handleRequest(): Promise<Reply> {
    const accepted = needsToken ? await acceptBearerToken(parts, operation, context) : undefined
    tenant = accepted?.person.tenant ?? tenant
    if (accepted && operation.right && !accepted.person.scope.includes(operation.right))
      throw forbidden(`The token lacks ${operation.right}`)

    const input = (await parseInput(
      operation,
      context,
      record,
      getInputConverter(getShapes()),
    )) as Parsed<Op>
    tenant ??= await options.tenantOf?.(input)
    record.of(tenant)
    const ready = findImmediateReply(getShapes(), operation)
    if (ready) return ready
    if (accepted) checkScope(parts.directory, accepted, operation, input)

    const handlerInput: HandlerInput<Op> = {
      ...omitIgnoredFilters(getShapes(), operation, input),
      tenant,
      origin: new URL(context.req.url).origin,
      now: () => parts.clock.now() + (tenant?.settings.clockOffset ?? 0),
      accepted: () => accepted ?? fail('No token was asked for'),
    }
    const run = () =>
      recordServed(record, async () => validateAnswer(operation, await handler(handlerInput)))
    return tenant
      ? parts.faults.play(tenant.id, { operation, body: input.body, requestId }, run)
      : run()
  }
}

async function acceptBearerToken(
  { tokens }: Parts,
  { area }: Operation,
  context: Context<SandboxEnv>,
): Promise<AcceptedToken> {
  const token = /^Bearer (\S+)$/.exec(context.req.header('authorization') ?? '')?.[1]
  if (!token) throw unauthenticated('The request carries no bearer token')
  const accepted = await tokens.accept(token)
  if (accepted.isForPartner && area !== 'partner')
    throw unauthenticated('The token is for the partner area')
  if (!accepted.isForPartner && area === 'partner' && accepted.person.tenant.settings.partnerTokens)
    throw unauthenticated('The partner area takes its own tokens only')
  return accepted
}

function checkScope(
  directory: Directory,
  { person }: AcceptedToken,
  operation: Operation,
  input: unknown,
) {
  const { clientNo, organizationId, companyIds = [] } = operation.scope(input)
  if (clientNo !== undefined) {
    const client =
      directory.client(Number(clientNo)) ?? throwRefusal(notFound(`Client ${clientNo}`))
    if (client.tenant !== person.tenant.id)
      throw forbidden(`Client ${clientNo} belongs to somebody else`)
  }
  if (organizationId !== undefined) {
    const client =
      directory.clientOfOrganization(organizationId) ??
      throwRefusal(notFound(`Organization ${organizationId}`))
    if (client.tenant !== person.tenant.id)
      throw forbidden('The organization belongs to somebody else')
  }
  const own = person.clients.flatMap((client) => client.companyIds)
  if (companyIds.some((id) => !own.includes(id)))
    throw forbidden('A company belongs to somebody else')
}

async function recordServed(record: RequestRecord, work: () => Promise<Reply>): Promise<Reply> {
  try {
    const reply = await work()
    record.served(reply.status)
    return reply
  } catch (error) {
    if (error instanceof Refusal) record.served(error.status)
    throw error
  }
}

/** A handler's answer that is off the contract is a bug of the sandbox, never something to send. */
function validateAnswer(
  operation: Operation,
  { status, body }: { status: number | string | symbol; body: unknown },
): Reply {
  const schema = operation.answers[Number(status)]
  if (schema === undefined)
    return fail(`${operation.name} answered ${String(status)}, which its contract does not know`)
  const parsed = schema?.safeParse(body)
  if (parsed && !parsed.success)
    return fail(
      `${operation.name} answered off its contract: ${parsed.error.issues.map(({ path, code }) => `${path.join('.')} ${code}`).join(', ')}`,
    )
  return { status: Number(status), body: body === null ? undefined : body }
}

function toErrorReply(
  { log }: Parts,
  operation: Operation,
  requestId: string,
  error: unknown,
): Reply {
  if (error instanceof Refusal) {
    const { retryAfter } = error.more
    return {
      status: error.status,
      body: makeErrorBody(error, requestId),
      ...(retryAfter && { headers: { 'retry-after': String(retryAfter) } }),
    }
  }
  log.error({
    operation: operation.name,
    requestId,
    bug: error instanceof Error ? (error.stack ?? error.message) : String(error),
  })
  return {
    status: 500,
    body: makeErrorBody(
      { errorCode: 'internal_error', message: 'The sandbox failed; its log says why', more: {} },
      requestId,
    ),
  }
}

function findTenantByPath(directory: Directory, context: Context<SandboxEnv>): Tenant | undefined {
  return directory.tenantOfClient(Number(context.req.param('clientno')))
}

function fail(message: string): never {
  throw new Error(message)
}

function throwRefusal(refusal: Refusal): never {
  throw refusal
}
