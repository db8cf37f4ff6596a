'use server'

import type { ExportStart, ExportWish, InvoiceExportStart } from '../contracts/desk/exports'
import { cancelExportWorkflow, continueExportWorkflow, startExportWorkflow, startInvoiceExportWorkflow } from '../workflows/export-wishes'

export async function startExportAction(question: ExportStart) {
  return startExportWorkflow(question)
}

export async function startInvoiceExportAction(question: InvoiceExportStart) {
  return startInvoiceExportWorkflow(question)
}

export async function cancelExportAction(wish: ExportWish) {
  return cancelExportWorkflow(wish)
}

export async function continueExportAction(wish: ExportWish) {
  return continueExportWorkflow(wish)
}
