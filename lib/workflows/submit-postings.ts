import 'server-only'
import { PostingSubmission, SendAgain, type Submitted } from '../contracts/desk/batches'
import type { Answer, Input } from '../contracts/registry'
import { type Failure, failed, type Result, succeeded } from '../contracts/result'
import { isResendable, isTakenBefore, resendable } from '../domain/resend-rules'
import { correctionOf, paymentOf } from '../domain/sent-rows'
import { guarded } from '../gateway/guarded'
import { limits } from '../gateway/limits'
import { type PerformOptions, perform } from '../gateway/perform'
import { recalled } from '../gateway/recall'
import { withUnsealed } from '../journal/sealed-payload'
import { journalRow } from '../journal/write-journal'
import { admitted } from './admitted'
import { lookForBatch, newestBatch } from './look-for-batch'
import { notSent } from './not-sent'

/**
 * Sends corrections or payments once, under ids that were minted with the draft: they stand in the journal before anything goes out. A second arrival of
 * the same submission gets the first one's outcome. What the upstream refused is believed only when a look does not find it; a 409 stays unknown until a
 * look could tell. Nothing is ever sent again by itself.
 */
export function submitPostingsWorkflow(submission: unknown): Promise<Result<Submitted>> {
  return guarded('submitPostings', () => submitted(submission))
}

async function submitted(submission: unknown): Promise<Result<Submitted>> {
  const taken = await admitted(['createCorrections', 'createPayments'], PostingSubmission, submission)
  if (!taken.ok) return taken
  const { intentId, kind, organizationId, rows } = taken.value
  const earlier = await recalled(kind === 'correction' ? 'createCorrections' : 'createPayments', intentId, taken.value)
  if (earlier) return told(intentId, earlier)
  const { postings: most } = limits()
  if (rows.length > most) return failed({ kind: 'invalid', code: 'off-contract', fields: { rows: `at most ${most} in one batch` } })

  const newest = await newestBatch(organizationId)
  if (isInTheWay(newest)) return notSent(newest)
  const before = { newestBatch: newest.ok ? newest.value : null }
  return told(intentId, await sent(taken.value, { intentId, draft: taken.value, before }))
}

const stops: Failure['kind'][] = ['unauthenticated', 'forbidden', 'throttled', 'unreachable', 'not-sent', 'broken']

/** True for a read before a write that failed so that the write could not go out either. */
export const isInTheWay = (read: Result<unknown>): read is Extract<Result<unknown>, { ok: false }> => !read.ok && stops.includes(read.failure.kind)

function sent({ kind, organizationId, rows }: PostingSubmission, options: PerformOptions): Promise<Result<Answer<'createCorrections'>>> {
  const params = { organizationId }
  return kind === 'correction'
    ? perform('createCorrections', { params, body: { corrections: rows.map(correctionOf) } }, options)
    : perform('createPayments', { params, body: { payments: rows.map(paymentOf) } }, options)
}

/**
 * Sends what was sent before once more, with the same ids and the same rows, because a person asks for it. It looks first: what is found is not sent, and
 * while it cannot be told whether it is there, nothing is sent either, unless a person has recorded since the last try that it is not.
 */
export function sendAgainWorkflow(question: unknown): Promise<Result<Submitted>> {
  return guarded('sendAgain', () => sentAgain(question))
}

async function sentAgain(question: unknown): Promise<Result<Submitted>> {
  const taken = await admitted(resendable, SendAgain, question)
  if (!taken.ok) return taken
  const { intentId, userName } = taken.value
  const entry = await perform('getSentBatch', { params: { intentId } })
  if (!entry.ok) return entry
  const { sent } = entry.value
  const { operation, person, state, requestId } = sent
  if (person !== userName) return failed({ kind: 'forbidden', code: 'other-person' })
  if (!isResendable(operation) || !['unknown', 'not-applied', 'not-sent'].includes(state)) return failed({ kind: 'conflict', code: 'not-open' })

  const found = state === 'not-sent' ? null : await lookForBatch(intentId)
  if (found?.ok && found.value.is === 'found') return succeeded({ batchId: found.value.batchId, looked: true })
  if (found && sent.record?.found !== 'not-applied') {
    if (!found.ok) return stillUnknown(found.failure)
    if (found.value.is === 'open' || isTakenBefore(sent)) return failed({ kind: 'conflict', code: 'may-be-there' })
  }

  const payload = withUnsealed((await journalRow(intentId))?.payload, intentId)
  if (!payload) return failed({ kind: 'conflict', code: 'erased' })
  return told(
    intentId,
    await perform(operation, payload as Input<typeof operation>, { intentId, again: { after: requestId, mayBeThere: state !== 'not-sent' } }),
  )
}

/** Nothing goes out after a look that failed. That is no word about the try before, which may be there. */
const stillUnknown = (failure: Failure) => failed(failure.kind === 'unauthenticated' ? failure : { ...failure, kind: 'unknown-outcome' })

/** Failures that carry the upstream's own status and may be contradicted by what a read shows. */
const refusals: Failure['kind'][] = ['unknown-outcome', 'invalid', 'forbidden', 'not-found', 'refused']

/** What a batch write came to: its batch, or how it failed. What the upstream refused is believed only when a look does not find it. */
export async function told(intentId: string, answered: Result<Answer<'createCorrections'>>): Promise<Result<Submitted>> {
  if (answered.ok) return succeeded({ batchId: answered.value.data?.batchId ?? null, looked: false })
  const { kind, status } = answered.failure
  if ((status ?? 500) >= 500 || !refusals.includes(kind)) return answered
  const found = await lookForBatch(intentId)
  if (found.ok && found.value.is === 'found') return succeeded({ batchId: found.value.batchId, looked: true })
  return answered
}
