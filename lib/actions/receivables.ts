'use server'

import type { CustomerDraft } from '../contracts/desk/customer-draft'
import type { Reveal } from '../contracts/desk/reveal'
import { revealFieldWorkflow } from '../workflows/reveal-field'
import { updateCustomerWorkflow } from '../workflows/update-customer'

export async function updateCustomerAction(draft: CustomerDraft) {
  return updateCustomerWorkflow(draft)
}

export async function revealFieldAction(question: Reveal) {
  return revealFieldWorkflow(question)
}
