import { OperationFailed } from '@/lib/client/operation-failed'
import type { Answer } from '@/lib/contracts/registry'
import {
  type AreaList,
  type AreaListPage,
  withListPage,
} from '@/lib/features/invoice-tracking/domain/references/area-lists'
import {
  toCollectionInvoiceHit,
  toItemHit,
} from '@/lib/features/invoice-tracking/domain/references/reference-hits'
import { findMaximum } from '@/lib/shared/list-filters/list-end'
import type { Limits } from '@/lib/shared/wire/limits'
import { isPresent } from '../invoice-tracking'
import { tryRead } from '../lookup-reads'

/**
 * The list with its next page, or why that did not come. Debt collection is read by its invoices: a
 * list of cases would leave out what is in none. A place that has no such list proves
 * nothing.
 *
 * @throws OperationFailed where the session has ended.
 */
export async function readAreaList(
  list: AreaList,
  limits: Limits,
  signal: AbortSignal,
): Promise<AreaList> {
  const { page, failure } =
    list.source === 'ledger'
      ? await readItemPage(list, limits, signal)
      : await readCollectionInvoicePage(list, signal)
  if (failure?.kind === 'unauthenticated') throw new OperationFailed(failure)
  if (failure?.kind === 'not-found') return { ...list, state: 'cut' }
  if (failure) return { ...list, state: 'failed', failure }
  return page ? withListPage(list, page) : { ...list, state: 'cut' }
}

async function readItemPage({ place, next, hits }: AreaList, limits: Limits, signal: AbortSignal) {
  const pageno = Number(next ?? 1)
  const { answer, failure } = await tryRead(
    'listArItems',
    { params: { clientno: place }, query: { pageno, pagesize: limits.pageRows } },
    signal,
  )
  return { failure, page: answer?.arItems ? toItemPage(answer, place, pageno, hits.length) : null }
}

/** A count that is as high as the service counts at all says nothing of the end. */
function toItemPage(
  { arItems, summary }: Answer<'listArItems'>,
  clientNo: string,
  pageno: number,
  held: number,
): AreaListPage {
  const rows = (arItems ?? []).filter(isPresent)
  const total = findTotal(summary)
  const left = total === null ? null : Math.max(0, total - held - rows.length)
  const isEnd = rows.length === 0 || left === 0
  return {
    hits: rows.map((item) => toItemHit(item, clientNo)),
    next: isEnd ? null : String(pageno + 1),
    pagesLeft: left === null ? null : Math.ceil(left / Math.max(1, rows.length)),
    isCut: isEnd && left !== null && left > 0,
  }
}

function findTotal(summary: Answer<'listArItems'>['summary']): number | null {
  const totalCount = summary?.totalCount
  const most = findMaximum(summary)
  if (typeof totalCount !== 'number') return null
  return most !== null && totalCount >= most ? null : totalCount
}

/** How many rows a page of this list has is the service's to choose (interface.md 4.9). */
async function readCollectionInvoicePage({ place, next }: AreaList, signal: AbortSignal) {
  const { answer, failure } = await tryRead(
    'listCollectionInvoices',
    { params: { organizationId: place }, query: next ? { PageToken: next } : {} },
    signal,
  )
  return { failure, page: answer?.data ? toCollectionInvoicePage(answer, place) : null }
}

function toCollectionInvoicePage(
  { data, summary }: Answer<'listCollectionInvoices'>,
  organizationId: string,
): AreaListPage {
  const rows = (data ?? []).filter(isPresent)
  return {
    hits: rows.map((collectionInvoice) =>
      toCollectionInvoiceHit(collectionInvoice, organizationId),
    ),
    next: summary?.nextPageToken?.trim() || null,
    pagesLeft: null,
    isCut: false,
  }
}
