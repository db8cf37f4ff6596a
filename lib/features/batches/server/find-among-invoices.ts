import 'server-only'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { evaluateLookup } from '@/lib/shared/list-filters/lookup-proof'

/** So many ids of a request are looked for. */
const idsMax = 20

/**
 * Which part of some unique source ids stands upstream as invoices. An answer counts by the id that
 * it names, not by the one that was asked for; one that ignored the filter and may go on proves no
 * absence, and is a failed look. `some` proves nothing about the rest of their request: somebody
 * else may have handed those over. Of more ids than are looked for, it is `some` at most.
 */
export async function findAmongInvoices(
  organizationId: string,
  ids: readonly string[],
): Promise<Result<'all' | 'some' | 'none'>> {
  const checkedIds = ids.slice(0, idsMax)
  let found = 0
  for (const id of checkedIds) {
    const query = { UniqueSourceInvoiceId: id }
    const list = await executeOperation('listCollectionInvoices', {
      params: { organizationId },
      query,
    })
    if (!list.ok) return list
    const { data, summary } = list.value
    const { found: rows, unproven } = evaluateLookup(
      'listCollectionInvoices',
      query,
      data,
      Boolean(summary?.nextPageToken),
    )
    if (rows.length > 0) found += 1
    else if (unproven) return makeFailure(unproven)
  }
  return makeSuccess(found === 0 ? 'none' : found === ids.length ? 'all' : 'some')
}
