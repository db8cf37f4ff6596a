import 'server-only'
import type { StoredImport } from '@/lib/contracts/desk/bulk/customer-import'
import type { Answer, Input } from '@/lib/contracts/registry'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import type { Session } from '@/lib/platform/session/current-session'
import { withVisible } from './bulk-access'
import { openRow, readBulkRows } from './bulk-rows'

/** The customers of the batches of an import. */
export const importBatchHandlers = {
  getImportBatch: (
    { params, body: { seq } }: Input<'getImportBatch'>,
    session: Session,
  ): Promise<Result<Answer<'getImportBatch'>>> =>
    withVisible({ params }, session, async ({ id, scopeId }) => {
      const [row] = await readBulkRows(id, seq, 1)
      const content = row ? openRow(row) : null
      if (!content || !('customers' in content)) return makeFailure({ kind: 'not-found' })
      const { customers, changed } = content
      return makeSuccess({
        clientNo: scopeId,
        customers: customers.map(
          ({ line, name, customer, before, keepsAddress }): StoredImport => ({
            ...{ line, customerNo: customer.customerNo, name, keepsAddress, customer, before },
            isSent: !changed?.includes(customer.customerNo),
          }),
        ),
      })
    }),
}
