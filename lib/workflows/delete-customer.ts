import 'server-only'
import { CustomerDeletion } from '../contracts/desk/customer-draft'
import type { CustomerUpdateResult } from '../contracts/receivables/customers'
import { makeFailure, type Result } from '../contracts/result'
import { toStoredFields } from '../domain/written-outcome'
import { catchUnexpected } from '../gateway/guarded'
import { executeOperation } from '../gateway/perform'
import { findPreviousOutcome } from '../gateway/recall'
import { parseSubmission } from './admitted'
import { toNotSentFailure } from './not-sent'
import { reconcileDeletion } from './unless-stored'

/** Deletes a customer whose number the person typed. What stood there goes into the journal, sensitive fields masked. */
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
  if (!read.ok) return (await findPreviousOutcome('deleteCustomer', intentId, parsed.value)) ?? toNotSentFailure(read)
  return reconcileDeletion(intentId, await executeOperation('deleteCustomer', one, { intentId, draft: parsed.value, before: toStoredFields(read.value) }), one)
}
