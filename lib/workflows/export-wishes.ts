import 'server-only'
import * as z from 'zod'
import { ExportWish } from '../contracts/desk/exports'
import { type Result, succeeded } from '../contracts/result'
import { guarded } from '../gateway/guarded'
import { perform } from '../gateway/perform'
import { admitted } from './admitted'
import { walkExport } from './export-walk'

type Named = Result<{ exportId: string }>

/** Starts an export of the partner search: its row and its journal entry stand before the first page is asked for. The walk goes on after the answer. */
export async function startExportWorkflow(question: unknown): Promise<Named> {
  return started('startExport', question)
}

/** The same for the collection invoices of an organization. */
export async function startInvoiceExportWorkflow(question: unknown): Promise<Named> {
  return started('startInvoiceExport', question)
}

async function started(name: 'startExport' | 'startInvoiceExport', question: unknown): Promise<Named> {
  const named = await admitted([name], z.looseObject({ exportId: z.uuid() }), question)
  if (!named.ok) return named
  return walking(await perform(name, { body: question as never }, { intentId: named.value.exportId }))
}

/** Goes on with an export that stands still. */
export async function continueExportWorkflow(wish: unknown): Promise<Named> {
  return wished('continueExport', wish, walking)
}

/** Cancels an export, and gives up upstream what it was about to read. */
export async function cancelExportWorkflow(wish: unknown): Promise<Named> {
  return wished('cancelExport', wish, (result) => {
    if (result.ok) walks().get(result.value.exportId)?.controller.abort()
    return result
  })
}

async function wished(name: 'continueExport' | 'cancelExport', wish: unknown, then: (result: Named) => Named): Promise<Named> {
  const taken = await admitted([name], ExportWish, wish)
  if (!taken.ok) return taken
  return then(await perform(name, { params: { exportId: taken.value.exportId } }, { intentId: taken.value.intentId }))
}

/** Sees to it that an export is walked: where a walk has it already, nothing more happens. */
function walking(result: Named): Named {
  if (result.ok) begin(result.value.exportId)
  return result
}

function begin(exportId: string) {
  const { controller, done } = walks().get(exportId) ?? { controller: new AbortController(), done: Promise.resolve() }
  const next = done.then(() => guarded('walkExport', async () => succeeded(await walkExport(exportId, controller.signal))))
  const walk = { controller, done: next.finally(() => walks().get(exportId) === walk && walks().delete(exportId)) }
  walks().set(exportId, walk)
}

/** The walks of this process, by export. Next loads a module once a layer, so they hang on globalThis. */
export function walks(): Map<string, { controller: AbortController; done: Promise<unknown> }> {
  const holder = globalThis as { duedeskWalks?: ReturnType<typeof walks> }
  holder.duedeskWalks ??= new Map()
  return holder.duedeskWalks
}
