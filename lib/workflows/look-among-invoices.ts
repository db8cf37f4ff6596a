import 'server-only'
import { type Result, succeeded } from '../contracts/result'
import { perform } from '../gateway/perform'

/** So many ids of a request are looked for. */
const idsMax = 20

/**
 * Which part of some unique source ids stands upstream as invoices, among the first of them. An answer counts by the id that it names, not by the one that was
 * asked for. `some` proves nothing about the rest of their request: somebody else may have handed those over.
 */
export async function lookAmongInvoices(organizationId: string, ids: readonly string[]): Promise<Result<'all' | 'some' | 'none'>> {
  const asked = ids.slice(0, idsMax)
  let found = 0
  for (const id of asked) {
    const list = await perform('listCollectionInvoices', { params: { organizationId }, query: { UniqueSourceInvoiceId: id } })
    if (!list.ok) return list
    if (list.value.data?.some(({ uniqueSourceInvoiceId }) => uniqueSourceInvoiceId === id)) found += 1
  }
  return succeeded(found === 0 ? 'none' : found === asked.length ? 'all' : 'some')
}
