import { listAdbIntervals } from '@/lib/contracts/receivables/adb-intervals'
import { getGlItem, listGlItems } from '@/lib/contracts/receivables/gl-items'
import { getLatestGlMovement, listGlMovements } from '@/lib/contracts/receivables/gl-movements'
import type { Database } from '@/lib/platform/database/open'
import { getSandboxPath } from '../../../addresses'
import { makeAnswer } from '../../../answer'
import { toCalendarDate } from '../../../clock'
import type { Implement } from '../../../implement'
import { notFound } from '../../../refusal'
import type { ClientItems } from '../items/client-items'
import { buildListSummary, resolvePaging } from '../paging'
import { RememberedQueries } from '../remembered-queries'
import { readAdbIntervals } from './adb-intervals'
import { countGlRows, findGlRow, type GlFilter, listGlRows, listMovementRows } from './gl-store'

type Paging = { pageno?: number; pagesize?: number; maximumcount?: number; query?: string }
type Words = GlFilter & Paging

/** The general ledger, its movements and balances, and aging: what the postings of items come to. */
export function registerGlRoutes(
  implement: Implement,
  { db, items }: { db: Database; items: ClientItems },
) {
  const queries = new RememberedQueries<Words>()

  implement(listGlItems, async ({ params, query, origin, now }) => {
    const clientNo = Number(params.clientno)
    await items.ensure(clientNo, now())
    const words = recall(query)
    const { maximumCount } = resolvePaging(words)
    const totalCount = await countGlRows(db, clientNo, words, maximumCount)
    const page = place(words, totalCount)
    const glItems = page.size === 0 ? [] : await listGlRows(db, clientNo, words, page)
    const url = origin + getSandboxPath(listGlItems).replace(':clientno', params.clientno)
    return makeAnswer(200, { summary: summarize(words, totalCount, glItems.length, url), glItems })
  })

  implement(getGlItem, async ({ params, now }) => {
    const clientNo = Number(params.clientno)
    await items.ensure(clientNo, now())
    const id = /^\d{1,15}$/.test(params.glitemid) ? Number(params.glitemid) : null
    const row = id === null ? undefined : await findGlRow(db, clientNo, id)
    if (!row) throw notFound(`General-ledger item ${params.glitemid}`)
    return makeAnswer(200, row)
  })

  implement(listGlMovements, async ({ params, query, origin, now }) => {
    const clientNo = Number(params.clientno)
    await items.ensure(clientNo, now())
    const words = recall(query)
    const all = await listMovementRows(db, { clientNo, now: now() }, words)
    const { from, size } = place(words, all.length)
    const glMovements = all.slice(from, from + size)
    const url = origin + getSandboxPath(listGlMovements).replace(':clientno', params.clientno)
    return makeAnswer(200, {
      summary: summarize(words, all.length, glMovements.length, url),
      glMovements,
    })
  })

  /** The month before this one is closed (assumed). */
  implement(getLatestGlMovement, async ({ params, now }) => {
    const [year, month] = toCalendarDate(now()).split('-').map(Number) as [number, number]
    const closed = month === 1 ? { year: year - 1, period: 12 } : { year, period: month - 1 }
    return makeAnswer(200, { clientNo: Number(params.clientno), ...closed })
  })

  implement(listAdbIntervals, async ({ params, query, now }) => {
    const clientNo = Number(params.clientno)
    await items.ensure(clientNo, now())
    const asOf = query.asof ?? toCalendarDate(now())
    const adbIntervals = await readAdbIntervals(db, {
      clientNo,
      asOf,
      customerNo: query.customerno,
    })
    return makeAnswer(200, { asOf, adbIntervals })
  })

  /** What is asked, or what was asked under the id of a query, and which page of it. */
  function recall({ query, pageno, ...words }: Words): Words {
    return { ...(query === undefined ? words : queries.of(query)), pageno }
  }

  function summarize(
    { pageno, ...words }: Words,
    totalCount: number,
    currentPageSize: number,
    url: string,
  ) {
    return buildListSummary({
      ...resolvePaging({ ...words, pageno }),
      totalCount,
      currentPageSize,
      queryId: queries.remember(words),
      url,
    })
  }
}

function place(words: Words, totalCount: number) {
  const { pageNo, pageSize } = resolvePaging(words)
  const from = (pageNo - 1) * pageSize
  return { from, size: Math.max(0, Math.min(pageSize, totalCount - from)) }
}
