import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/database/open'
import { folded, type StoredCustomer } from '../../database/stored-customer'
import { invalid } from '../../refusal'
import { pagingOf, summaryOf } from './paging'

type Query = { search?: string; orderby?: string; pageno?: number; pagesize?: number; maximumcount?: number; query?: string }
type Words = Omit<Query, 'pageno' | 'query'>

/** What a list may be ordered by (assumed), and the column that holds it. */
const orders: Record<string, string> = {
  customerNo: 'sort_no',
  name: 'name',
  organizationNo: 'organization_no',
  cityName: 'city',
  'postalAddress.cityName': 'city',
}

/** Lists customers of a client: a search over name, numbers and e-mail addresses, an order, a page. */
export class CustomerLists {
  /** Queries by the id under which their further pages are asked for. The oldest are forgotten. */
  private readonly queries = new Map<string, Words>()

  constructor(private readonly db: Database) {}

  async page(clientNo: number, query: Query, url: string) {
    const words = query.query === undefined ? wordsOf(query) : this.remembered(query.query)
    const paging = pagingOf({ ...words, pageno: query.pageno })
    const order = orderOf(words.orderby)
    const where = conditionOf(clientNo, words.search)

    const { pageNo, pageSize, maximumCount } = paging
    const from = (pageNo - 1) * pageSize
    const count = await this.db.execute(
      sql`select count(*)::int as total from (select 1 from sandbox.customers where ${where} limit ${maximumCount}) as found`,
    )
    const totalCount = (rowsOf(count)[0] as { total: number }).total
    const size = Math.max(0, Math.min(pageSize, maximumCount - from))
    const found =
      size === 0
        ? []
        : rowsOf(await this.db.execute(sql`select data from sandbox.customers where ${where} order by ${order} limit ${size} offset ${from}`))
    const customers = found.map((row) => (row as { data: StoredCustomer }).data)
    return { summary: summaryOf({ ...paging, totalCount, currentPageSize: customers.length, queryId: this.remember(words), url }), customers }
  }

  private remember(words: Words): string {
    const id = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 32)
    this.queries.delete(id)
    this.queries.set(id, words)
    if (this.queries.size > 10_000) this.queries.delete(this.queries.keys().next().value!)
    return id
  }

  private remembered(id: string): Words {
    const words = this.queries.get(id)
    if (!words) throw invalid('The query is unknown or has ended', { query: 'unknown' })
    return words
  }
}

const wordsOf = ({ search, orderby, pagesize, maximumcount }: Query): Words => ({ search, orderby, pagesize, maximumcount })

function conditionOf(clientNo: number, search: string | undefined) {
  const part = folded(search).trim().replaceAll('\0', '')
  if (part === '') return sql`client_no = ${clientNo}`
  return sql`client_no = ${clientNo} and search like ${`%${part.replace(/[\\%_]/g, '\\$&')}%`}`
}

function orderOf(orderby = 'customerNo') {
  const column = orders[orderby.replace(/^-/, '')]
  if (!column) throw invalid('The order is unknown', { orderby: `one of ${Object.keys(orders).join(', ')}, with - in front for descending` })
  const direction = orderby.startsWith('-') ? sql.raw('desc') : sql.raw('asc')
  const by = sql`${sql.raw(column)} collate "C" ${direction}`
  return column === 'sort_no' ? by : sql`${by}, sort_no collate "C" ${direction}`
}

/** Both drivers answer a raw query with `rows`; the common type does not say so. */
const rowsOf = (result: unknown) => (result as { rows: unknown[] }).rows
