import 'server-only'
import type { Customer, CustomerUpdateResult } from '@/lib/contracts/receivables/customers'
import { type Failure, makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import {
  evaluateWrite,
  hasLeftTraces,
  type WriteEvaluation,
} from '@/lib/features/customers/domain/write-evaluation'
import { catchUnexpected } from '@/lib/platform/gateway/catch-unexpected'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { findSignedInName } from '@/lib/platform/gateway/previous-outcome'
import { noteDoubt, noteOutcomeCheck, noteStoredAnyway } from '@/lib/platform/journal/note-findings'

type One = { params: { clientno: string; customerno: string } }
type FailedResult = { ok: false; failure: Failure }

/** Kinds of failure by which an upstream says that it did nothing. */
const refusals: Failure['kind'][] = ['invalid', 'forbidden', 'not-found', 'conflict', 'refused']

/** True for an outcome by which the upstream itself says that it did nothing. */
const isRefusal = (result: Result<unknown>): result is FailedResult =>
  !result.ok && result.failure.status !== undefined && refusals.includes(result.failure.kind)

/**
 * True for an answer that came whole and whose word for the outcome nobody knows: a read decides.
 */
const hasUnknownWord = (result: Result<unknown>): result is FailedResult =>
  !result.ok && result.failure.code === 'odd-word'

async function recordSeen(
  note: typeof noteOutcomeCheck,
  idempotencyKey: string,
  seen: WriteEvaluation,
) {
  const checked = {
    at: new Date().toISOString(),
    person: (await findSignedInName()) ?? '',
    ...seen,
  }
  await catchUnexpected('noteLook', async () => makeSuccess(await note(idempotencyKey, checked)))
}

/**
 * A refusal is believed only when a read does not contradict it: where every field holds what was
 * sent and did not before, the write was done, whatever was answered. The journal then says so, and
 * the upstream's words stand as its message. Where some of it is stored, nobody knows what was
 * done. An answer with a word that nobody knows is settled by the same read, as far as it proves
 * something. Any other outcome is given back as it is.
 */
export async function reconcileRefusal(
  idempotencyKey: string,
  result: Result<CustomerUpdateResult>,
  one: One,
): Promise<Result<CustomerUpdateResult>> {
  if (!isRefusal(result) && !hasUnknownWord(result)) return result
  const [entry, read] = await Promise.all([
    executeOperation('getJournalEntry', { params: { idempotencyKey } }),
    executeOperation('getCustomer', one),
  ])
  if (!entry.ok || !read.ok) return result
  const seen = evaluateWrite(entry.value.fields, read.value)
  if (seen.found === 'applied') {
    await recordSeen(
      hasUnknownWord(result) ? noteOutcomeCheck : noteStoredAnyway,
      idempotencyKey,
      seen,
    )
    return makeSuccess({ message: formatRefusal(result.failure) })
  }
  if (!isRefusal(result) || !hasLeftTraces(entry.value.fields, read.value)) return result
  await recordSeen(noteDoubt, idempotencyKey, seen)
  return makeFailure({ ...result.failure, kind: 'unknown-outcome', code: 'contradicted' })
}

/**
 * The same of a deletion: where a read does not find the customer any more, which the read before
 * it did, it was deleted.
 */
export async function reconcileDeletion(
  idempotencyKey: string,
  result: Result<CustomerUpdateResult>,
  one: One,
): Promise<Result<CustomerUpdateResult>> {
  if (!isRefusal(result) && !hasUnknownWord(result)) return result
  const read = await executeOperation('getCustomer', one)
  if (read.ok || read.failure.kind !== 'not-found') return result
  await recordSeen(hasUnknownWord(result) ? noteOutcomeCheck : noteStoredAnyway, idempotencyKey, {
    found: 'applied',
    stored: {},
  })
  return makeSuccess({ message: formatRefusal(result.failure) })
}

/**
 * Settles as done the updates of a customer that a look did not find, and that a read shows stored by
 * now: they came in late. Whatever cannot be read or noted stays as it is.
 */
export async function settleLateUpdates(
  { clientNo, customerNo }: { clientNo: string; customerNo: string },
  current: Customer,
): Promise<void> {
  const journal = await executeOperation('listJournal', {
    body: { clientNo, customerNo, state: 'not-applied', limit: lateMax },
  })
  if (!journal.ok) return
  for (const { operation, idempotencyKey, fields } of journal.value.entries) {
    const seen = evaluateWrite(fields, current)
    if (operation === 'updateCustomer' && seen.found === 'applied')
      await recordSeen(noteOutcomeCheck, idempotencyKey, seen)
  }
}

/** Updates that are looked through, the newest. */
const lateMax = 20

const formatRefusal = ({ status, message }: Failure) => [status, message].filter(Boolean).join(' ')
