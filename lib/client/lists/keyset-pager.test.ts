import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { OperationFailed } from '../operation-failed'
import { checkNewerRows, isSearchWhole, KeysetPager } from './keyset-pager'
import type { ReadPage, Search, SummaryRow } from './keyset-paging'

type Model = {
  rows: SummaryRow[]
  asked: Parameters<ReadPage>[0][]
  insert: (count: number) => void
  read: ReadPage
}

/**
 * An upstream of its own over a list: RowId grows with every row, pages go by RowId or by position.
 */
function modelOf(count: number, pageMax = 7): Model {
  const model: Model = { rows: [], asked: [], insert, read }
  insert(count)
  return model

  function insert(more: number) {
    for (let at = 0; at < more; at++) {
      const RowId = model.rows.length + 1
      model.rows.push({
        RowId,
        TransactionRid: 9000 + RowId,
        Amount: (RowId * 7919) % 101,
        CompanyId: 501,
      })
    }
  }

  async function read(body: Parameters<ReadPage>[0]) {
    model.asked.push(body)
    const up = body.OrderBy === 'asc' ? 1 : -1
    const by =
      body.SortableColId === 'Amount'
        ? (row: SummaryRow) => Number(row.Amount) * 1e6 + Number(row.RowId)
        : (row: SummaryRow) => Number(row.RowId)
    const ordered = [...model.rows].sort((one, other) => (by(one) - by(other)) * up)
    const after =
      body.RowId === undefined
        ? ordered
        : ordered.filter((row) => (Number(row.RowId) - body.RowId!) * up > 0)
    const from = body.Offset ?? 0
    return {
      Rows: after.slice(from, from + Math.min(body.PageSize ?? 100, pageMax)),
      TotalCount: ordered.length,
      TotalCountIs: 'about',
    }
  }
}

async function toTheEnd(pager: KeysetPager, between: () => void = () => {}) {
  for (let page = 0; !pager.getState().isAtEnd && page < 1000; page++) {
    await pager.more()
    between()
  }
  return pager.getState().rows.map((row) => row.RowId!)
}

const orders: Search[] = [
  {},
  { OrderBy: 'desc' },
  { OrderBy: 'asc' },
  { OrderBy: 'desc', SortableColId: 'Amount' },
  { OrderBy: 'asc', SortableColId: 'Amount' },
]

describe('under any interleaving of inserts with paging', () => {
  test.each(orders)('each row that existed at the start comes exactly once: %o', async (search) => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(60),
        fc.array(fc.nat(9), { maxLength: 40 }),
        async (count, inserts) => {
          const model = modelOf(count)
          const existed = model.rows.map((row) => row.RowId!)
          const pauses = inserts[Symbol.iterator]()
          const held = await toTheEnd(new KeysetPager(search, model.read), () =>
            model.insert(pauses.next().value ?? 0),
          )
          expect(new Set(held).size).toBe(held.length)
          expect(existed.filter((id) => !held.includes(id))).toEqual([])
        },
      ),
      { numRuns: 200 },
    )
  })

  test('newest first, nothing that arrived later is mixed in', async () => {
    const model = modelOf(30)
    expect(
      await toTheEnd(new KeysetPager({ OrderBy: 'desc' }, model.read), () => model.insert(3)),
    ).toEqual(Array.from({ length: 30 }, (_, at) => 30 - at))
  })
})

