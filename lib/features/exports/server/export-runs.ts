import 'server-only'
import { makeSuccess, type Result } from '@/lib/contracts/result'
import { catchUnexpected } from '@/lib/platform/gateway/catch-unexpected'
import { runExport } from './export-runner'

/** Sees to it that an export runs: where a run has it already, nothing more happens. */
export function ensureRunning(result: Result<{ exportId: string }>): Result<{ exportId: string }> {
  if (result.ok) startRun(result.value.exportId)
  return result
}

function startRun(exportId: string) {
  const { controller, done } = getRuns().get(exportId) ?? {
    controller: new AbortController(),
    done: Promise.resolve(),
  }
  const next = done.then(() =>
    catchUnexpected('runExport', async () =>
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
 * The runs of this process, by export. Next loads a module once a layer, so they hang on
 * globalThis.
 */
export function getRuns(): Map<string, { controller: AbortController; done: Promise<unknown> }> {
  const holder = globalThis as { duedeskExportRuns?: ReturnType<typeof getRuns> }
  holder.duedeskExportRuns ??= new Map()
  return holder.duedeskExportRuns
}
