import 'server-only'
import { CustomerDeletion } from '../contracts/desk/customer-draft'
import type { CustomerUpdateResult } from '../contracts/receivables/customers'
import { failed, type Result } from '../contracts/result'
import { storedFields } from '../domain/written-outcome'
import { guarded } from '../gateway/guarded'
import { perform } from '../gateway/perform'
import { recalled } from '../gateway/recall'
import { admitted } from './admitted'
import { notSent } from './not-sent'
import { unlessGone } from './unless-stored'

/** Deletes a customer whose number the person typed. What stood there goes into the journal, sensitive fields masked. */
export function deleteCustomerWorkflow(deletion: unknown): Promise<Result<CustomerUpdateResult>> {
  return guarded('deleteCustomer', () => deleted(deletion))
}

async function deleted(deletion: unknown): Promise<Result<CustomerUpdateResult>> {
  const taken = await admitted(['deleteCustomer'], CustomerDeletion, deletion)
  if (!taken.ok) return taken
  const { intentId, clientNo, customerNo, typedNo } = taken.value
  if (typedNo.trim() !== customerNo) return failed({ kind: 'invalid', code: 'number-differs' })
  const one = { params: { clientno: clientNo, customerno: customerNo } }

  const known = await recalled('deleteCustomer', intentId, taken.value)
  if (known) return unlessGone(intentId, known, one)
  const read = await perform('getCustomer', one)
  // What is not there may have been deleted by the first arrival of this very deletion.
  if (!read.ok) return (await recalled('deleteCustomer', intentId, taken.value)) ?? notSent(read)
  return unlessGone(intentId, await perform('deleteCustomer', one, { intentId, draft: taken.value, before: storedFields(read.value) }), one)
}
