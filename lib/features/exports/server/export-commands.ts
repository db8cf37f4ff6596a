'use server'

import * as z from 'zod'
import { ExportCommand } from '@/lib/contracts/desk/exports'
import { defineWrite } from '@/lib/platform/gateway/define-write'
import { executeFromRequest, executeOperation } from '@/lib/platform/gateway/execute-operation'
import { ensureRunning, getRuns } from './export-runs'

/**
 * Starts an export of the partner search: its row and its journal entry stand before the first page
 * is asked for. The run goes on after the answer.
 */
export const startExport = defineWrite({
  name: 'startExport',
  operations: ['startExport'],
  input: z.looseObject({ exportId: z.uuid() }),
  run: (question) => startAndRun('startExport', question),
})

/** The same for the collection invoices of an organization. */
export const startInvoiceExport = defineWrite({
  name: 'startInvoiceExport',
  operations: ['startInvoiceExport'],
  input: z.looseObject({ exportId: z.uuid() }),
  run: (question) => startAndRun('startInvoiceExport', question),
})

const startAndRun = async (
  name: 'startExport' | 'startInvoiceExport',
  question: { exportId: string },
) =>
  ensureRunning(
    await executeFromRequest(name, async () => ({ body: question }), {
      idempotencyKey: question.exportId,
    }),
  )

/** Goes on with an export that stands still. */
export const continueExport = defineWrite({
  name: 'continueExport',
  operations: ['continueExport'],
  input: ExportCommand,
  run: async ({ exportId, idempotencyKey }) =>
    ensureRunning(
      await executeOperation('continueExport', { params: { exportId } }, { idempotencyKey }),
    ),
})

/** Cancels an export, and gives up upstream what it was about to read. */
export const cancelExport = defineWrite({
  name: 'cancelExport',
  operations: ['cancelExport'],
  input: ExportCommand,
  run: async ({ exportId, idempotencyKey }) => {
    const result = await executeOperation(
      'cancelExport',
      { params: { exportId } },
      { idempotencyKey },
    )
    if (result.ok) getRuns().get(result.value.exportId)?.controller.abort()
    return result
  },
})
