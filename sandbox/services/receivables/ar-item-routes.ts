import { sql } from 'drizzle-orm'
import { type ArItem, getArItem, listArItems } from '@/lib/contracts/receivables/ar-items'
import type { Database } from '@/lib/platform/database/open'
import { getSandboxPath } from '../../addresses'
import { makeAnswer } from '../../answer'
import type { Directory } from '../../directory'
import type { Implement } from '../../implement'
import { notFound } from '../../refusal'
import { countItems, findItem, type ItemFilter, type ItemRow, listItems } from './ar-item-store'
import { deriveItems } from './derive-items'
import { buildListSummary, resolvePaging } from './paging'
import { RememberedQueries } from './remembered-queries'

/** An arbitrary number: who holds it with a client's derives the client's items. */
const itemsLock = 7_243_003

type ItemQuery = ItemFilter & { pagesize?: number; maximumcount?: number }

/** Receivable items, read only. */
export function registerArItemRoutes(
  implement: Implement,
  { db, directory }: { db: Database; directory: Directory },
) {
  const queries = new RememberedQueries<ItemQuery>()
  const haveItems = new Set<number>()

  implement(listArItems, async ({ params, query, origin, now }) => {
    const clientNo = Number(params.clientno)
    await ensureItems(clientNo, now())
    const { customerno, documentno, kid, pagesize, maximumcount } = query
    const words =
      query.query === undefined
        ? { customerno, documentno, kid, pagesize, maximumcount }
        : queries.of(query.query)
    const paging = resolvePaging({ ...words, pageno: query.pageno })
    const totalCount = Math.min(await countItems(db, clientNo, words), paging.maximumCount)
    const from = (paging.pageNo - 1) * paging.pageSize
    const size = Math.max(0, Math.min(paging.pageSize, totalCount - from))
    const rows = size === 0 ? [] : await listItems(db, clientNo, words, { size, from })
    const url = origin + getSandboxPath(listArItems).replace(':clientno', params.clientno)
    const summary = buildListSummary({
      ...paging,
      totalCount,
      currentPageSize: rows.length,
      queryId: queries.remember(words),
      url,
    })
    return makeAnswer(200, { summary, arItems: rows.map(toArItem) })
  })

  implement(getArItem, async ({ params, now }) => {
    await ensureItems(Number(params.clientno), now())
    const id = /^\d{1,15}$/.test(params.aritemid) ? Number(params.aritemid) : null
    const row = id === null ? undefined : await findItem(db, Number(params.clientno), id)
    if (!row) throw notFound(`Receivable item ${params.aritemid}`)
    return makeAnswer(200, toArItem(row))
  })

  /**
   * Nothing but these reads needs items, so a client gets them when they are first asked for, from
   * what it has then.
   */
  async function ensureItems(clientNo: number, now: number) {
    const client = directory.client(clientNo)
    if (!client || haveItems.has(clientNo)) return
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${itemsLock}, ${clientNo})`)
      if ((await countItems(tx, clientNo, {})) === 0) await deriveItems(tx, client, now)
    })
    haveItems.add(clientNo)
  }
}

/** An item as it is answered: its customer's account and stops are those of now. */
function toArItem({ item, customer }: ItemRow): ArItem {
  const { arItemId, clientNo, customerNo, documentNo, kid, data } = item
  return {
    arItemId,
    clientNo,
    accountNo: customer?.accountNo ?? null,
    customerNo,
    documentNo,
    kid,
    ...data,
    stopReminderUntil: customer?.stopReminderUntil ?? null,
    stopReminderMemo: customer?.stopReminderMemo ?? null,
    stopDebtCollectionUntil: customer?.stopDebtCollectionUntil ?? null,
    stopDebtCollectionMemo: customer?.stopDebtCollectionMemo ?? null,
    stopInterestCalcUntil: customer?.stopInterestCalcUntil ?? null,
    stopInterestCalcMemo: customer?.stopInterestCalcMemo ?? null,
  }
}
