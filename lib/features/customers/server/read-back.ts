import 'server-only'
import type { ReadBack } from '@/lib/contracts/desk/receivables/customer-draft'
import type { Customer } from '@/lib/contracts/receivables/customers'
import { makeSuccess } from '@/lib/contracts/result'
import { getValueAt } from '@/lib/features/customers/domain/field-comparison'
import { compareReadBack } from '@/lib/features/customers/domain/write-evaluation'
import { catchUnexpected } from '@/lib/platform/gateway/catch-unexpected'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { noteSeen } from '@/lib/platform/journal/note-findings'

/**
 * Reads a customer after a write and compares it with what the journal says was sent; the journal
 * keeps what was seen. Null when either cannot be read, or when the read shows another customer:
 * then nobody has compared what is stored. A note that cannot be kept changes nothing about the
 * write.
 */
export async function readBack(
  idempotencyKey: string,
  one: { params: { clientno: string; customerno: string } },
): Promise<ReadBack | null> {
  const [read, entry] = await Promise.all([
    executeOperation('getCustomer', one),
    executeOperation('getJournalEntry', { params: { idempotencyKey } }),
  ])
  if (!read.ok || !entry.ok || !isMatchingRead(one.params.customerno, read.value)) return null
  const { fields } = entry.value
  const seen = Object.fromEntries(
    fields.map(({ field }) => [field, getValueAt(read.value, field) ?? null]),
  )
  await catchUnexpected('noteSeen', async () => makeSuccess(await noteSeen(idempotencyKey, seen)))
  return { stored: read.value, ...compareReadBack(fields, read.value) }
}

/**
 * True unless a read shows another customer than the one that was asked for: such a read, as of a
 * service that ignores the number, proves nothing of this one. One that names no number is taken
 * for it. Case and zeros in front are no difference (assumed).
 */
export const isMatchingRead = (customerNo: string, read: Customer) =>
  read.customerNo == null ||
  normalizeCustomerNo(read.customerNo) === normalizeCustomerNo(customerNo)

const normalizeCustomerNo = (no: string) =>
  no
    .trim()
    .toLowerCase()
    .replace(/^0+(?=.)/, '')
