'use server'

import { type SendRows as Rows, SendRows, SendStart } from '@/lib/contracts/desk/bulk/send-bulk'
import { sendOperationNames } from '@/lib/contracts/distribution/send'
import { sendBounds } from '@/lib/contracts/distribution/send-answer'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { defineWrite } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { mayTouch } from '@/lib/platform/gateway/rights'
import { findCurrentSession, type Session } from '@/lib/platform/session/current-session'
import { ensureWorker } from './bulk-action-workers'
import { storeBulkRows } from './bulk-rows'

/** Stores documents that are to be sent. Nothing is sent, and they may arrive twice. */
export const addSendRows = defineWrite({
  name: 'addSendRows',
  operations: sendOperationNames,
  input: SendRows,
  bounds: sendBounds,
  run: addRows,
})

async function addRows({ clientNo, userName, rows, ...named }: Rows): Promise<Result<null>> {
  const session = await findCurrentSession()
  if (!session) return makeFailure({ kind: 'unauthenticated' })
  const companyIds = [...new Set(rows.map(({ companyId }) => companyId))]
  if (!mayTouch(session, { clientNo, companyIds }) || !areOfClient(session, clientNo, companyIds))
    return makeFailure({ kind: 'forbidden', code: 'scope' })
  const stored = rows.map(({ idempotencyKey, ...content }) => ({
    ...{ idempotencyKey, content },
    operation: content.document.operation,
  }))
  return (await storeBulkRows(userName, { ...named, scopeId: clientNo, rows: stored }))
    ? makeSuccess(null)
    : makeFailure({ kind: 'conflict', code: 'bulk-rows' })
}

/** Whether companies belong to a client: whoever may read its bulk actions reads what they send. */
function areOfClient({ workspaces }: Session, clientNo: string, companyIds: readonly number[]) {
  const own = workspaces
    ?.filter((each) => each.clientNo === clientNo)
    .flatMap((each) => each.companyIds)
  return own === undefined || companyIds.every((id) => own.includes(id))
}

/** Starts sending them, one after the other, whether or not a page is open. */
export const startSending = defineWrite({
  name: 'startSending',
  operations: ['startSending'],
  input: SendStart,
  run: async (body) =>
    ensureWorker(
      await executeOperation('startSending', { body }, { idempotencyKey: body.bulkActionId }),
    ),
})
