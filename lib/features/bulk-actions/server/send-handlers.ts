import 'server-only'
import type { Input } from '@/lib/contracts/registry'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { isSending } from '@/lib/features/bulk-actions/domain/bulk-operations'
import type { Session } from '@/lib/platform/session/current-session'
import { startBulkRecord } from './bulk-records'
import { listBulkOperations } from './bulk-rows'

/** Starts sending many documents of a client's companies. */
export const sendHandlers = {
  startSending: async (
    { body }: Input<'startSending'>,
    session: Session,
  ): Promise<Result<{ bulkActionId: string }>> => {
    const { bulkActionId, clientNo, verb, total, typedTotal } = body
    if (typedTotal.trim() !== String(total))
      return makeFailure({ kind: 'invalid', fields: { typedTotal: 'missing' } })
    const operations = await listBulkOperations(bulkActionId)
    const hasStarted =
      operations.every(isSending) &&
      (await startBulkRecord({
        ...{ bulkActionId, scopeId: clientNo, verb, total },
        ...{ person: session.userName, sessionId: session.rowId },
        common: { reason: '', until: null },
      }))
    return hasStarted
      ? makeSuccess({ bulkActionId })
      : makeFailure({ kind: 'conflict', code: 'bulk-rows' })
  },
}
