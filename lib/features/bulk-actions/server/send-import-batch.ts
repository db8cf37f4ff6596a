import 'server-only'
import type { ImportEffect } from '@/lib/contracts/desk/bulk/customer-import'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import type { RowEnd } from '@/lib/features/bulk-actions/domain/row-outcome'
import { sendCustomerBatch, type WaitOut } from '@/lib/features/customer-import/server/public'
import { readWriteStates } from '@/lib/platform/journal/read-journal'
import { isMasked } from '@/lib/shared/wire/masks'
import { type BulkRowRecord, type ImportContent, noteChangedCustomers } from './bulk-rows'
import type { ReadAhead } from './read-ahead'

export type BatchSteps = {
  /** Waits as the service asked for; false where nothing may go out any more. */
  waitOut: WaitOut
  readAhead: ReadAhead
}

/** A batch of an import as it goes out: to which client, and what it does there. */
type ImportBatch = { clientNo: string; effect: ImportEffect; content: ImportContent }

/**
 * Sends the customers of a row under its idempotency key. Of a row that a killed process left, and
 * whose customers were erased since, nothing goes out under a mask: what may have been sent is not
 * known, and of what surely was not, the others go out. The customers of the next batch are looked
 * at as soon as those of this one have been.
 */
export async function sendImportBatch(
  { clientNo, effect, content }: ImportBatch,
  row: BulkRowRecord,
  { waitOut, readAhead }: BatchSteps,
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
    {
      waitOut,
      takeAhead: () => readAhead.take(row),
      keepChanged: (behind) => {
        readAhead.begin(row)
        return noteChangedCustomers(row, content, behind)
      },
    },
  )
}
