'use server'

import type { ExportCommand, ExportStart, InvoiceExportStart } from '@/lib/contracts/desk/exports'
import {
  cancelExportWorkflow,
  continueExportWorkflow,
  startExportWorkflow,
  startInvoiceExportWorkflow,
} from './export-commands'

export async function startExportAction(question: ExportStart) {
  return startExportWorkflow(question)
}

export async function startInvoiceExportAction(question: InvoiceExportStart) {
  return startInvoiceExportWorkflow(question)
}

export async function cancelExportAction(wish: ExportCommand) {
  return cancelExportWorkflow(wish)
}

export async function continueExportAction(wish: ExportCommand) {
  return continueExportWorkflow(wish)
}
