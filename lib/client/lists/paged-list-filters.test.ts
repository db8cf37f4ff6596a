import { describe, expect, test } from 'vitest'
import type { CollectionInvoice } from '@/lib/contracts/collection/invoices'
import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'
import { checkNewerRows, KeysetPager } from './keyset-pager'
import type { ReadPage } from './keyset-paging'
import { emptyPagesMax } from './list-state'
import { openPagedList } from './testing/open-paged-list'

/**
 * A list by tokens that ignores its filter: pages of two, the last of them in debt of customer
 * 1001.
 */
function ignoringList(pages: number) {
  const asked: (string | undefined)[] = []
  const rowOf = (at: number): CollectionInvoice => ({
    id: `i-${at}`,
    debtors: [{ customerNumber: at === pages * 2 - 1 ? '1001' : '9' }],
  })
  const page = async (token?: string) => {
    asked.push(token)
    const at = Number(token ?? 0)
    return {
      summary: { nextPageToken: at + 1 < pages ? String(at + 1) : null },
      data: [rowOf(at * 2), rowOf(at * 2 + 1)],
    }
  }
  const sift = (rows: readonly CollectionInvoice[]) =>
    verifyFilters('listCollectionInvoices', { CustomerNumber: '1001' }, rows)
  return {
    asked,
    list: openPagedList<CollectionInvoice>({ page, sift, keyOf: ({ id }) => id ?? '' }),
  }
}

describe('a list whose filter the service ignored', () => {
  test('holds the rows that fit alone, reads on for them, and says so', async () => {
    const { asked, list } = ignoringList(4)
    await list.more()
    expect(list.getState()).toMatchObject({
      rows: [{ id: 'i-7' }],
      isAtEnd: true,
      findings: { ignored: ['CustomerNumber'], strangers: 7 },
    })
    expect(asked).toHaveLength(4)
  })

  test('rests after many pages without one that fits, and goes on when it is asked to', async () => {
    const { asked, list } = ignoringList(emptyPagesMax + 3)
    await list.more()
    expect(list.getState()).toMatchObject({
      rows: [],
      isAtEnd: false,
      isReading: false,
      isResting: true,
    })
    expect(asked).toHaveLength(emptyPagesMax)
    await list.more()
    expect(list.getState()).toMatchObject({
      rows: [{ id: `i-${emptyPagesMax * 2 + 5}` }],
      isAtEnd: true,
      isResting: false,
    })
  })

  test('of the partner search holds what fits of each page, and counts none of the others as newer', async () => {
    const all = Array.from({ length: 6 }, (_, at) => ({
      RowId: 6 - at,
      TransactionRid: at,
      Status: at % 3 === 2 ? 'Failed' : 'OK',
    }))
    const read: ReadPage = async ({ RowId, OrderBy }) => ({
      Rows:
        OrderBy === 'asc'
          ? [
              { RowId: 9, Status: 'OK' },
              { RowId: 8, Status: 'Failed' },
            ]
          : all.filter((row) => row.RowId < (RowId ?? 99)).slice(0, 2),
    })
    const list = new KeysetPager({ Statuses: ['Failed'] }, read)
    await list.more()
    expect(list.getState()).toMatchObject({
      rows: [{ RowId: 4 }],
      findings: { ignored: ['Statuses'], strangers: 3 },
    })
    // Its pages are of two rows: as many may go on.
    expect(await checkNewerRows(list, read, AbortSignal.any([]))).toEqual({
      count: 1,
      areMore: true,
    })
    while (!list.getState().isAtEnd) await list.more()
    expect(list.getState().rows.map(({ RowId }) => RowId)).toEqual([4, 1])
  })
})

describe('rows without a RowId', () => {
  const rowsOf = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ TransactionRid: 100 + at }))

  test('are paged by position, each once, and the page says that position moves', async () => {
    const asked: (number | undefined)[] = []
    const read: ReadPage = async ({ Offset, RowId }) => {
      asked.push(Offset)
      expect(RowId).toBeUndefined()
      return { Rows: rowsOf(7).slice(Offset ?? 0, (Offset ?? 0) + 3) }
    }
    const list = new KeysetPager({}, read)
    while (!list.getState().isAtEnd) await list.more()
    expect(list.getState().rows.map(({ TransactionRid }) => TransactionRid)).toEqual(
      rowsOf(7).map(({ TransactionRid }) => TransactionRid),
    )
    expect([asked, list.getState().isPlaced]).toEqual([[undefined, 3, 6, 7], false])
  })

  test('among others that have one make the list go by position from then on', async () => {
    const asked: object[] = []
    const rows = [
      { RowId: 9, TransactionRid: 1 },
      { TransactionRid: 2 },
      { RowId: 7, TransactionRid: 3 },
    ]
    const list = new KeysetPager({}, async ({ RowId, Offset }) => {
      asked.push({ RowId, Offset })
      return { Rows: rows.slice(Offset ?? 0, (Offset ?? 0) + 2) }
    })
    while (!list.getState().isAtEnd) await list.more()
    expect(list.getState().rows).toEqual(rows)
    expect(asked).toEqual([{}, { Offset: 2 }, { Offset: 3 }])
  })

  test('that arrive and move others onto the next page end nothing', async () => {
    let rows = rowsOf(6)
    const read: ReadPage = async ({ Offset = 0 }) => ({ Rows: rows.slice(Offset, Offset + 3) })
    const list = new KeysetPager({}, read)
    await list.more()
    rows = [{ TransactionRid: 1 }, { TransactionRid: 2 }, { TransactionRid: 3 }, ...rows]
    while (!list.getState().isAtEnd) await list.more()
    expect(list.getState()).toMatchObject({ rows: rowsOf(6), doubles: 3 })
  })

  test('of a service that gives the same page for every position come to an end', async () => {
    let asked = 0
    const read: ReadPage = async () => {
      asked += 1
      return { Rows: rowsOf(3) }
    }
    const list = new KeysetPager({}, read)
    while (!list.getState().isAtEnd) await list.more()
    expect([asked, list.getState().rows.length]).toEqual([4, 3])
  })
})
