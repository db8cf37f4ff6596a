import { createLimiter } from '@/lib/client/limiter'
import { findRowId, type SummaryRow } from '@/lib/client/lists/keyset-paging'
import { OperationFailed } from '@/lib/client/operation-failed'
import { read } from '@/lib/client/read'
import type { Answer, Input, OperationName } from '@/lib/contracts/registry'
import type { Failure } from '@/lib/contracts/result'
import { type LookupField, lookupTable } from '@/lib/features/invoice-tracking/domain/lookup-table'
import { getLeastCount } from '@/lib/shared/list-filters/list-end'
import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'

/** Reads that look-ups have under way at once, those of a list among them. */
export const readsAtOnce = 6
const limit = createLimiter(readsAtOnce)

/** Rows that one search brings: who finds as many must say more. */
export const lookupRowsMax = 50

export type ReadOutcome<Of extends OperationName> = {
  answer: Answer<Of> | null
  failure: Failure | null
}

/**
 * What a search for one text came to. `isSilent`: no list came, or an empty one of rows that are
 * counted; `isIgnored`: rows came that were not asked for, which are left out.
 */
type SearchResult = {
  rows: SummaryRow[]
  isWhole: boolean
  isSilent: boolean
  isIgnored: boolean
  failure: Failure | null
}

/** Searches for one text as what it was taken for. */
export async function searchOne(
  has: LookupField,
  text: string,
  signal: AbortSignal,
): Promise<SearchResult> {
  const { field, beside } = lookupTable[has].find(
    ({ operation }) => operation === 'searchInvoiceSummary',
  )!
  const asked = {
    ...beside,
    [field]: field === 'Searches' ? [text] : text,
    PageSize: lookupRowsMax,
    OrderBy: 'desc',
    SortableColId: 'RowId',
  }
  const { answer, failure } = await tryRead('searchInvoiceSummary', { body: asked }, signal)
  const rows = answer?.Rows ?? []
  const isCounted = rows.length === 0 && getLeastCount(answer?.TotalCount, answer?.TotalCountIs) > 0
  const { fitting, findings } = verifyFilters('searchInvoiceSummary', asked, rows)
  return {
    rows: fitting,
    isWhole: failure === null && (await isAll(answer, asked, signal)),
    isSilent: failure === null && (!answer?.Rows || isCounted),
    isIgnored: findings.strangers > 0,
    failure,
  }
}

/**
 * True where no row follows those of an answer: as many came as are counted exactly, or none is
 * behind the last of them. A service may give fewer rows than was asked for, so a short page alone
 * is no end. That an answer without rows says nothing is told apart.
 */
async function isAll(
  answer: Answer<'searchInvoiceSummary'> | null,
  asked: Input<'searchInvoiceSummary'>['body'],
  signal: AbortSignal,
): Promise<boolean> {
  const rows = answer?.Rows ?? []
  const { TotalCount: count, TotalCountIs: is } = answer ?? {}
  if (rows.length < getLeastCount(count, is)) return false
  if (rows.length === 0 || (typeof count === 'number' && is === 'exact')) return true
  if (rows.length >= lookupRowsMax) return false
  const RowId = findRowId(rows.at(-1))
  const place = RowId === null ? { Offset: rows.length } : { RowId }
  const next = await tryRead('searchInvoiceSummary', { body: { ...asked, ...place } }, signal)
  return next.answer?.Rows?.length === 0
}

/**
 * An answer, or why there is none, in its turn among the reads of look-ups.
 *
 * @throws what is no failure of the operation, such as that the read was given up.
 */
export async function tryRead<Of extends OperationName>(
  name: Of,
  input: Input<Of>,
  signal: AbortSignal,
): Promise<ReadOutcome<Of>> {
  try {
    return { answer: await limit(() => read(name, input, { signal }), signal), failure: null }
  } catch (error) {
    if (error instanceof OperationFailed) return { answer: null, failure: error.failure }
    throw error
  }
}
