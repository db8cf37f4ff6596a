import 'server-only'
import type { CustomerUpdateResult } from '../contracts/receivables/customers'
import { type Failure, type Result, succeeded } from '../contracts/result'
import { foundAfter } from '../domain/written-outcome'
import { guarded } from '../gateway/guarded'
import { perform } from '../gateway/perform'
import { signedInName } from '../gateway/recall'
import { noteStoredAnyway } from '../journal/write-journal'

type One = { params: { clientno: string; customerno: string } }

/** Kinds of failure by which an upstream says that it did nothing. */
const refusals: Failure['kind'][] = ['invalid', 'forbidden', 'not-found', 'conflict', 'refused']

/** True for an outcome by which the upstream itself says that it did nothing. */
const isRefusal = (result: Result<unknown>): result is { ok: false; failure: Failure } =>
  !result.ok && result.failure.status !== undefined && refusals.includes(result.failure.kind)

async function noteDone(intentId: string, seen: { found: 'applied' | 'not-applied' | 'partly'; stored: Record<string, unknown> }) {
  const look = { at: new Date().toISOString(), person: (await signedInName()) ?? '', ...seen }
  await guarded('noteStoredAnyway', async () => succeeded(await noteStoredAnyway(intentId, look)))
}

/**
 * A refusal is believed only when a read does not contradict it: where every field holds what was sent and did not before, the write was done, whatever
 * was answered. The journal then says so, and the upstream's words stand as its message. Any other outcome is given back as it is.
 */
export async function unlessStored(intentId: string, result: Result<CustomerUpdateResult>, one: One): Promise<Result<CustomerUpdateResult>> {
  if (!isRefusal(result)) return result
  const [entry, read] = await Promise.all([perform('getJournalEntry', { params: { intentId } }), perform('getCustomer', one)])
  if (!entry.ok || !read.ok) return result
  const seen = foundAfter(entry.value.fields, read.value)
  if (seen.found !== 'applied') return result
  await noteDone(intentId, seen)
  return succeeded({ message: wordsOf(result.failure) })
}

/** The same of a deletion: where a read does not find the customer any more, it was deleted. */
export async function unlessGone(intentId: string, result: Result<CustomerUpdateResult>, one: One): Promise<Result<CustomerUpdateResult>> {
  if (!isRefusal(result)) return result
  const read = await perform('getCustomer', one)
  if (read.ok || read.failure.kind !== 'not-found') return result
  await noteDone(intentId, { found: 'applied', stored: {} })
  return succeeded({ message: wordsOf(result.failure) })
}

const wordsOf = ({ status, message }: Failure) => [status, message].filter(Boolean).join(' ')
