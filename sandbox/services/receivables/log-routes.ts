import { getLogItem, type LogItem, listLogItems } from '@/lib/contracts/receivables/log-items'
import type { Database } from '@/lib/platform/database/open'
import { getSandboxPath } from '../../addresses'
import { makeAnswer } from '../../answer'
import type { logItems } from '../../database/log-schema'
import type { Implement } from '../../implement'
import { notFound } from '../../refusal'
import { countLogItems, findLogItem, type LogFilter, readLogItems } from './log-store'
import { buildListSummary, resolvePaging } from './paging'
import { RememberedQueries } from './remembered-queries'

type LogQuery = LogFilter & { pagesize?: number; maximumcount?: number }

/** What was done in receivables, as it is read. */
export function registerLogRoutes(implement: Implement, { db }: { db: Database }) {
  const queries = new RememberedQueries<LogQuery>()

  implement(listLogItems, async ({ params, query, origin, now }) => {
    const clientNo = Number(params.clientno)
    const { query: queryId, pageno, ...asked } = query
    const wanted = queryId === undefined ? asked : queries.of(queryId)
    const paging = resolvePaging({ ...wanted, pageno })
    const question = { wanted, now: now() }
    const totalCount = Math.min(await countLogItems(db, clientNo, question), paging.maximumCount)
    const from = (paging.pageNo - 1) * paging.pageSize
    const size = Math.max(0, Math.min(paging.pageSize, totalCount - from))
    const rows = size === 0 ? [] : await readLogItems(db, clientNo, question, { size, from })
    const summary = buildListSummary({
      ...paging,
      totalCount,
      currentPageSize: rows.length,
      queryId: queries.remember(wanted),
      url: origin + getSandboxPath(listLogItems).replace(':clientno', params.clientno),
    })
    return makeAnswer(200, { summary, logItems: rows.map(toLogItem) })
  })

  implement(getLogItem, async ({ params, now }) => {
    const id = /^\d{1,15}$/.test(params.logitemid) ? Number(params.logitemid) : null
    const row = id === null ? undefined : await findLogItem(db, Number(params.clientno), id, now())
    if (!row) throw notFound(`Log item ${params.logitemid}`)
    return makeAnswer(200, toLogItem(row))
  })
}

const toLogItem = ({ loggedAt, ...row }: typeof logItems.$inferSelect): LogItem => ({
  ...row,
  loggedAt: new Date(loggedAt).toISOString(),
})
