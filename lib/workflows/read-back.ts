import 'server-only'
import type { ReadBack } from '../contracts/desk/customer-draft'
import { seenAfter, valueAt } from '../domain/written-outcome'
import { perform } from '../gateway/perform'
import { noteSeen } from '../journal/write-journal'

/**
 * Reads a customer after a write and compares it with what the journal says was sent; the journal keeps what was seen. Null when the read fails: then
 * nobody has seen what is stored.
 */
export async function readBack(intentId: string, one: { params: { clientno: string; customerno: string } }): Promise<ReadBack | null> {
  const [read, entry] = await Promise.all([perform('getCustomer', one), perform('getJournalEntry', { params: { intentId } })])
  if (!read.ok) return null
  const fields = entry.ok ? entry.value.fields : []
  await noteSeen(intentId, Object.fromEntries(fields.map(({ field }) => [field, valueAt(read.value, field) ?? null])))
  return { stored: read.value, ...seenAfter(fields, read.value) }
}
