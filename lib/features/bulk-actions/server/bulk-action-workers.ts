import 'server-only'
import { makeSuccess, type Result } from '@/lib/contracts/result'
import { catchUnexpected } from '@/lib/platform/gateway/catch-unexpected'
import { log } from '@/lib/platform/log'
import { listStaleIds, releaseBulkActions } from './bulk-records'
import { runBulkAction } from './run-bulk-action'

const checkEveryMs = 10_000

/** Sees to it that a bulk action is worked on: where a worker has it, nothing more happens. */
export function ensureWorker(
  result: Result<{ bulkActionId: string }>,
): Result<{ bulkActionId: string }> {
  if (result.ok) startWorker(result.value.bulkActionId)
  return result
}

const startWorker = (id: string) =>
  void catchUnexpected('runBulkAction', async () => makeSuccess(await runBulkAction(id)))

/**
 * Takes up what a process left when it ended, now and from time to time: of this desk or of another
 * one over the same store.
 *
 * @param isAlone true where no other process has the store: then all that ran has ended.
 */
export async function resumeBulkActions(isAlone: boolean): Promise<void> {
  if (isAlone) await releaseBulkActions()
  const resume = () =>
    listStaleIds().then(
      (ids) => ids.forEach(startWorker),
      (error: unknown) => log().error({ error: String(error) }, 'bulk actions'),
    )
  void resume()
  setInterval(resume, checkEveryMs).unref()
}
