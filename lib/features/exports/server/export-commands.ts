import 'server-only'
import * as z from 'zod'
import { ExportCommand } from '@/lib/contracts/desk/exports'
import { makeSuccess, type Result } from '@/lib/contracts/result'
import { catchUnexpected } from '@/lib/platform/gateway/catch-unexpected'
import { executeFromRequest, executeOperation } from '@/lib/platform/gateway/execute-operation'
import { parseSubmission } from '@/lib/platform/gateway/parse-submission'
import { runExport } from './export-runner'

type ExportIdResult = Result<{ exportId: string }>

/**
 * Starts an export of the partner search: its row and its journal entry stand before the first page
 * is asked for. The walk goes on after the answer.
 */
export async function startExportWorkflow(question: unknown): Promise<ExportIdResult> {
  return startAndRun('startExport', question)
}

/** The same for the collection invoices of an organization. */
export async function startInvoiceExportWorkflow(question: unknown): Promise<ExportIdResult> {
  return startAndRun('startInvoiceExport', question)
}

async function startAndRun(
  name: 'startExport' | 'startInvoiceExport',
  question: unknown,
): Promise<ExportIdResult> {
  const named = await parseSubmission([name], z.looseObject({ exportId: z.uuid() }), question)
  if (!named.ok) return named
  return ensureRunning(
    await executeFromRequest(name, async () => ({ body: question }), {
      intentId: named.value.exportId,
    }),
  )
}

/** Goes on with an export that stands still. */
export async function continueExportWorkflow(wish: unknown): Promise<ExportIdResult> {
  return executeCommand('continueExport', wish, ensureRunning)
}

/** Cancels an export, and gives up upstream what it was about to read. */
export async function cancelExportWorkflow(wish: unknown): Promise<ExportIdResult> {
  return executeCommand('cancelExport', wish, (result) => {
    if (result.ok) getRuns().get(result.value.exportId)?.controller.abort()
    return result
  })
}

async function executeCommand(
  name: 'continueExport' | 'cancelExport',
  wish: unknown,
  then: (result: ExportIdResult) => ExportIdResult,
): Promise<ExportIdResult> {
  const parsed = await parseSubmission([name], ExportCommand, wish)
  if (!parsed.ok) return parsed
  return then(
    await executeOperation(
      name,
      { params: { exportId: parsed.value.exportId } },
      { intentId: parsed.value.intentId },
    ),
  )
}

/** Sees to it that an export is walked: where a walk has it already, nothing more happens. */
function ensureRunning(result: ExportIdResult): ExportIdResult {
  if (result.ok) startRun(result.value.exportId)
  return result
}

function startRun(exportId: string) {
  const { controller, done } = getRuns().get(exportId) ?? {
    controller: new AbortController(),
    done: Promise.resolve(),
  }
  const next = done.then(() =>
    catchUnexpected('walkExport', async () =>
      makeSuccess(await runExport(exportId, controller.signal)),
    ),
  )
  const run = {
    controller,
    done: next.finally(() => getRuns().get(exportId) === run && getRuns().delete(exportId)),
  }
  getRuns().set(exportId, run)
}

/**
 * The walks of this process, by export. Next loads a module once a layer, so they hang on
 * globalThis.
 */
export function getRuns(): Map<string, { controller: AbortController; done: Promise<unknown> }> {
  const holder = globalThis as { duedeskWalks?: ReturnType<typeof getRuns> }
  holder.duedeskWalks ??= new Map()
  return holder.duedeskWalks
}
