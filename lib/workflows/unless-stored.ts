import 'server-only'
import type { CustomerUpdateResult } from '../contracts/receivables/customers'
import { type Failure, type Result, succeeded } from '../contracts/result'
import { foundAfter } from '../domain/written-outcome'
import { perform } from '../gateway/perform'
import { signedInName } from '../gateway/recall'
import { noteStoredAnyway } from '../journal/write-journal'

type One = { params: { clientno: string; customerno: string } }

/** Kinds of failure by which an upstream says that it did nothing. */
const refusals: Failure['kind'][] = ['invalid', 'forbidden', 'not-found', 'conflict', 'refused']

/**
 * A refusal is believed only when a read does not contradict it: where every field holds what was sent and did not before, the write was done, whatever
 * was answered. The journal then says so, and the upstream's words stand as its message. Any other outcome is given back as it is.
 */
export async function unlessStored(intentId: string, result: Result<CustomerUpdateResult>, one: One): Promise<Result<CustomerUpdateResult>> {
  if (result.ok || result.failure.status === undefined || !refusals.includes(result.failure.kind)) return result
  const [entry, read] = await Promise.all([perform('getJournalEntry', { params: { intentId } }), perform('getCustomer', one)])
  if (!entry.ok || !read.ok) return result
  const seen = foundAfter(entry.value.fields, read.value)
  if (seen.found !== 'applied') return result
  await noteStoredAnyway(intentId, { at: new Date().toISOString(), person: (await signedInName()) ?? '', ...seen })
  const { status, message } = result.failure
  return succeeded({ message: [status, message].filter(Boolean).join(' ') })
}
