import 'server-only'
import type { RowState } from '@/lib/contracts/desk/batches'
import type { BulkRow } from '@/lib/contracts/desk/bulk-actions'
import type { ImportedStanding, ImportResult } from '@/lib/contracts/desk/customer-import'
import type { Answer, Input } from '@/lib/contracts/registry'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { refreshSentBatch } from '@/lib/features/batches/server/public'
import { compareCustomers } from '@/lib/features/customer-import/server/public'
import type { Session } from '@/lib/platform/session/current-session'
import { withVisible } from './bulk-access'
import { type BulkRowRecord, type ImportContent, openRow, readBulkRows } from './bulk-rows'
import { standingOfBatch } from './import-counts'
import { withJournalStates } from './row-states'

/** The customers of one batch of an import: what became of each, and how they stand now. */
export const importBatchHandlers = {
  getImportBatch: (
    input: Input<'getImportBatch'>,
    session: Session,
    signal?: AbortSignal,
  ): Promise<Result<Answer<'getImportBatch'>>> =>
    withBatch(input, session, async ({ row, content }) => {
      const told = await readRowResults(row, session, signal)
      const sent = listSent(content)
      return makeSuccess({
        customers: content.customers.map((each): ImportResult => {
          const { line, name, customer, before, keepsAddress } = each
          const result = told?.get(sent.indexOf(each))
          const standing = sent.includes(each)
            ? (result?.standing ?? standingOfBatch(row.state))
            : 'changed'
          return {
            ...{ line, customerNo: customer.customerNo, name, standing },
            ...{ message: result?.message ?? row.failure?.message ?? null },
            ...{ customer, before, keepsAddress },
          }
        }),
      })
    }),

  compareImportBatch: (
    input: Input<'compareImportBatch'>,
    session: Session,
  ): Promise<Result<Answer<'compareImportBatch'>>> =>
    withBatch(input, session, ({ content, clientNo }) =>
      compareCustomers(clientNo, listSent(content), input.body.from),
    ),
}

/** Those of a batch that went out, in the order in which the service got them. */
const listSent = ({ customers, changed }: ImportContent) =>
  customers.filter(({ customer }) => !changed?.includes(customer.customerNo))

type OpenBatch = { row: BulkRowRecord; content: ImportContent; clientNo: string }

function withBatch<Value>(
  { params, body: { seq } }: { params: { bulkActionId: string }; body: { seq: number } },
  session: Session,
  work: (batch: OpenBatch) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  return withVisible({ params }, session, async ({ id, scopeId }) => {
    const [row] = await withJournalStates(await readBulkRows(id, seq, 1))
    const content = row?.seq === seq ? openRow(row) : null
    return row && content && 'customers' in content
      ? work({ row, content, clientNo: scopeId })
      : makeFailure({ kind: 'not-found' })
  })
}

type RowResult = { standing: ImportedStanding; message: string | null }

/** What the batch says of each of its rows, by their place; null where it could not be read. */
async function readRowResults(
  { idempotencyKey, state }: BulkRowRecord,
  session: Session,
  signal?: AbortSignal,
): Promise<Map<number, RowResult> | null> {
  if (!sentStates.includes(state)) return null
  const read = await refreshSentBatch(idempotencyKey, session, signal)
  if (!read.ok || !read.value.batch) return null
  return new Map(
    read.value.batch.rows.map(({ index, is, message }) => [
      index,
      { standing: standings[is], message: is === 'booked' ? null : message },
    ]),
  )
}

const sentStates: readonly BulkRow['state'][] = ['accepted', 'done', 'partly', 'refused', 'unknown']

const standings: Record<RowState, ImportedStanding> = {
  booked: 'done',
  taken: 'done',
  recorded: 'done',
  failed: 'failed',
  absent: 'failed',
  waiting: 'submitted',
  untold: 'untold',
}
