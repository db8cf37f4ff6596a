import 'server-only'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'

/** So many documents are read at most: a larger set is not looked for by its items. */
export const documentsMax = 20

/** What names a document of a customer. */
export const toDocumentKey = (row: { customerNo: string; documentNo: string }) =>
  JSON.stringify([row.customerNo, row.documentNo])

/**
 * What remains of the documents that rows are about, by their keys. Nothing of one that is not
 * found, that is found twice, or whose read failed; and nothing at all of too many.
 */
export async function readRemaining(
  clientNo: string,
  rows: readonly { customerNo: string; documentNo: string }[],
): Promise<Map<string, ExactNumber>> {
  const documents = new Map(rows.map((row) => [toDocumentKey(row), row]))
  const remaining = new Map<string, ExactNumber>()
  if (documents.size > documentsMax) return remaining
  for (const [key, { customerNo, documentNo }] of documents) {
    const read = await executeOperation('listArItems', {
      params: { clientno: clientNo },
      query: { customerno: customerNo, documentno: documentNo, pageno: 1, pagesize: 50 },
    })
    const found = (read.ok ? (read.value.arItems ?? []) : []).filter(
      (item) => item?.customerNo?.trim() === customerNo && item.documentNo?.trim() === documentNo,
    )
    const amount = found.length === 1 ? found[0]?.remainingAmount : null
    if (amount != null) remaining.set(key, amount)
  }
  return remaining
}
