'use server'

import type { CustomerDeletion, CustomerDraft, NewCustomer } from '../contracts/desk/customer-draft'
import type { Reveal } from '../contracts/desk/reveal'
import { createCustomerWorkflow } from '../workflows/create-customer'
import { deleteCustomerWorkflow } from '../workflows/delete-customer'
import { revealFieldWorkflow } from '../workflows/reveal-field'
import { updateCustomerWorkflow } from '../workflows/update-customer'

export async function updateCustomerAction(draft: CustomerDraft) {
  return updateCustomerWorkflow(draft)
}

export async function createCustomerAction(draft: NewCustomer) {
  return createCustomerWorkflow(draft)
}

export async function deleteCustomerAction(deletion: CustomerDeletion) {
  return deleteCustomerWorkflow(deletion)
}

export async function revealFieldAction(question: Reveal) {
  return revealFieldWorkflow(question)
}
