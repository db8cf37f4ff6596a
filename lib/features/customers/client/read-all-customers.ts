import type { ReadContext } from '@/lib/client/background-reads'
import { read } from '@/lib/client/read'
import { isListWhole } from '@/lib/shared/list-filters/list-end'
import type { CustomerRow } from './customers'

const pageSize = 1_000

/**
 * Reads all customers of a client that a search is for, page by page. A service that ignores the
 * page gives the same rows again, and one that lists only so many gives no more; then there may be
 * others.
 *
 * @returns whether the list was read to its end, and every row names its customer.
 * @throws OperationFailed as the read does.
 */
export async function readAllCustomers(
  { clientno, search }: { clientno: string; search: string },
  context: ReadContext,
  onPage: (page: CustomerRow[]) => void,
): Promise<boolean> {
  const listed = new Set<string>()
  let areAllNamed = true
  for (let pageno = 1; ; pageno += 1) {
    const query = { ...(search && { search }), orderby: 'customerNo', pageno, pagesize: pageSize }
    const { customers, summary } = await read(
      'listCustomers',
      { params: { clientno }, query },
      context,
    )
    const page = (customers ?? []).filter((row) => row !== null && row !== undefined)
    const before = listed.size
    for (const { customerNo } of page) {
      if (customerNo) listed.add(customerNo)
      else areAllNamed = false
    }
    onPage(page)
    const total = typeof summary?.totalCount === 'number' ? summary.totalCount : null
    const isEnd = page.length === 0 || (total !== null && listed.size >= total)
    if (isEnd || listed.size === before)
      return customers != null && isEnd && areAllNamed && isListWhole(listed.size, summary)
  }
}
