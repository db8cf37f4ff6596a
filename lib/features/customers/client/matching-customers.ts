import { read } from '@/lib/client/read'
import { isListCut } from '@/lib/features/customers/domain/list-end'
import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'

/** Numbers of customers. `isWhole`: the list was read to its end, and every row names its customer. */
export type MatchingCustomers = { customerNos: string[]; isWhole: boolean }

const pageSize = 1_000

/**
 * Reads the numbers of all customers that a search finds. Rows that contradict the search are not
 * among them: a service may ignore it. One that ignores the page gives the same rows again, and one
 * that lists only so many gives no more; then there may be others.
 *
 * @throws OperationFailed as the read does.
 */
export async function readMatchingCustomers(
  clientno: string,
  search: string,
  signal: AbortSignal,
  onProgress: (count: number) => void,
): Promise<MatchingCustomers> {
  const [listed, fitting] = [new Set<string>(), new Set<string>()]
  let areAllNamed = true
  for (let pageno = 1; ; pageno += 1) {
    const query = { ...(search && { search }), orderby: 'customerNo', pageno, pagesize: pageSize }
    const { customers, summary } = await read(
      'listCustomers',
      { params: { clientno }, query },
      { signal },
    )
    const page = (customers ?? []).filter((row) => row !== null && row !== undefined)
    const before = listed.size
    for (const { customerNo } of page) {
      if (customerNo) listed.add(customerNo)
      else areAllNamed = false
    }
    for (const { customerNo } of verifyFilters('listCustomers', { search }, page).fitting)
      if (customerNo) fitting.add(customerNo)
    onProgress(fitting.size)
    const total = typeof summary?.totalCount === 'number' ? summary.totalCount : null
    const isCut = isListCut(listed.size, summary)
    const isEnd = page.length === 0 || (total !== null && listed.size >= total)
    if (isEnd || listed.size === before)
      return {
        customerNos: [...fitting],
        isWhole: customers != null && isEnd && !isCut && areAllNamed && listed.size >= (total ?? 0),
      }
  }
}
