'use server'

import type { CustomerDraft } from '../contracts/desk/customer-draft'
import { updateCustomerWorkflow } from '../workflows/update-customer'

export async function updateCustomerAction(draft: CustomerDraft) {
  return updateCustomerWorkflow(draft)
}
