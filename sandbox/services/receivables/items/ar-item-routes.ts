import { toExactNumber } from '@/lib/contracts/exact-number'
import {
  type ArItem,
  getArItem,
  listArItems,
  updateArItem,
} from '@/lib/contracts/receivables/ar-items'
import type { Database } from '@/lib/platform/database/open'
import { getSandboxPath } from '../../../addresses'
import { makeAnswer } from '../../../answer'
import { toCalendarDate } from '../../../clock'
import type { Implement } from '../../../implement'
import { notFound, unprocessable } from '../../../refusal'
import { writeLogItem } from '../log-store'
import { buildListSummary, resolvePaging } from '../paging'
import { RememberedQueries } from '../remembered-queries'
import {
  countItems,
  findItem,
  type ItemFilter,
  type ItemRow,
  listItems,
  storeItemStops,
} from './ar-item-store'
import type { ClientItems } from './client-items'
import { bookCreditNote } from './credit-note'

type ItemQuery = ItemFilter & { pagesize?: number; maximumcount?: number }

/** Receivable items: read, and stopped or credited one by one. */
export function registerArItemRoutes(
  implement: Implement,
  { db, items }: { db: Database; items: ClientItems },
) {
  const queries = new RememberedQueries<ItemQuery>()

  implement(listArItems, async ({ params, query, origin, now }) => {
    const clientNo = Number(params.clientno)
    await items.ensure(clientNo, now())
    const { pageno, query: queryId, ...asked } = query
    const words: ItemQuery = queryId === undefined ? asked : queries.of(queryId)
    const paging = resolvePaging({ ...words, pageno })
    const totalCount = await countItems(db, clientNo, words, paging.maximumCount)
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

  implement(getArItem, async ({ params, now }) =>
    makeAnswer(200, toArItem(await requireItem(params.clientno, params.aritemid, now()))),
  )

  /** An item that is paid has nothing left to stop (assumed). */
  implement(updateArItem, async ({ params, body, now }) => {
    const { arItemId, customerNo, creditNote, ...sent } = body.arItem
    const { item } = await requireItem(params.clientno, String(arItemId), now())
    if (item.customerNo !== customerNo)
      throw unprocessable({ 'arItem.customerNo': 'the item is another customer’s' })
    if (item.data.remainingAmount === 0)
      throw unprocessable({ 'arItem.arItemId': 'the item is paid' })
    const stops = stopFields.flatMap((field) => (sent[field] == null ? [] : [[field, sent[field]]]))
    const { clientNo, arItemId: id, documentNo } = item
    const log = { clientNo, customerNo, arItemId: id, documentNo, loggedAt: now() }
    const userId = body.metadata?.userId ?? null
    const creditNoteArItemId = await db.transaction(async (tx) => {
      if (stops.length > 0 || !creditNote) {
        await storeItemStops(tx, id, Object.fromEntries(stops))
        await writeLogItem(tx, { ...log, type: 'ITEM', message: 'Stops changed', userId })
      }
      if (!creditNote) return null
      const noteId = await bookCreditNote(tx, id, creditNote.amount, toCalendarDate(now()))
      const message = [`Credited ${creditNote.amount} ${item.data.currency}`, creditNote.text]
      await writeLogItem(tx, {
        ...log,
        type: 'ITEM',
        message: message.filter(Boolean).join(': '),
        userId,
      })
      return noteId
    })
    return makeAnswer(200, {
      status: 'PROCESSED',
      result: 'UPDATED',
      message: `Receivable item ${id} updated`,
      clientNo,
      customerNo,
      arItemId: id,
      ...(creditNoteArItemId !== null && { creditNoteArItemId }),
      warnings: [],
    })
  })

  async function requireItem(clientNo: string, arItemId: string, now: number): Promise<ItemRow> {
    await items.ensure(Number(clientNo), now)
    const id = /^\d{1,15}$/.test(arItemId) ? Number(arItemId) : null
    const row = id === null ? undefined : await findItem(db, Number(clientNo), id)
    if (!row) throw notFound(`Receivable item ${arItemId}`)
    return row
  }
}

const stopFields = [
  'stopReminderUntil',
  'stopReminderMemo',
  'stopDebtCollectionUntil',
  'stopDebtCollectionMemo',
  'stopInterestCalcUntil',
  'stopInterestCalcMemo',
] as const

/** An item as it is answered: with its customer's account, and its own stops or its customer's. */
function toArItem({ item, customer, reserved }: ItemRow): ArItem {
  const { arItemId, clientNo, customerNo, documentNo, kid, data } = item
  const stops = stopFields.map((field) => [field, data[field] ?? customer?.[field] ?? null])
  return {
    arItemId,
    clientNo,
    accountNo: customer?.accountNo ?? null,
    customerNo,
    documentNo,
    kid,
    ...data,
    ...(reserved !== null && { reservedAmount: toExactNumber(reserved) }),
    ...Object.fromEntries(stops),
  }
}
