import 'server-only'
import type { ReadBack } from '../contracts/desk/customer-draft'
import { succeeded } from '../contracts/result'
import { valueAt } from '../domain/field-standing'
import { seenAfter } from '../domain/written-outcome'
import { guarded } from '../gateway/guarded'
import { perform } from '../gateway/perform'
import { noteSeen } from '../journal/write-journal'
import { isReadOf } from './is-read-of'

/**
 * Reads a customer after a write and compares it with what the journal says was sent; the journal keeps what was seen. Null when either cannot be read, or
 * when the read shows another customer: then nobody has compared what is stored. A note that cannot be kept changes nothing about the write.
 */
export async function readBack(intentId: string, one: { params: { clientno: string; customerno: string } }): Promise<ReadBack | null> {
  const [read, entry] = await Promise.all([perform('getCustomer', one), perform('getJournalEntry', { params: { intentId } })])
  if (!read.ok || !entry.ok || !isReadOf(one.params.customerno, read.value)) return null
  const { fields } = entry.value
  const seen = Object.fromEntries(fields.map(({ field }) => [field, valueAt(read.value, field) ?? null]))
  await guarded('noteSeen', async () => succeeded(await noteSeen(intentId, seen)))
  return { stored: read.value, ...seenAfter(fields, read.value) }
}
