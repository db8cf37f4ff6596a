'use server'

import { BulkActionCommand, BulkStart } from '@/lib/contracts/desk/bulk-actions'
import { BulkRows, type BulkRows as Rows } from '@/lib/contracts/desk/bulk-rows'
import { caseDecisions, invoiceDecisions } from '@/lib/contracts/desk/decision'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { defineWrite } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { mayTouch } from '@/lib/platform/gateway/rights'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { storeBulkRows } from './bulk-rows'
import { ensureRunning } from './bulk-runs'

/** Stores rows of a bulk action before it starts. Nothing is sent, and they may arrive twice. */
export const addBulkRows = defineWrite({
  name: 'addBulkRows',
  operations: [...caseDecisions, ...invoiceDecisions, 'createCorrections', 'createPayments'],
  input: BulkRows,
  run: addRows,
})

async function addRows(rows: Rows): Promise<Result<null>> {
  const session = await findCurrentSession()
  if (!session) return makeFailure({ kind: 'unauthenticated' })
  if (!mayTouch(session, { organizationId: rows.organizationId }))
    return makeFailure({ kind: 'forbidden', code: 'scope' })
  return (await storeBulkRows(rows.userName, rows))
    ? makeSuccess(null)
    : makeFailure({ kind: 'conflict', code: 'bulk-rows' })
}

/**
 * Starts a bulk action whose rows are all stored. Its rows are sent one after the other once this
 * has answered, whether or not a page is open.
 */
export const startBulkAction = defineWrite({
  name: 'startBulkAction',
  operations: ['startBulkAction'],
  input: BulkStart,
  run: async (body) =>
    ensureRunning(
      await executeOperation('startBulkAction', { body }, { idempotencyKey: body.bulkActionId }),
    ),
})

/** Sends no further row. */
export const stopBulkAction = defineWrite({
  name: 'stopBulkAction',
  operations: ['stopBulkAction'],
  input: BulkActionCommand,
  run: ({ bulkActionId, idempotencyKey }) =>
    executeOperation('stopBulkAction', { params: { bulkActionId } }, { idempotencyKey }),
})

/** Goes on with the rows of which nothing was sent. */
export const continueBulkAction = defineWrite({
  name: 'continueBulkAction',
  operations: ['continueBulkAction'],
  input: BulkActionCommand,
  run: async ({ bulkActionId, idempotencyKey }) =>
    ensureRunning(
      await executeOperation(
        'continueBulkAction',
        { params: { bulkActionId } },
        { idempotencyKey },
      ),
    ),
})
