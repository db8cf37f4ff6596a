import 'server-only'
import { randomUUID } from 'node:crypto'
import { findLocalHandler } from '@/lib/composition/local-operations'
import type { Operation, Scope } from '@/lib/contracts/operation'
import { type Answer, type Input, type OperationName, operations } from '@/lib/contracts/registry'
import { makeFailure, type Result } from '@/lib/contracts/result'
import { findActing } from '@/lib/platform/session/acting-session'
import {
  findCurrentSession,
  findSession,
  type Session,
} from '@/lib/platform/session/current-session'
import { isFromOwnPage } from '@/lib/platform/session/origin'
import type { ParsedInput } from '@/lib/platform/upstream/request'
import { deny } from './authorize-person'
import { callAsPerson } from './call-as-person'
import { catchUnexpected } from './catch-unexpected'
import { getScopeId, type OperationCall } from './execute-and-record'
import { executeOnce, type RepeatedSend } from './execute-once'
import { maskFields } from './masking'
import { parseInput } from './parse-input'
import { checkRateLimit } from './rate-limit'
import { redactDocuments } from './redact-documents'
import { requestInvoiceStatus } from './request-invoice-status'
import { hasRights, mayDo, mayReveal, mayTouch } from './rights'
import { withOwnCompanies } from './search-as-person'
import { sharePoll } from './shared-poll'
import { toWireFormat } from './to-wire-format'

export type ExecuteOptions = {
  /** Made when the draft opens; every write needs one. */
  idempotencyKey?: string
  /**
   * What makes a second arrival the same one, where it is more than the input: a workflow's own
   * draft.
   */
  draft?: unknown
  /**
   * Sends a write once more whose outcome is not known. Only for operations that are sent again
   * under the same ids, and only when a person asks.
   */
  again?: RepeatedSend
  /** Where the journal keeps a write whose input names no client and no organization. */
  place?: Pick<Scope, 'clientNo' | 'organizationId'>
  /**
   * Writes of the same kind about the same thing whose outcome is not known, and which the person
   * says they know of: they keep nothing from being sent.
   */
  besides?: readonly string[]
  /**
   * Numbers or ids in what is sent or noted `before`: while the outcome of another write of the
   * operation about one of them is not known, nothing goes out.
   */
  alone?: readonly string[]
  /**
   * The instant before which nothing was read of what it rests on, such as that a number is free:
   * another write about the same that was done since then keeps it from going out too.
   */
  restsOn?: Date
  /** What stood in the sent fields before, for the journal. */
  before?: Record<string, unknown>
  /** What the journal keeps a write under whose input names only a part of it: the customer of an item. */
  about?: string
  /**
   * Server-side work that compares values, or serves a document, needs them as they are; nothing
   * unmasked may be returned to a browser.
   */
  unmasked?: boolean
  /** A background read: no sign that its person is there. */
  isBackground?: boolean
  /** Gives a read up, upstream too. A write is never given up. */
  signal?: AbortSignal
}

/**
 * The one door to every operation: session, own origin, pace, right, input, scope, and for a write
 * its journal row, then the call, its outcome, the scope of the answer and the mask, in this order
 * (architecture.md, section 4). Expected failures are values. Server actions and the routes of reads
 * and local writes go through here and nothing else.
 */
export function executeOperation<Name extends OperationName>(
  name: Name,
  input: Input<Name>,
  options: ExecuteOptions = {},
): Promise<Result<Answer<Name>>> {
  return catchUnexpected(name, () => executeForCurrentSession(name, async () => input, options))
}

/**
 * The same for an input that has yet to be read from a request: of who may not do it, nothing is
 * read.
 *
 * @param arriving the input, or undefined for what cannot be read as one.
 */
export function executeFromRequest<Name extends OperationName>(
  name: Name,
  arriving: () => Promise<unknown>,
  options: ExecuteOptions = {},
): Promise<Result<Answer<Name>>> {
  return catchUnexpected(name, () => executeForCurrentSession(name, arriving, options))
}

async function executeForCurrentSession<Name extends OperationName>(
  name: Name,
  arriving: () => Promise<unknown>,
  options: ExecuteOptions,
): Promise<Result<Answer<Name>>> {
  const operation: Operation = operations[name]
  const session = await findCurrentSession(options.isBackground)
  if (!session) return makeFailure({ kind: 'unauthenticated' })
  if (operation.effect !== 'read' && !(await isFromOwnPage()))
    return deny(session, operation, 'wrong-origin')
  // A bulk action goes one row after the other, at the pace of the service.
  const isTooFast = findActing() ? null : checkRateLimit(session, operation)
  return isTooFast ?? authorizeAndExecute(session, name, arriving, options)
}

