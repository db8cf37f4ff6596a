import { sql } from 'drizzle-orm'
import { type ArItem, getArItem, listArItems } from '@/lib/contracts/receivables/ar-items'
import type { Database } from '@/lib/database/open'
import { pathOf } from '../../addresses'
import { answer } from '../../answer'
import type { Directory } from '../../directory'
import type { Implement } from '../../implement'
import { notFound } from '../../refusal'
import { countItems, type ItemRow, type ItemsWanted, itemOf, itemsOf } from './ar-item-store'
import { deriveItems } from './derive-items'
import { pagingOf, summaryOf } from './paging'
import { RememberedQueries } from './remembered-queries'

/** An arbitrary number: who holds it with a client's derives the client's items. */
const itemsLock = 7_243_003

type Words = ItemsWanted & { pagesize?: number; maximumcount?: number }

/** Receivable items, read only. */
export function arItemRoutes(implement: Implement, { db, directory }: { db: Database; directory: Directory }) {
  const queries = new RememberedQueries<Words>()
  const haveItems = new Set<number>()

  implement(listArItems, async ({ params, query, origin, now }) => {
    const clientNo = Number(params.clientno)
    await derived(clientNo, now())
    const { customerno, documentno, kid, pagesize, maximumcount } = query
    const words = query.query === undefined ? { customerno, documentno, kid, pagesize, maximumcount } : queries.of(query.query)
    const paging = pagingOf({ ...words, pageno: query.pageno })
    const totalCount = Math.min(await countItems(db, clientNo, words), paging.maximumCount)
    const from = (paging.pageNo - 1) * paging.pageSize
    const size = Math.max(0, Math.min(paging.pageSize, totalCount - from))
    const rows = size === 0 ? [] : await itemsOf(db, clientNo, words, { size, from })
    const url = origin + pathOf(listArItems).replace(':clientno', params.clientno)
    const summary = summaryOf({ ...paging, totalCount, currentPageSize: rows.length, queryId: queries.remember(words), url })
    return answer(200, { summary, arItems: rows.map(itemView) })
  })

  implement(getArItem, async ({ params, now }) => {
    await derived(Number(params.clientno), now())
    const id = /^\d{1,15}$/.test(params.aritemid) ? Number(params.aritemid) : null
    const row = id === null ? undefined : await itemOf(db, Number(params.clientno), id)
    if (!row) throw notFound(`Receivable item ${params.aritemid}`)
    return answer(200, itemView(row))
  })

  /** Nothing but these reads needs items, so a client gets them when they are first asked for, from what it has then. */
  async function derived(clientNo: number, now: number) {
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
function itemView({ item, customer }: ItemRow): ArItem {
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
