import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Operation, Scope } from '../contracts/operation'
import { type Answer, type Input, type OperationName, operations } from '../contracts/registry'
import { failed, type Result } from '../contracts/result'
import { currentSession, type Session, sessionOfRow } from '../session/current-session'
import type { ParsedInput } from '../upstream/request'
import { asSent } from './as-sent'
import { askStatus } from './ask-status'
import { callAsPerson } from './call-as-person'
import { guarded } from './guarded'
import { withDocumentsHeld } from './held-documents'
import { type Again, type JournalledWrite, journalled, placeOf } from './journalled'
import { localHandlerOf } from './local-handlers'
import { masked } from './masking'
import { comesFromOwnPage } from './origin'
import { withOwnCompanies } from './own-companies'
import { tooFast } from './pace'
import { parseInput } from './parse-input'
import { refusedHere } from './refused-here'
import { hasRights, mayDo, mayReveal, mayTouch } from './rights'
import { sharedPoll } from './shared-poll'

export type PerformOptions = {
  /** Made when the draft opens; every write needs one. */
  intentId?: string
  /** What makes a second arrival the same one, where it is more than the input: a workflow's own draft. */
  draft?: unknown
  /** Sends an intent once more whose outcome is not known. Only for operations that are sent again under the same ids, and only when a person asks. */
  again?: Again
  /** What stood in the sent fields before, for the journal. */
  before?: Record<string, unknown>
  /** Server-side work that compares values, or serves a document, needs them as they are; nothing unmasked may be returned to a browser. */
  unmasked?: boolean
  /** An open page asked without its person: no sign that they are there. */
  isAskedByItself?: boolean
  /** Gives a read up, upstream too. A write is never given up. */
  signal?: AbortSignal
}

/**
 * The one door to everything that the desk does: session, right, input, scope, and for a write its journal row, then the call, its outcome and the
 * mask, in this order (design.md, section 4). Expected failures are values. Server actions and the read route go through here and nothing else.
 */
export function perform<Name extends OperationName>(name: Name, input: Input<Name>, options: PerformOptions = {}): Promise<Result<Answer<Name>>> {
  return guarded(name, () => performed(name, async () => input, options))
}

/**
 * The same for an input that has yet to be read from a request: of who may not do it, nothing is read.
 *
 * @param arriving the input, or undefined for what cannot be read as one.
 */
export function performArriving<Name extends OperationName>(
  name: Name,
  arriving: () => Promise<unknown>,
  options: PerformOptions = {},
): Promise<Result<Answer<Name>>> {
  return guarded(name, () => performed(name, arriving, options))
}

async function performed<Name extends OperationName>(
  name: Name,
  arriving: () => Promise<unknown>,
  options: PerformOptions,
): Promise<Result<Answer<Name>>> {
  const operation: Operation = operations[name]
  const session = await currentSession(operation.isAskedByItself || options.isAskedByItself)
  if (!session) return failed({ kind: 'unauthenticated' })
  if (operation.effect !== 'read' && !(await comesFromOwnPage())) return refusedHere(session, operation, 'wrong-origin')
  return tooFast(session, operation) ?? performedBy(session, name, arriving, options)
}

/**
 * Reads as the person of a session after the request that began the work: every check of `perform` that a read has, with the rights and companies that
 * the session has by now. A session that has ended reads nothing.
 */
export function performFor<Name extends OperationName>(
  sessionId: string,
  name: Name,
  input: Input<Name>,
  options: Pick<PerformOptions, 'signal'> = {},
): Promise<Result<Answer<Name>>> {
  return guarded(name, async () => {
    if (operations[name].effect !== 'read') throw new Error(`${name} needs a request`)
    const session = await sessionOfRow(sessionId)
    return session ? performedBy(session, name, async () => input, options) : failed({ kind: 'unauthenticated' })
  })
}

async function performedBy<Name extends OperationName>(
  session: Session,
  name: Name,
  arriving: () => Promise<unknown>,
  options: PerformOptions,
): Promise<Result<Answer<Name>>> {
  const operation: Operation = operations[name]
  if (!mayDo(session, operation)) return refusedHere(session, operation, 'right')
  if (operation.reveals && !mayReveal(session)) return refusedHere(session, operation, 'reveal')
  const arrived = await arriving()
  if (arrived === undefined) return failed({ kind: 'invalid', code: 'unreadable' })
  const admitted = admit(session, operation, arrived)
  if (!admitted.ok) return admitted

  const { parsed, scope } = admitted.value
  const signed = operation.signed ? withUserId(parsed, session.userName) : parsed
  const work = { operation, input: signed, session, scope, requestId: randomUUID() }
  const isPoll = operation.isFollowed && options.isAskedByItself && !options.unmasked
  const readIt = () => (isPoll ? sharedPoll(work, async () => shown(work, await execute(work))) : execute(work, options.signal))
  const result = operation.effect === 'write' ? await write(work, options) : await readIt()
  if (!result.ok) return result
  if (!mayTouch(session, operation.scopeOfAnswer(result.value as never))) return refusedHere(session, operation, 'scope-of-answer')
  return (isPoll || options.unmasked ? result : shown(work, result)) as Result<Answer<Name>>
}

/** What of an answer leaves the server: a mark in place of each document, and sensitive values hidden. */
const shown = (
  { operation: { documents, sensitive, marks }, scope }: Pick<JournalledWrite, 'operation' | 'scope'>,
  result: Result<unknown>,
): Result<unknown> =>
  result.ok ? { ok: true, value: masked(withDocumentsHeld(result.value, documents), sensitive, marks === 'none' ? null : placeOf(scope)) } : result

type Admitted = { parsed: ParsedInput; scope: Scope }

function admit(session: Session, operation: Operation, input: unknown): Result<Admitted> {
  const parsed = parseInput(operation, input)
  if (!parsed.ok) return parsed
  const filled = operation.companies ? withOwnCompanies(parsed.value, session) : parsed.value
  if (!filled) return refusedHere(session, operation, 'no-companies')
  if (!hasRights(session, operation.rightsOf(filled as never))) return refusedHere(session, operation, 'right')
  const scope = operation.scope(filled as never)
  if (!mayTouch(session, scope)) return refusedHere(session, operation, 'scope')
  return { ok: true, value: { parsed: filled, scope } }
}

async function write(work: JournalledWrite, { intentId, before, draft, again }: PerformOptions): Promise<Result<unknown>> {
  if (!intentId) throw new Error(`${work.operation.name} is a write and needs an intentId`)
  return journalled({ ...work, intentId, draft: draft ?? work.input, before: before ?? null, again }, () => execute(work))
}

async function execute({ operation, input, session, requestId }: JournalledWrite, signal?: AbortSignal): Promise<Result<unknown>> {
  const local = localHandlerOf(operation.name as OperationName)
  if (local) return local(input as never, session, signal)
  const ask = (way: Operation) => callAsPerson(way, asSent(way, input), session, requestId, signal)
  return operation.name === 'getInvoiceStatus' ? askStatus(ask) : ask(operation)
}

function withUserId(input: ParsedInput, userId: string): ParsedInput {
  const body = input.body as Record<string, unknown>
  return { ...input, body: { ...body, metadata: { ...(body.metadata as object | undefined), userId } } }
}