describe('a pager', () => {
  test('goes on after the last row that it holds, and asks for the first page once', async () => {
    const model = modelOf(10)
    await toTheEnd(new KeysetPager({ Search: 'x' }, model.read))
    expect(model.asked).toEqual([
      { Search: 'x', PageSize: 100 },
      { Search: 'x', PageSize: 500, RowId: 4 },
      { Search: 'x', PageSize: 500, RowId: 1 },
    ])
  })

  test('asks nothing more where the upstream has counted all and given them', async () => {
    const asked: unknown[] = []
    const pager = new KeysetPager({}, async (body) => {
      asked.push(body)
      return { Rows: [{ RowId: 2 }, { RowId: 1 }], TotalCount: 2, TotalCountIs: 'exact' }
    })
    await toTheEnd(pager)
    expect([asked.length, pager.getState().isAtEnd, pager.getState().total]).toEqual([
      1,
      true,
      { count: 2, is: 'exact' },
    ])
  })

  test.each([
    ['exact', 'exact'],
    ['about', 'about'],
    ['moreThan', 'moreThan'],
    [undefined, 'about'],
    ['gte', 'about'],
  ] as const)('tells how well %s is counted', async (said, is) => {
    const pager = new KeysetPager({}, async () => ({
      Rows: [{ RowId: 1 }],
      TotalCount: 12,
      TotalCountIs: said,
    }))
    await pager.more()
    expect(pager.getState().total).toEqual({ count: 12, is })
  })

  test.each([null, {}, { Rows: null }])(
    'that is answered without rows is silent, not empty: %o',
    async (answer) => {
      const pager = new KeysetPager({}, async () => answer)
      await pager.more()
      expect(pager.getState()).toMatchObject({ isSilent: true, rows: [], isAtEnd: true })
    },
  )

  test('that finds nothing is empty, not silent', async () => {
    const pager = new KeysetPager({}, async () => ({
      Rows: [],
      TotalCount: 0,
      TotalCountIs: 'exact',
    }))
    await pager.more()
    expect(pager.getState()).toMatchObject({ isSilent: false, rows: [], isAtEnd: true })
  })

  test.each([
    ['exact', true],
    ['moreThan', true],
    ['about', false],
  ])('that is empty where rows are counted (%s) is silent: %s', async (is, isSilent) => {
    const pager = new KeysetPager({}, async () => ({
      ...{ Rows: [], TotalCount: 7, TotalCountIs: is },
    }))
    await pager.more()
    expect(pager.getState()).toMatchObject({ isSilent, rows: [], isAtEnd: true })
  })

  test('that holds rows of others alone is not silent, whatever is counted', async () => {
    const pager = new KeysetPager({ CompanyIds: [501] }, async () => ({
      ...{ Rows: [{ RowId: 5, CompanyId: 502 }], TotalCount: 1, TotalCountIs: 'exact' },
    }))
    await pager.more()
    expect(pager.getState()).toMatchObject({ isSilent: false, rows: [], isAtEnd: true })
  })

  test('ends where the upstream gives the same page again and again', async () => {
    let asked = 0
    const pager = new KeysetPager({}, async () => {
      asked += 1
      return { Rows: [{ RowId: 5, TransactionRid: 1 }] }
    })
    expect(await toTheEnd(pager)).toEqual([5])
    expect([asked, pager.getState().doubles]).toEqual([2, 1])
  })

  test('ends in another order too where the upstream ignores the position and counts nothing, and is not whole', async () => {
    const rows = Array.from({ length: 5 }, (_, at) => ({ RowId: 5 - at, TransactionRid: at }))
    const asked: unknown[] = []
    const pager = new KeysetPager({ SortableColId: 'Amount' }, async ({ Offset }) => {
      asked.push(Offset)
      return { Rows: rows }
    })
    expect(await toTheEnd(pager)).toHaveLength(5)
    expect(asked).toEqual([undefined, 5, 10, 15])
    expect(isSearchWhole(pager.getState())).toBe(false)
  })

  test('goes on in another order where rows that arrived push those that are held on', async () => {
    const page = (...ids: number[]) => ids.map((RowId) => ({ RowId, TransactionRid: RowId }))
    const held = [page(1, 2, 3), page(2, 1), page(3, 2), page(1, 3), page(2, 1), page(4), []]
    const pager = new KeysetPager({ SortableColId: 'Amount' }, async () => ({ Rows: held.shift() }))
    expect(await toTheEnd(pager)).toEqual([1, 2, 3, 4])
  })

  test('goes on where a page holds nothing but doubles under other places', async () => {
    const pages = [
      [{ RowId: 9, TransactionRid: 1 }],
      [{ RowId: 8, TransactionRid: 1 }],
      [{ RowId: 7, TransactionRid: 2 }],
      [],
    ]
    const pager = new KeysetPager({}, async () => ({ Rows: pages.shift() ?? [] }))
    expect(await toTheEnd(pager)).toEqual([9, 7])
    expect(pager.getState().doubles).toBe(1)
  })

  test('does not take a count that is said to be exact and is not there for an end', async () => {
    const pages = [[{ RowId: 2 }], [{ RowId: 1 }], []]
    expect(
      await toTheEnd(
        new KeysetPager({}, async () => ({ Rows: pages.shift() ?? [], TotalCountIs: 'exact' })),
      ),
    ).toEqual([2, 1])
  })

  test('keeps what it holds when a page fails, says why, and goes on from there', async () => {
    const model = modelOf(14)
    const outages = [false, true, true, false]
    const pager = new KeysetPager({}, async (body, signal) => {
      if (outages.shift()) throw new OperationFailed({ kind: 'unreachable', code: 'timeout' })
      return model.read(body, signal)
    })
    await pager.more()
    await pager.more()
    expect(pager.getState()).toMatchObject({
      failure: { kind: 'unreachable', code: 'timeout' },
      isReading: false,
    })
    expect(pager.getState().rows).toHaveLength(7)
    await pager.more()
    expect(pager.getState().failure).not.toBeNull()
    expect(await toTheEnd(pager)).toHaveLength(14)
    expect(pager.getState().failure).toBeNull()
  })

  test('reads one page at a time, however often it is asked', async () => {
    const model = modelOf(14)
    const pager = new KeysetPager({}, model.read)
    await Promise.all([pager.more(), pager.more(), pager.more()])
    expect(model.asked).toHaveLength(1)
  })

  test('takes nothing that comes after it was closed, and tells the read that it is given up', async () => {
    const late = Promise.withResolvers<{ Rows: SummaryRow[] }>()
    let given: AbortSignal | undefined
    const pager = new KeysetPager({}, (_, signal) => {
      given = signal
      return late.promise
    })
    const asked = pager.more()
    pager.close()
    late.resolve({ Rows: [{ RowId: 1 }] })
    await asked
    expect([given?.aborted, pager.getState().rows.length]).toEqual([true, 0])
  })

  test('goes on where it stood when it is opened again, also if it was closed in the middle of a read', async () => {
    const model = modelOf(14)
    const pager = new KeysetPager({}, model.read)
    const givenUp = pager.more()
    pager.close()
    pager.open()
    await Promise.all([givenUp, pager.more()])
    expect(await toTheEnd(pager)).toHaveLength(14)
    expect(pager.getState().doubles).toBe(0)
  })

  test('begins with the page that a server has read', async () => {
    const model = modelOf(10)
    const pager = new KeysetPager(
      {},
      model.read,
      await model.read({ PageSize: 7 }, AbortSignal.any([])),
      5,
    )
    expect([pager.getState().rows.length, pager.getState().readAt]).toEqual([7, 5])
    expect(await toTheEnd(pager)).toHaveLength(10)
  })
})

