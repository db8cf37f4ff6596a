import 'server-only'
import type { Input } from '@/lib/contracts/registry'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { isSending } from '@/lib/features/bulk-actions/domain/bulk-operations'
import type { Session } from '@/lib/platform/session/current-session'
import { startBulkRecord } from './bulk-records'
import { listBulkOperations } from './bulk-rows'

/** Starts sending many failed invoices of a client's companies again. */
export const resendHandlers = {
  startResend: async (
    { body }: Input<'startResend'>,
    session: Session,
  ): Promise<Result<{ bulkActionId: string }>> => {
    const { bulkActionId, clientNo, total, typedTotal } = body
    if (typedTotal.trim() !== String(total))
      return makeFailure({ kind: 'invalid', fields: { typedTotal: 'missing' } })
    const operations = await listBulkOperations(bulkActionId)
    const hasStarted =
      operations.every(isSending) &&
      (await startBulkRecord({
        ...{ bulkActionId, scopeId: clientNo, verb: 'resend', total },
        ...{ person: session.userName, sessionId: session.rowId },
        common: { reason: '', until: null },
      }))
    return hasStarted
      ? makeSuccess({ bulkActionId })
      : makeFailure({ kind: 'conflict', code: 'bulk-rows' })
  },
}
