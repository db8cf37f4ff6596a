import 'server-only'
import type { ReadBack } from '@/lib/contracts/desk/receivables/customer-draft'
import { makeSuccess } from '@/lib/contracts/result'
import { getValueAt } from '@/lib/features/customers/domain/field-comparison'
import { compareReadBack } from '@/lib/features/customers/domain/write-evaluation'
import { catchUnexpected } from '@/lib/platform/gateway/catch-unexpected'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { noteSeen } from '@/lib/platform/journal/note-findings'

/**
 * Reads a customer after a write and compares it with what the journal says was sent; the journal
 * keeps what was seen. Null when either cannot be read: then nobody has compared what is stored. A
 * note that cannot be kept changes nothing about the write.
 */
export async function readBack(
  idempotencyKey: string,
  one: { params: { clientno: string; customerno: string } },
): Promise<ReadBack | null> {
  const [read, entry] = await Promise.all([
    executeOperation('getCustomer', one),
    executeOperation('getJournalEntry', { params: { idempotencyKey } }),
  ])
  if (!read.ok || !entry.ok) return null
  const { fields } = entry.value
  const seen = Object.fromEntries(
    fields.map(({ field }) => [field, getValueAt(read.value, field) ?? null]),
  )
  await catchUnexpected('noteSeen', async () => makeSuccess(await noteSeen(idempotencyKey, seen)))
  return { stored: read.value, ...compareReadBack(fields, read.value) }
}
