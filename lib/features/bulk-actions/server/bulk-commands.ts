'use server'

import { customersActionBounds } from '@/lib/contracts/bounds'
import { BulkActionCommand, BulkStart } from '@/lib/contracts/desk/bulk/bulk-actions'
import { BulkRows, type BulkRows as Rows } from '@/lib/contracts/desk/bulk/bulk-rows'
import {
  type CustomerBulkRow,
  CustomerBulkRows,
  CustomerBulkStart,
  operationOfVerb,
} from '@/lib/contracts/desk/bulk/customer-bulk-actions'
import { CustomerImportBatches } from '@/lib/contracts/desk/bulk/customer-import'
import { caseDecisions, invoiceDecisions } from '@/lib/contracts/desk/decision'
import type { Scope } from '@/lib/contracts/operation'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { adjustingOperations } from '@/lib/features/bulk-actions/domain/bulk-operations'
import { defineWrite } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { getLimits } from '@/lib/platform/gateway/limits'
import { mayTouch } from '@/lib/platform/gateway/rights'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { ensureWorker } from './bulk-action-workers'
import { storeBulkRows } from './bulk-rows'

/** Stores rows of a bulk action before it starts. Nothing is sent, and they may arrive twice. */
export const addBulkRows = defineWrite({
  name: 'addBulkRows',
  operations: [...caseDecisions, ...invoiceDecisions, 'createCorrections', 'createPayments'],
  input: BulkRows,
  run: addRows,
})

async function addRows({ organizationId, userName, rows, ...named }: Rows): Promise<Result<null>> {
  const stored = rows.map(({ idempotencyKey, ...content }) => ({
    ...{ idempotencyKey, content },
    operation: 'kind' in content ? adjustingOperations[content.kind] : content.decision,
  }))
  return store({ organizationId }, userName, { ...named, scopeId: organizationId, rows: stored })
}

async function store(
  scope: Scope,
  person: string,
  rows: Parameters<typeof storeBulkRows>[1],
): Promise<Result<null>> {
  const session = await findCurrentSession()
  if (!session) return makeFailure({ kind: 'unauthenticated' })
  if (!mayTouch(session, scope)) return makeFailure({ kind: 'forbidden', code: 'scope' })
  return (await storeBulkRows(person, rows))
    ? makeSuccess(null)
    : makeFailure({ kind: 'conflict', code: 'bulk-rows' })
}

/** The same with customers. */
export const addCustomerBulkRows = defineWrite({
  name: 'addCustomerBulkRows',
  operations: ['updateCustomer', 'addCustomerNote', 'changeFollowUp'],
  input: CustomerBulkRows,
  run: ({ clientNo, userName, rows, ...named }) =>
    store({ clientNo }, userName, { ...named, scopeId: clientNo, rows: rows.map(toStored) }),
})

function toStored({ idempotencyKey, operation, ...row }: CustomerBulkRow) {
  const { customerNo, name } = row
  const seen = 'seen' in row ? row.seen : undefined
  const content = {
    ...{ customerNo, name },
    ...(seen && ('memo' in seen ? { seenStop: seen } : { seenFollowUp: seen })),
  }
  return { idempotencyKey, operation, content }
}

/** The same with the customers of some batches of an import: a row is a batch. */
export const addCustomerBatches = defineWrite({
  name: 'addCustomerBatches',
  operations: ['updateCustomers', 'createCustomers'],
  input: CustomerImportBatches,
  bounds: customersActionBounds,
  run: addBatches,
})

async function addBatches({
  clientNo,
  userName,
  effect,
  batches,
  ...named
}: CustomerImportBatches): Promise<Result<null>> {
  const { customers: most } = getLimits()
  if (batches.some(({ customers }) => customers.length > most))
    return makeFailure({ kind: 'invalid', fields: { customers: `at most ${most} in one batch` } })
  const rows = batches.map(({ idempotencyKey, customers }) => ({
    ...{ idempotencyKey, operation: operationOfVerb[effect] },
    content: { customers, changed: null },
  }))
  return store({ clientNo }, userName, { ...named, scopeId: clientNo, rows })
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
    ensureWorker(
      await executeOperation('startBulkAction', { body }, { idempotencyKey: body.bulkActionId }),
    ),
})

/** The same with customers; or takes back what a bulk action did to them. */
export const startCustomerBulkAction = defineWrite({
  name: 'startCustomerBulkAction',
  operations: ['startCustomerBulkAction'],
  input: CustomerBulkStart,
  run: async (body) =>
    ensureWorker(
      await executeOperation(
        'startCustomerBulkAction',
        { body },
        { idempotencyKey: body.bulkActionId },
      ),
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
    ensureWorker(
      await executeOperation(
        'continueBulkAction',
        { params: { bulkActionId } },
        { idempotencyKey },
      ),
    ),
})