/**
 * Reads as the person of a session after the request that began the work: every check of
 * `executeOperation` that a read has, with the rights and companies that the session has by now. A
 * session that has ended reads nothing.
 */
export function executeAs<Name extends OperationName>(
  sessionId: string,
  name: Name,
  input: Input<Name>,
  options: Pick<ExecuteOptions, 'signal'> = {},
): Promise<Result<Answer<Name>>> {
  return catchUnexpected(name, async () => {
    if (operations[name].effect !== 'read') throw new Error(`${name} needs a request`)
    const session = await findSession(sessionId)
    return session
      ? authorizeAndExecute(session, name, async () => input, options)
      : makeFailure({ kind: 'unauthenticated' })
  })
}

async function authorizeAndExecute<Name extends OperationName>(
  session: Session,
  name: Name,
  arriving: () => Promise<unknown>,
  options: ExecuteOptions,
): Promise<Result<Answer<Name>>> {
  const operation: Operation = operations[name]
  if (!mayDo(session, operation)) return deny(session, operation, 'right')
  if (operation.reveals && !mayReveal(session)) return deny(session, operation, 'reveal')
  const arrived = await arriving()
  if (arrived === undefined) return makeFailure({ kind: 'invalid', code: 'unreadable' })
  const authorized = parseAndAuthorize(session, operation, arrived)
  if (!authorized.ok) return authorized

  if (options.place && !mayTouch(session, options.place)) return deny(session, operation, 'scope')
  const { parsed } = authorized.value
  const scope = { ...options.place, ...authorized.value.scope }
  const signed = operation.signed ? withUserId(parsed, session.userName) : parsed
  const work = { operation, input: signed, session, scope, requestId: randomUUID() }
  const isPoll = operation.isFollowed && options.isBackground && !options.unmasked
  const executeRead = () =>
    isPoll
      ? sharePoll(work, async () => redactResult(work, await execute(work)))
      : execute(work, options.signal)
  const result =
    operation.effect === 'write' ? await executeWrite(work, options) : await executeRead()
  if (!result.ok) return result
  if (!mayTouch(session, operation.scopeOfAnswer(result.value)))
    return deny(session, operation, 'scope-of-answer')
  return (isPoll || options.unmasked ? result : redactResult(work, result)) as Result<Answer<Name>>
}

/**
 * What of an answer leaves the server: a mark in place of each document, and sensitive values
 * hidden.
 */
const redactResult = (
  { operation: { documents, sensitive, marks }, scope }: Pick<OperationCall, 'operation' | 'scope'>,
  result: Result<unknown>,
): Result<unknown> =>
  result.ok
    ? {
        ok: true,
        value: maskFields(
          redactDocuments(result.value, documents),
          sensitive,
          marks === 'none' ? null : getScopeId(scope),
        ),
      }
    : result

type AuthorizedInput = { parsed: ParsedInput; scope: Scope }

function parseAndAuthorize(
  session: Session,
  operation: Operation,
  input: unknown,
): Result<AuthorizedInput> {
  const parsed = parseInput(operation, input)
  if (!parsed.ok) return parsed
  const filled = operation.companies ? withOwnCompanies(parsed.value, session) : parsed.value
  if (!filled) return deny(session, operation, 'no-companies')
  if (!hasRights(session, operation.rightsOf(filled))) return deny(session, operation, 'right')
  const scope = operation.scope(filled)
  if (!mayTouch(session, scope)) return deny(session, operation, 'scope')
  return { ok: true, value: { parsed: filled, scope } }
}

async function executeWrite(
  work: OperationCall,
  { idempotencyKey, before, draft, again, besides, alone, restsOn, about }: ExecuteOptions,
): Promise<Result<unknown>> {
  if (!idempotencyKey)
    throw new Error(`${work.operation.name} is a write and needs an idempotencyKey`)
  return executeOnce(
    {
      ...work,
      idempotencyKey,
      draft: draft ?? work.input,
      before: before ?? null,
      again,
      besides,
      alone,
      restsOn,
      about,
    },
    () => execute(work),
  )
}

async function execute(
  { operation, input, session, requestId }: OperationCall,
  signal?: AbortSignal,
): Promise<Result<unknown>> {
  const local = findLocalHandler(operation.name as OperationName)
  if (local) return local(input, session, signal)
  const ask = (way: Operation) =>
    callAsPerson(way, toWireFormat(way, input), session, requestId, signal)
  return operation.name === 'getInvoiceStatus' ? requestInvoiceStatus(ask) : ask(operation)
}

function withUserId(input: ParsedInput, userId: string): ParsedInput {
  const body = input.body as Record<string, unknown>
  return {
    ...input,
    body: { ...body, metadata: { ...(body.metadata as object | undefined), userId } },
  }
}
