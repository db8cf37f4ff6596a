import 'server-only'
import type { CustomerUpdateResult } from '../contracts/receivables/customers'
import { type Failure, failed, type Result, succeeded } from '../contracts/result'
import { type Found, foundAfter, hasLeftTraces } from '../domain/written-outcome'
import { guarded } from '../gateway/guarded'
import { perform } from '../gateway/perform'
import { signedInName } from '../gateway/recall'
import { noteDoubt, noteLook, noteStoredAnyway } from '../journal/write-journal'
import { isReadOf } from './is-read-of'

type One = { params: { clientno: string; customerno: string } }
type Failed = { ok: false; failure: Failure }

/** Kinds of failure by which an upstream says that it did nothing. */
const refusals: Failure['kind'][] = ['invalid', 'forbidden', 'not-found', 'conflict', 'refused']

/** True for an outcome by which the upstream itself says that it did nothing. */
const isRefusal = (result: Result<unknown>): result is Failed =>
  !result.ok && result.failure.status !== undefined && refusals.includes(result.failure.kind)

/** True for an answer that came whole and whose word for the outcome nobody knows: a read decides. */
const hasOddWord = (result: Result<unknown>): result is Failed => !result.ok && result.failure.code === 'odd-word'

async function noted(note: typeof noteLook, intentId: string, seen: Found) {
  const look = { at: new Date().toISOString(), person: (await signedInName()) ?? '', ...seen }
  await guarded('noteLook', async () => succeeded(await note(intentId, look)))
}

/**
 * A refusal is believed only when a read does not contradict it: where every field holds what was sent and did not before, the write was done, whatever
 * was answered. The journal then says so, and the upstream's words stand as its message. Where some of it is stored, nobody knows what was done. An answer
 * with a word that nobody knows is settled by the same read, as far as it proves something. Any other outcome is given back as it is.
 */
export async function unlessStored(intentId: string, result: Result<CustomerUpdateResult>, one: One): Promise<Result<CustomerUpdateResult>> {
  if (!isRefusal(result) && !hasOddWord(result)) return result
  const [entry, read] = await Promise.all([perform('getJournalEntry', { params: { intentId } }), perform('getCustomer', one)])
  if (!entry.ok || !read.ok || !isReadOf(one.params.customerno, read.value)) return result
  const seen = foundAfter(entry.value.fields, read.value)
  if (seen.found === 'applied') {
    await noted(hasOddWord(result) ? noteLook : noteStoredAnyway, intentId, seen)
    return succeeded({ message: wordsOf(result.failure) })
  }
  if (!isRefusal(result) || !hasLeftTraces(entry.value.fields, read.value)) return result
  await noted(noteDoubt, intentId, seen)
  return failed({ ...result.failure, kind: 'unknown-outcome', code: 'contradicted' })
}

/** The same of a deletion: where a read does not find the customer any more, which the read before it did, it was deleted. */
export async function unlessGone(intentId: string, result: Result<CustomerUpdateResult>, one: One): Promise<Result<CustomerUpdateResult>> {
  if (!isRefusal(result) && !hasOddWord(result)) return result
  const read = await perform('getCustomer', one)
  if (read.ok || read.failure.kind !== 'not-found') return result
  await noted(hasOddWord(result) ? noteLook : noteStoredAnyway, intentId, { found: 'applied', stored: {} })
  return succeeded({ message: wordsOf(result.failure) })
}

const wordsOf = ({ status, message }: Failure) => [status, message].filter(Boolean).join(' ')
