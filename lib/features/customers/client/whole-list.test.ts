import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readCollection, readItems, readSent } from './whole-list'

type Asked = { pageno?: number; PageToken?: string; RowId?: number; Offset?: number }
type Question = { query?: Asked; body?: Asked }
const service = vi.hoisted(() => ({
  asked: [] as Asked[],
  answer: (_: Asked): unknown => null,
}))
vi.mock('@/lib/client/read', () => ({
  read: async (_: string, { query, body }: Question) => {
    const asked = { ...query, ...body }
    service.asked.push(asked)
    return service.answer(asked)
  },
}))
beforeEach(() => {
  service.asked = []
})

const item = (arItemId: number, customerNo: string | null = '7') => ({ arItemId, customerNo })
const read = () => readItems('1001', '7', {})
const ids = ({ rows }: Awaited<ReturnType<typeof read>>) => rows.map(({ arItemId }) => arItemId)

describe('the receivable items of a customer', () => {
  test('are read until the count is reached, also on pages shorter than asked', async () => {
    service.answer = ({ pageno }) => ({ arItems: [item(pageno!)], summary: { totalCount: 3 } })
    const list = await read()
    expect(ids(list)).toEqual([1, 2, 3])
    expect(list.isWhole).toBe(true)
    expect(service.asked).toMatchObject([{ pageno: 1 }, { pageno: 2 }, { pageno: 3 }])
  })

  test('end with an empty page where nobody has counted them', async () => {
    service.answer = ({ pageno }) => ({ arItems: pageno! < 3 ? [item(pageno!)] : [] })
    expect(await read()).toMatchObject({ rows: [{}, {}], isWhole: true })
    service.answer = () => ({ arItems: [] })
    expect(await read()).toEqual({ rows: [], isWhole: true })
  })

  test('are not whole where there are more, or no list came', async () => {
    service.answer = ({ pageno }) => ({ arItems: [item(pageno!)] })
    expect((await read()).isWhole).toBe(false)
    expect(service.asked).toHaveLength(5)
    service.answer = () => ({ summary: { totalCount: 0 } })
    expect(await read()).toEqual({ rows: [], isWhole: false })
  })

  test('are not whole where an empty page comes before all that are counted', async () => {
    const summary = { totalCount: 3 }
    service.answer = ({ pageno }) => ({ arItems: pageno! < 3 ? [item(pageno!)] : [], summary })
    expect(await read()).toMatchObject({ rows: [{}, {}], isWhole: false })
  })

  test('count once where a service ignores the page, and are not known to be all', async () => {
    const summary = { totalCount: 4 }
    service.answer = () => ({ arItems: [item(1), item(2)], summary })
    const list = await read()
    expect([ids(list), list.isWhole]).toEqual([[1, 2], false])
    expect(service.asked).toHaveLength(2)
  })

  test('are those that say so: another customer’s are left out, one that tells none proves nothing', async () => {
    const summary = { totalCount: 2 }
    service.answer = () => ({ arItems: [item(1), item(2, '8')], summary })
    const list = await read()
    expect([ids(list), list.isWhole]).toEqual([[1], true])
    service.answer = () => ({ arItems: [item(1), item(2, null)], summary })
    expect((await read()).isWhole).toBe(false)
  })
})

describe('what debt collection has of a customer', () => {
  const entry = (caseNumber: number, customerNumber = '7') => ({
    caseNumber,
    debtors: [{ customerNumber }],
  })
  const readCases = () => readCollection('listCases', { organizationId: 'o', customerNo: '7' }, {})

  test('is read by the tokens to its end', async () => {
    service.answer = ({ PageToken }) =>
      PageToken
        ? { data: [entry(2), entry(3, '8')], summary: {} }
        : { data: [entry(1)], summary: { nextPageToken: 'p2' } }
    expect(await readCases()).toMatchObject({
      rows: [{ caseNumber: 1 }, { caseNumber: 2 }],
      isWhole: true,
    })
  })

  test('is not whole where the pages go round, are too many, or no list came', async () => {
    service.answer = () => ({ data: [entry(1)], summary: { nextPageToken: 'again' } })
    expect(await readCases()).toMatchObject({ rows: [{ caseNumber: 1 }], isWhole: false })
    expect(service.asked).toHaveLength(2)
    let page = 0
    service.answer = () => ({ data: [entry(1)], summary: { nextPageToken: `p${++page}` } })
    expect((await readCases()).isWhole).toBe(false)
    service.answer = () => ({ summary: {} })
    expect(await readCases()).toEqual({ rows: [], isWhole: false })
  })
})

describe('what was sent under some numbers', () => {
  const Searches = ['A-1', 'A-2', 'A-3']
  const asked = { SearchType: 'InvoiceNumber', Searches, PageSize: 100 }
  const row = (RowId: number, InvoiceNumber = `A-${RowId}`) => ({ RowId, InvoiceNumber })
  /** A service that gives one row a page, by falling RowId. */
  const one = (count: object) => {
    service.answer = ({ RowId = 4 }) => ({ Rows: RowId > 1 ? [row(RowId - 1)] : [], ...count })
  }
  const readIds = async () => {
    const { rows, isWhole } = await readSent(asked, {})
    return [rows.map(({ RowId }) => RowId), isWhole, service.asked.length]
  }

  test.each([
    ['is not counted', {}, 4],
    ['is counted about', { TotalCount: 1, TotalCountIs: 'about' }, 4],
    ['is counted as more', { TotalCount: 2, TotalCountIs: 'moreThan' }, 4],
    ['is counted', { TotalCount: 3, TotalCountIs: 'exact' }, 3],
  ])('is read on from a short page to its end where it %s', async (_, count, reads) => {
    one(count)
    expect(await readIds()).toEqual([[3, 2, 1], true, reads])
  })

  test.each([
    ['exactly more', { TotalCount: 4, TotalCountIs: 'exact' }],
    ['more than that', { TotalCount: 100, TotalCountIs: 'moreThan' }],
  ])('is not whole where %s is counted than came', async (_, count) => {
    one(count)
    expect(await readIds()).toEqual([[3, 2, 1], false, 4])
  })

  test('is not whole where the same rows come again, too many come, or no list', async () => {
    service.answer = () => ({ Rows: [row(2)] })
    expect(await readIds()).toEqual([[2], false, 2])
    service.asked = []
    service.answer = ({ RowId = 9 }) => ({ Rows: [row(RowId - 1, 'A-1')] })
    expect(await readIds()).toEqual([[8, 7, 6, 5, 4], false, 5])
    service.answer = () => null
    expect(await readSent(asked, {})).toEqual({ rows: [], isWhole: false })
  })

  test('goes on by position where rows have no place', async () => {
    service.answer = ({ Offset = 0 }) => ({
      Rows: Searches.slice(Offset, Offset + 2).map((InvoiceNumber) => ({ InvoiceNumber })),
    })
    expect(await readSent(asked, {})).toMatchObject({ rows: { length: 3 }, isWhole: true })
    expect(service.asked.map(({ Offset }) => Offset)).toEqual([undefined, 2, 3])
  })

  test('is empty where an empty page says so, and not where rows are counted', async () => {
    service.answer = () => ({ Rows: [] })
    expect(await readSent(asked, {})).toEqual({ rows: [], isWhole: true })
    service.answer = () => ({ Rows: [], TotalCount: 5, TotalCountIs: 'exact' })
    expect(await readSent(asked, {})).toEqual({ rows: [], isWhole: false })
  })
})
