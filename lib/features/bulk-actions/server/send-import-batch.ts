import 'server-only'
import type { ImportEffect } from '@/lib/contracts/desk/bulk/customer-import'
import { type Failure, makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import type { RowEnd } from '@/lib/features/bulk-actions/domain/row-outcome'
import { sendCustomerBatch } from '@/lib/features/customer-import/server/public'
import { readWriteStates } from '@/lib/platform/journal/read-journal'
import { isMasked } from '@/lib/shared/wire/masks'
import { type BulkRowRecord, type ImportContent, noteChangedCustomers } from './bulk-rows'

/** A batch of an import as it goes out: to which client, and what it does there. */
type ImportBatch = { clientNo: string; effect: ImportEffect; content: ImportContent }

/**
 * Sends the customers of a row under its idempotency key. Of a row that a killed process left, and
 * whose customers were erased since, nothing goes out under a mask: what may have been sent is not
 * known, and of what surely was not, the others go out.
 *
 * @param waitOut waits as the service asked for; false where nothing may go out any more.
 */
export async function sendImportBatch(
  { clientNo, effect, content }: ImportBatch,
  row: BulkRowRecord,
  waitOut: (failure: Failure) => Promise<boolean>,
): Promise<Result<RowEnd>> {
  const { idempotencyKey } = row
  const erased = content.customers.flatMap(({ customer: { customerNo } }) =>
    isMasked(customerNo) ? customerNo : [],
  )
  const known = erased.length > 0 && (await readWriteStates([idempotencyKey])).get(idempotencyKey)
  if (known === 'accepted' || known === 'done') return makeSuccess('accepted')
  if (known === 'refused') return makeFailure({ kind: 'refused' })
  if (known) return makeFailure({ kind: 'unknown-outcome', code: 'erased' })
  // What was seen before the service asked to wait is old; what a killed process stored is what it sent.
  const changed = content.changedFor === idempotencyKey ? content.changed : null
  return sendCustomerBatch(
    { idempotencyKey, clientNo, effect, customers: content.customers, changed, erased },
    { waitOut, keepChanged: (behind) => noteChangedCustomers(row, content, behind) },
  )
}
