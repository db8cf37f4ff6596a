'use server'

import type { InvoiceSubmission } from '@/lib/contracts/desk/new-invoices'
import { createInvoicesWorkflow } from './create-invoices'

export async function createInvoicesAction(submission: InvoiceSubmission) {
  return createInvoicesWorkflow(submission)
}
