import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readMatchingCustomers } from './matching-customers'

type Query = { search?: string; pageno: number }
const service = vi.hoisted(() => ({
  asked: [] as Query[],
  answer: (_: Query): unknown => null,
}))
vi.mock('@/lib/client/read', () => ({
  read: async (_: string, { query }: { query: Query }) => {
    service.asked.push(query)
    return service.answer(query)
  },
}))
beforeEach(() => {
  service.asked = []
})

const row = (customerNo: string | null, name = 'Berg AS') => ({ customerNo, name })
const read = (search = 'berg') =>
  readMatchingCustomers('1001', search, new AbortController().signal, () => {})

describe('the numbers of all customers that a search finds', () => {
  test('are read page by page until as many were listed as there are', async () => {
    service.answer = ({ pageno }) => ({
      customers: [row(`${pageno}`), row(`${pageno + 10}`)],
      summary: { totalCount: 4, maximumCount: 10_000 },
    })
    expect(await read()).toEqual({ customerNos: ['1', '11', '2', '12'], isWhole: true })
    expect(service.asked).toMatchObject([
      { search: 'berg', pageno: 1 },
      { search: 'berg', pageno: 2 },
    ])
  })

  test('end with an empty page where nobody has counted them', async () => {
    service.answer = ({ pageno }) => ({ customers: pageno === 1 ? [row('1')] : [] })
    expect(await read('')).toEqual({ customerNos: ['1'], isWhole: true })
    expect(service.asked[0]).not.toHaveProperty('search')
  })

  test.each([
    ['a service lists only so many', { totalCount: 1, maximumCount: 1 }, [row('1')]],
    ['it does so, and counts nothing', { maximumCount: 1 }, [row('1')]],
    ['a service ignores the page', { totalCount: 9, maximumCount: 99 }, [row('1')]],
    ['a row names no customer', { totalCount: 1, maximumCount: 99 }, [row('1'), row(null)]],
  ])('are not known to be all where %s', async (_, summary, customers) => {
    service.answer = () => ({ customers, summary })
    expect(await read()).toEqual({ customerNos: ['1'], isWhole: false })
  })

  test('are not known to be all where no list came', async () => {
    service.answer = () => ({ summary: { totalCount: 0 } })
    expect(await read()).toEqual({ customerNos: [], isWhole: false })
  })

  test('are those that fit: a service may ignore the search', async () => {
    service.answer = () => ({
      customers: [row('1'), row('2', 'Dal AS')],
      summary: { totalCount: 2, maximumCount: 99 },
    })
    expect((await read()).customerNos).toEqual(['1'])
  })
})