describe('what has arrived since', () => {
  const signal = new AbortController().signal

  test('is counted above the newest row that is held', async () => {
    const model = modelOf(10, 200)
    const pager = new KeysetPager({}, model.read)
    await pager.more()
    expect(await checkNewerRows(pager, model.read, signal)).toEqual({ count: 0, areMore: false })
    model.insert(3)
    expect(await checkNewerRows(pager, model.read, signal)).toEqual({ count: 3, areMore: false })
    model.insert(300)
    expect(await checkNewerRows(pager, model.read, signal)).toEqual({ count: 100, areMore: true })
  })

  test('counts no row that is held, where the service ignores the order', async () => {
    const model = modelOf(10, 200)
    const readAscending: ReadPage = (body, leaving) =>
      model.read({ ...body, OrderBy: 'asc' }, leaving)
    const pager = new KeysetPager({}, readAscending)
    await pager.more()
    const none = { count: 0, areMore: false }
    expect(await checkNewerRows(pager, readAscending, signal)).toEqual(none)
    model.insert(3)
    expect(await checkNewerRows(pager, readAscending, signal)).toEqual({ ...none, count: 3 })
  })

  test('may be more than a service gives at once', async () => {
    const model = modelOf(20, 7)
    const pager = new KeysetPager({}, model.read)
    await pager.more()
    model.insert(6)
    expect(await checkNewerRows(pager, model.read, signal)).toEqual({ count: 6, areMore: false })
    model.insert(30)
    expect(await checkNewerRows(pager, model.read, signal)).toEqual({ count: 7, areMore: true })
  })

  test.each([{ OrderBy: 'asc' }, { SortableColId: 'Amount' }])(
    'is not told for a pager that does not begin at the newest row: %o',
    async (search) => {
      const model = modelOf(10, 200)
      const pager = new KeysetPager(search, model.read)
      await pager.more()
      expect(await checkNewerRows(pager, model.read, signal)).toBeNull()
    },
  )
})
