import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { normalizeCase, type StoredCustomer } from '../../../database/stored-customer'
import { badRequest } from '../../../refusal'
import { buildListSummary, resolvePaging } from '../paging'
import { RememberedQueries } from '../remembered-queries'

type Query = {
  search?: string
  orderby?: string
  pageno?: number
  pagesize?: number
  maximumcount?: number
  query?: string
}
type ListQuery = Omit<Query, 'pageno' | 'query'>

/** What a list may be ordered by (assumed), and the column that holds it. */
const orders: Record<string, string> = {
  customerNo: 'sort_no',
  name: 'name',
  organizationNo: 'organization_no',
  cityName: 'city',
  'postalAddress.cityName': 'city',
}

/**
 * Lists customers of a client: a search over name, numbers and e-mail addresses, an order, a page.
 */
export class CustomerLists {
  private readonly queries = new RememberedQueries<ListQuery>()

  constructor(private readonly db: Database) {}

  async page(clientNo: number, query: Query, url: string) {
    const words = query.query === undefined ? pickListQuery(query) : this.queries.of(query.query)
    const paging = resolvePaging({ ...words, pageno: query.pageno })
    const order = buildOrder(words.orderby)
    const where = buildCustomerCondition(clientNo, words.search)

    const { pageNo, pageSize, maximumCount } = paging
    const from = (pageNo - 1) * pageSize
    const totalCount = await this.countOf(where, maximumCount)
    const size = Math.max(0, Math.min(pageSize, totalCount - from))
    const customers = size === 0 ? [] : await this.customersOf(where, order, { size, from })
    return {
      summary: buildListSummary({
        ...paging,
        totalCount,
        currentPageSize: customers.length,
        queryId: this.queries.remember(words),
        url,
      }),
      customers,
    }
  }

  private async countOf(where: SQL, most: number): Promise<number> {
    const found = await this.db.execute(
      sql`select count(*)::int as total from (select 1 from sandbox.listed_customers where ${where} limit ${most}) as found`,
    )
    return (toRows(found)[0] as { total: number }).total
  }

  /** The narrow rows are searched, ordered and skipped; only those of the page are read in full. */
  private async customersOf(
    where: SQL,
    order: SQL,
    { size, from }: { size: number; from: number },
  ): Promise<StoredCustomer[]> {
    const found = await this.db.execute(sql`
      select data from (
        select client_no, customer_no, row_number() over (order by ${order}) as place
        from sandbox.listed_customers where ${where} order by ${order} limit ${size} offset ${from}
      ) as page join sandbox.customers using (client_no, customer_no) order by place`)
    return toRows(found).map((row) => (row as { data: StoredCustomer }).data)
  }
}

const pickListQuery = ({ search, orderby, pagesize, maximumcount }: Query): ListQuery => ({
  search,
  orderby,
  pagesize,
  maximumcount,
})

function buildCustomerCondition(clientNo: number, search: string | undefined) {
  const part = normalizeCase(search).trim().replaceAll('\0', '')
  if (part === '') return sql`client_no = ${clientNo}`
  return sql`client_no = ${clientNo} and search like ${`%${part.replace(/[\\%_]/g, '\\$&')}%`}`
}

function buildOrder(orderby = 'customerNo') {
  const column = orders[orderby.replace(/^-/, '')]
  if (!column)
    throw badRequest('The order is unknown', {
      orderby: `one of ${Object.keys(orders).join(', ')}, with - in front for descending`,
    })
  const isDown = orderby.startsWith('-')
  const bySortNo = sql`sort_no collate "C" ${sql.raw(isDown ? 'desc' : 'asc')}`
  return column === 'sort_no'
    ? bySortNo
    : sql`${sql.raw(column)} collate "C" ${sql.raw(isDown ? 'desc nulls last' : 'asc')}, ${bySortNo}`
}

/** Both drivers answer a raw query with `rows`; the common type does not say so. */
const toRows = (result: unknown) => (result as { rows: unknown[] }).rows
