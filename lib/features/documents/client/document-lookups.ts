import { OperationFailed } from '@/lib/client/operation-failed'
import { read } from '@/lib/client/read'
import type { Failure } from '@/lib/contracts/result'
import type { LookupState } from '@/lib/features/documents/domain/document-lookup'
import { evaluateLookup } from '@/lib/shared/list-filters/lookup-proof'

/** A number or a customer of the documents of a file, and what the service says of it. */
export type DocumentLookup = {
  is: 'number' | 'customer'
  text: string
  state: LookupState
  failure: Failure | null
}

export const createLookup = (is: DocumentLookup['is'], text: string): DocumentLookup => ({
  ...{ is, text, state: 'open', failure: null },
})

/**
 * Asks the service for one of them. An answer counts by what it names, not by what was asked for.
 *
 * @throws OperationFailed as the read does.
 */
export const lookUp = async (
  clientNo: string,
  sought: DocumentLookup,
  signal?: AbortSignal,
): Promise<DocumentLookup> => ({
  ...sought,
  state: await (sought.is === 'number' ? findItems : findCustomer)(clientNo, sought.text, signal),
})

/** What is booked has an item; a document that has none is found when the batch is sent. */
async function findItems(
  clientno: string,
  documentno: string,
  signal?: AbortSignal,
): Promise<LookupState> {
  const question = { documentno }
  const { arItems, summary } = await read(
    'listArItems',
    { params: { clientno }, query: { ...question, pageno: 1, pagesize: itemsRead } },
    { signal },
  )
  const rows = arItems?.filter((row) => row !== null)
  const hasMore = summary?.totalCount == null || (rows?.length ?? 0) < Number(summary.totalCount)
  const { found, unproven } = evaluateLookup('listArItems', question, rows, hasMore)
  if (found.length > 0) return 'there'
  return unproven === null && !hasMore ? 'absent' : 'untold'
}

/** One with the number is enough. */
const itemsRead = 10

async function findCustomer(
  clientno: string,
  customerno: string,
  signal?: AbortSignal,
): Promise<LookupState> {
  try {
    await read('getCustomer', { params: { clientno, customerno } }, { signal })
    return 'there'
  } catch (error) {
    if (!(error instanceof OperationFailed) || error.failure.kind !== 'not-found') throw error
    return error.failure.code === 'maybe-not-offered' ? 'untold' : 'absent'
  }
}
