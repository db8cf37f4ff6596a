import 'server-only'
import { type Failure, makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import type { NumberCheck, ReadDocument } from '@/lib/features/documents/domain/same-document'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { isListWhole } from '@/lib/shared/list-filters/list-end'
import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'

/** Rows that are looked at: the most that a service gives at once (public documentation). */
const lookedAt = 1_000

/**
 * What stands under a document number: the document, and items of any customer. Fails where a read
 * fails; a read that the service does not offer tells nothing, and both together are a failure.
 */
export async function findNumber(
  clientNo: string,
  documentNo: string,
): Promise<Result<NumberCheck>> {
  const [document, items] = await Promise.all([
    readDocument(clientNo, documentNo),
    readItems(clientNo, documentNo),
  ])
  if (!document.ok && !isNotOffered(document.failure)) return document
  if (!items.ok && !isNotOffered(items.failure)) return items
  if (!document.ok && !items.ok) return document
  return makeSuccess({
    ...(document.ok ? document.value : { documents: [], isNoDocument: false }),
    ...(items.ok ? items.value : { items: [], areAllItems: false }),
  })
}

/** Numbers that are looked for at a time. */
const atOnce = 8

/** The same of several numbers, in their order; the first look that fails ends it. */
export async function findNumbers(
  clientNo: string,
  documentNos: readonly string[],
): Promise<Result<NumberCheck[]>> {
  const looks: NumberCheck[] = []
  for (let from = 0; from < documentNos.length; from += atOnce) {
    const some = documentNos.slice(from, from + atOnce)
    const read = await Promise.all(some.map((documentNo) => findNumber(clientNo, documentNo)))
    for (const checked of read) {
      if (!checked.ok) return checked
      looks.push(checked.value)
    }
  }
  return makeSuccess(looks)
}

const isNotOffered = ({ code }: Failure) => code === 'not-offered'

type DocumentCheck = Pick<NumberCheck, 'documents' | 'isNoDocument'>

/**
 * A 404 tells that there is none, unless the service may not know the read at all. A read that shows
 * another number than was asked for tells nothing.
 */
async function readDocument(clientNo: string, documentNo: string): Promise<Result<DocumentCheck>> {
  const read = await executeOperation('getDocument', {
    params: { clientno: clientNo, documentno: documentNo },
  })
  if (!read.ok)
    return read.failure.kind === 'not-found'
      ? makeSuccess({ documents: [], isNoDocument: read.failure.code !== 'maybe-not-offered' })
      : read
  const { currencyAmounts, ...document } = read.value
  const told = document.documentNo?.trim()
  if (told && told !== documentNo) return makeFailure({ kind: 'off-contract', code: 'other-item' })
  return makeSuccess({
    documents: [{ ...document, amount: currencyAmounts?.inclVat ?? null }],
    isNoDocument: false,
  })
}

async function readItems(
  clientNo: string,
  documentNo: string,
): Promise<Result<Pick<NumberCheck, 'items' | 'areAllItems'>>> {
  const asked = { documentno: documentNo }
  const read = await executeOperation('listArItems', {
    params: { clientno: clientNo },
    query: { ...asked, pageno: 1, pagesize: lookedAt },
  })
  if (!read.ok) return read
  const { arItems, summary } = read.value
  const rows = (arItems ?? []).filter((row) => row !== null)
  const { fitting, findings } = verifyFilters('listArItems', asked, rows)
  const listed = new Set(rows.map((row) => String(row.arItemId ?? JSON.stringify(row)))).size
  const isCounted = summary?.totalCount != null && isListWhole(listed, summary)
  const own = fitting.filter((row) => row.documentNo?.trim() === documentNo)
  return makeSuccess({
    items: own.map((row): ReadDocument => ({ ...row, amount: row.originalAmount ?? null })),
    areAllItems: arItems != null && isCounted && findings.untold === 0,
  })
}
