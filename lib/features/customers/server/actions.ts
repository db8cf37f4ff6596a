'use server'

import type {
  CustomerDeletion,
  CustomerDraft,
  NewCustomer,
} from '@/lib/contracts/desk/customer-draft'
import type { Reveal } from '@/lib/contracts/desk/reveal'
import { createCustomerWorkflow } from './create-customer'
import { deleteCustomerWorkflow } from './delete-customer'
import { revealFieldWorkflow } from './reveal-field'
import { updateCustomerWorkflow } from './update-customer'

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
