import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Registration } from '@/lib/contracts/desk/registrations'
import type { Operation } from '@/lib/contracts/operation'
import { type Failure, makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { makeHiddenFailure, resolveJournalScope } from '@/lib/features/journal/server/public'
import type { AnswerIdentity } from '@/lib/features/registrations/domain/public'
import { callAsPerson } from '@/lib/platform/gateway/call-as-person'
import { catchUnexpected } from '@/lib/platform/gateway/catch-unexpected'
import { getScopeId } from '@/lib/platform/gateway/execute-and-record'
import { maskFields } from '@/lib/platform/gateway/masking'
import { mayDo } from '@/lib/platform/gateway/rights'
import { noteRegistrationEnd, readRegistrations } from '@/lib/platform/journal/registrations'
import type { Session } from '@/lib/platform/session/current-session'
import type { ParsedInput } from '@/lib/platform/upstream/request'

/** What tells one kind of registration from another. */
export type RegistrationKind<Entry extends Registration> = {
  /** The write that registers. */
  write: string
  /** The read that tells what became of one. */
  read: Operation
  /** How one is asked for; null where it cannot be: it was never answered, or its data is erased. */
  toQuestion: (entry: Entry) => ParsedInput | null
  /** Whether an answer is about the one that was asked for, as far as it tells. */
  compare: (answer: NonNullable<Entry['answer']>, entry: Entry) => AnswerIdentity
  /** How it ended; null while it goes on. `accepted`: it ended, and nobody knows how. */
  findEnd: (answer: NonNullable<Entry['answer']>) => 'done' | 'refused' | 'accepted' | null
}

/** The registrations of a kind that a person may see. */
export async function listRegistrations<Entry extends Registration>(
  { write }: Pick<RegistrationKind<Entry>, 'write'>,
  asked: { before?: string; beforeKey?: string; limit?: number },
  session: Session,
): Promise<Result<{ entries: Entry[]; more: boolean; isWhole: boolean }>> {
  const scope = await resolveJournalScope(session)
  const { entries, more } = await readRegistrations(scope, write, asked)
  return makeSuccess({ entries: entries as Entry[], more, isWhole: scope.isWhole })
}

/** One of them as it is now, its end noted in the journal. A read that fails says so, and no more. */
export async function refreshRegistration<Entry extends Registration>(
  kind: RegistrationKind<Entry>,
  idempotencyKey: string,
  session: Session,
  signal?: AbortSignal,
): Promise<Result<{ entry: Entry; unread: Failure | null }>> {
  const scope = await resolveJournalScope(session, { idempotencyKey })
  const find = async () =>
    (await readRegistrations(scope, kind.write, { idempotencyKey })).entries[0] as Entry | undefined
  const entry = await find()
  if (!entry) return makeFailure(makeHiddenFailure(scope))
  const question = isTaken(entry) ? kind.toQuestion(entry) : null
  if (!question) return makeSuccess({ entry, unread: null })
  const read = await readStatus(kind, question, entry, session, signal)
  if (!read.ok) return makeSuccess({ entry, unread: read.failure })
  const answer = read.value
  const end = kind.compare(answer, entry) === 'same' ? kind.findEnd(answer) : null
  if (end !== null && kind.findEnd(entry.answer ?? ({} as typeof answer)) !== end)
    await catchUnexpected('noteRegistrationEnd', async () => {
      await noteRegistrationEnd(idempotencyKey, end, { answer, person: session.userName })
      return makeSuccess(null)
    })
  const checkedAt = new Date().toISOString()
  return makeSuccess({ entry: { ...((await find()) ?? entry), answer, checkedAt }, unread: null })
}

/**
 * The service has it: of any other, one that was refused when it arrived too, a status would say
 * nothing of this try.
 */
const isTaken = ({ state, answer }: Registration) =>
  state === 'accepted' || state === 'done' || (state === 'refused' && answer !== null)

async function readStatus<Entry extends Registration>(
  { read, compare }: RegistrationKind<Entry>,
  question: ParsedInput,
  entry: Entry,
  session: Session,
  signal?: AbortSignal,
): Promise<Result<NonNullable<Entry['answer']>>> {
  if (!mayDo(session, read)) return makeFailure({ kind: 'forbidden', code: 'right' })
  const result = await callAsPerson(read, question, session, randomUUID(), signal)
  if (!result.ok) return result
  const { clientNo, organizationId } = entry
  const place = getScopeId({
    clientNo: clientNo ?? undefined,
    organizationId: organizationId ?? undefined,
  })
  const answer = maskFields(result.value, read.sensitive, place) as NonNullable<Entry['answer']>
  return compare(answer, entry) === 'other'
    ? makeFailure({ kind: 'off-contract', code: 'filter-ignored' })
    : makeSuccess(answer)
}
