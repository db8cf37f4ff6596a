import type { ReadContext } from '@/lib/client/background-reads'
import {
  findRowId,
  getRowKey as getSentKey,
  type SummaryRow,
} from '@/lib/client/lists/keyset-paging'
import { read } from '@/lib/client/read'
import type { Answer, Input } from '@/lib/contracts/registry'
import type { ListRows } from '@/lib/shared/list-filters/filter-table'
import { getLeastCount, isListWhole } from '@/lib/shared/list-filters/list-end'
import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'

/**
 * The rows of a customer in one area. `isWhole`: all were read, and each tells that it is the
 * customer's, so that what is not here is not there and a sum is a sum.
 */
export type WholeList<Row> = { rows: Row[]; isWhole: boolean }

/** So many pages are read of one list; a customer with more is not summed. */
const pagesMax = 5
const itemsPerPage = 500

/**
 * Reads the receivable items of a customer to their end, if they end within some pages. A service
 * may hold pages shorter than was asked, so that only its count or an empty page ends them. One that
 * ignores the page gives the same rows again: each counts once, and there may be more, as where it
 * counts more than it gives.
 */
export async function readItems(
  clientno: string,
  customerno: string,
  context: ReadContext,
): Promise<WholeList<ListRows['listArItems']>> {
  const held = new Map<string, ListRows['listArItems']>()
  let [isEnded, isWhole] = [false, false]
  for (let pageno = 1; pageno <= pagesMax && !isEnded; pageno += 1) {
    const query = { customerno, pageno, pagesize: itemsPerPage }
    const answer = await read('listArItems', { params: { clientno }, query }, context)
    const given = (answer.arItems ?? []).filter(isPresent)
    const before = held.size
    for (const row of given) held.set(String(row.arItemId ?? JSON.stringify(row)), row)
    isEnded = answer.arItems != null && isLastPage(answer, given.length, held.size)
    isWhole = isEnded && isListWhole(held.size, answer.summary)
    if (!isEnded && held.size === before) break
  }
  return keepFitting('listArItems', { customerno }, [...held.values()], isWhole)
}

function isLastPage({ summary }: Answer<'listArItems'>, given: number, held: number): boolean {
  if (given === 0) return true
  return typeof summary?.totalCount === 'number' && held >= summary.totalCount
}

/** Reads what debt collection has under a customer's number: its cases or its invoices. */
export async function readCollection<Name extends 'listCases' | 'listCollectionInvoices'>(
  name: Name,
  { organizationId, customerNo }: { organizationId: string; customerNo: string },
  context: ReadContext,
): Promise<WholeList<ListRows[Name]>> {
  const held = new Map<string, ListRows[Name]>()
  const tokens = new Set<string>()
  let PageToken: string | undefined
  do {
    const query = { CustomerNumber: customerNo, ...(PageToken && { PageToken }) }
    const { data, summary } = (await read(
      name as 'listCases',
      { params: { organizationId }, query },
      context,
    )) as Answer<'listCases'>
    if (data == null) return { rows: [...held.values()], isWhole: false }
    for (const row of data.filter(isPresent)) held.set(getRowKey(row), row as ListRows[Name])
    tokens.add(PageToken ?? '')
    PageToken = summary?.nextPageToken?.trim() || undefined
  } while (PageToken && !tokens.has(PageToken) && tokens.size < pagesMax)
  return keepFitting(
    name,
    { CustomerNumber: customerNo },
    [...held.values()],
    PageToken === undefined,
  )
}

/**
 * Reads what was sent under some invoice numbers, if it ends within some pages. A service may give
 * fewer rows than was asked for, so that only all that it counts exactly, or an empty page, end
 * them; one that counts more than it gives is not read to its end.
 */
export async function readSent(
  asked: SentSearch,
  context: ReadContext,
): Promise<WholeList<SummaryRow>> {
  const held = new Map<string, SummaryRow>()
  let [least, isExact, isEnded] = [0, false, false]
  for (let page = 1; page <= pagesMax && !isEnded; page += 1) {
    const last = findRowId([...held.values()].at(-1))
    const place = page === 1 ? {} : last === null ? { Offset: held.size } : { RowId: last }
    const answer = await read('searchInvoiceSummary', { body: { ...asked, ...place } }, context)
    if (!answer?.Rows) break
    if (page === 1) {
      isExact = answer.TotalCountIs === 'exact' && typeof answer.TotalCount === 'number'
      least = getLeastCount(answer.TotalCount, answer.TotalCountIs)
    }
    const before = held.size
    for (const row of answer.Rows) held.set(getSentKey(row), row)
    isEnded = held.size >= least && (isExact || answer.Rows.length === 0)
    if (held.size === before) break
  }
  const { fitting, findings } = verifyFilters('searchInvoiceSummary', asked, [...held.values()])
  return { rows: fitting, isWhole: isEnded && findings.untold === 0 }
}

type SentSearch = Input<'searchInvoiceSummary'>['body'] & { Searches: string[]; PageSize: number }

/** What tells a case or an invoice in collection from others. */
function getRowKey(row: { caseId?: string | null; id?: string | null }): string {
  return row.id ?? row.caseId ?? JSON.stringify(row)
}

/** Rows that contradict the question are another customer's: the service ignored the filter. */
function keepFitting<Name extends 'listArItems' | 'listCases' | 'listCollectionInvoices'>(
  name: Name,
  question: Record<string, string>,
  held: ListRows[Name][],
  isEnded: boolean,
): WholeList<ListRows[Name]> {
  const { fitting, findings } = verifyFilters(name, question, held)
  return { rows: fitting, isWhole: isEnded && findings.untold === 0 }
}

const isPresent = <Row>(row: Row): row is NonNullable<Row> => row !== null && row !== undefined
