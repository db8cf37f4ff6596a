import 'server-only'
import { CustomerDeletion } from '@/lib/contracts/desk/customer-draft'
import type { CustomerUpdateResult } from '@/lib/contracts/receivables/customers'
import { makeFailure, type Result } from '@/lib/contracts/result'
import { toStoredFields } from '@/lib/features/customers/domain/write-evaluation'
import { catchUnexpected } from '@/lib/platform/gateway/catch-unexpected'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { toNotSentFailure } from '@/lib/platform/gateway/not-sent-failure'
import { parseSubmission } from '@/lib/platform/gateway/parse-submission'
import { findPreviousOutcome } from '@/lib/platform/gateway/previous-outcome'
import { reconcileDeletion } from './reconcile-refusal'

/**
 * Deletes a customer whose number the person typed. What stood there goes into the journal,
 * sensitive fields masked.
 */
export function deleteCustomerWorkflow(deletion: unknown): Promise<Result<CustomerUpdateResult>> {
  return catchUnexpected('deleteCustomer', () => readAndDelete(deletion))
}

async function readAndDelete(deletion: unknown): Promise<Result<CustomerUpdateResult>> {
  const parsed = await parseSubmission(['deleteCustomer'], CustomerDeletion, deletion)
  if (!parsed.ok) return parsed
  const { intentId, clientNo, customerNo, typedNo } = parsed.value
  if (typedNo.trim() !== customerNo) return makeFailure({ kind: 'invalid', code: 'number-differs' })
  const one = { params: { clientno: clientNo, customerno: customerNo } }

  const known = await findPreviousOutcome('deleteCustomer', intentId, parsed.value)
  if (known) return reconcileDeletion(intentId, known, one)
  const read = await executeOperation('getCustomer', one)
  // What is not there may have been deleted by the first arrival of this very deletion.
  if (!read.ok)
    return (
      (await findPreviousOutcome('deleteCustomer', intentId, parsed.value)) ??
      toNotSentFailure(read)
    )
  return reconcileDeletion(
    intentId,
    await executeOperation('deleteCustomer', one, {
      intentId,
      draft: parsed.value,
      before: toStoredFields(read.value),
    }),
    one,
  )
}
