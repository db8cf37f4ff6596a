import { createLimiter } from '@/lib/client/limiter'
import type { SummaryRow } from '@/lib/client/lists/keyset-paging'
import { OperationFailed } from '@/lib/client/operation-failed'
import { read } from '@/lib/client/read'
import type { Answer, Input, OperationName } from '@/lib/contracts/registry'
import type { Failure } from '@/lib/contracts/result'
import { type LookupField, lookupTable } from '@/lib/features/invoice-tracking/domain/lookup-table'
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
 * What a search for one text came to. `isIgnored`: rows came that were not asked for; they are left
 * out.
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
  const { fitting, findings } = verifyFilters('searchInvoiceSummary', asked, rows)
  return {
    rows: fitting,
    isWhole: failure === null && isAll(answer),
    isSilent: failure === null && !answer?.Rows,
    isIgnored: findings.strangers > 0,
    failure,
  }
}

function isAll(answer: Answer<'searchInvoiceSummary'> | null): boolean {
  const count = answer?.Rows?.length ?? 0
  const isCounted = answer?.TotalCountIs === 'exact' && typeof answer.TotalCount === 'number'
  return isCounted ? count >= Number(answer.TotalCount) : count < lookupRowsMax
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
