'use server'

import type { ExportStart, ExportWish } from '../contracts/desk/exports'
import { cancelExportWorkflow, continueExportWorkflow, startExportWorkflow } from '../workflows/export-wishes'

export async function startExportAction(question: ExportStart) {
  return startExportWorkflow(question)
}

export async function cancelExportAction(wish: ExportWish) {
  return cancelExportWorkflow(wish)
}

export async function continueExportAction(wish: ExportWish) {
  return continueExportWorkflow(wish)
}
