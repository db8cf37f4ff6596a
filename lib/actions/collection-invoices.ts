'use server'

import type { InvoiceSubmission } from '../contracts/desk/new-invoices'
import { createInvoicesWorkflow } from '../workflows/create-invoices'

export async function createInvoicesAction(submission: InvoiceSubmission) {
  return createInvoicesWorkflow(submission)
}
