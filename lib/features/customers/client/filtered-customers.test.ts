import { beforeEach, expect, test, vi } from 'vitest'
import { readFilteredCustomers } from './filtered-customers'

const upstream = vi.hoisted(() => ({
  names: [] as string[],
  asked: [] as number[],
  silentFrom: Number.POSITIVE_INFINITY,
  totalCount: null as number | null,
  pagesFrom: 0,
}))

vi.mock('@/lib/client/read', () => ({
  read: async (
    _: string,
    { query: { pageno, pagesize } }: { query: { pageno: number; pagesize: number } },
  ) => {
    upstream.asked.push(pageno)
    if (pageno >= upstream.silentFrom) return {}
    const from = Math.max(0, pageno - 1 - upstream.pagesFrom) * pagesize
    return {
      summary: { totalCount: upstream.totalCount },
      customers: upstream.names
        .slice(from, from + pagesize)
        .map((name, at) => ({ customerNo: String(from + at), name })),
    }
  },
}))

const asAtFirst = { silentFrom: Number.POSITIVE_INFINITY, totalCount: null, pagesFrom: 0 }
beforeEach(() => void Object.assign(upstream, { asked: [], ...asAtFirst }))

const found = (search: string) =>
  readFilteredCustomers(
    '1',
    { search, orderby: 'name', pageno: 1, pagesize: 50 },
    { signal: AbortSignal.any([]) },
  )
const named = (count: number) =>
  Array.from({ length: count }, (_, at) => `Kunde ${at % 150 === 149 ? 'Åsen' : at}`)

test('every customer is read, and those that fit are kept', async () => {
  upstream.names = named(450)
  const { rows, findings, ...rest } = await found('asen')
  expect([rows.map(({ customerNo }) => customerNo), findings.strangers]).toEqual([
    ['149', '299', '449'],
    447,
  ])
  expect([rest, upstream.asked]).toEqual([{ read: 450, isWhole: true }, [1, 2, 3, 4]])
})

test('a longer list is read to a bound, and is not said to be whole', async () => {
  upstream.names = named(2400)
  expect(await found('asen')).toMatchObject({ read: 2000, isWhole: false })
  expect(upstream.asked).toHaveLength(10)
})

test('a page without a list is no end', async () => {
  Object.assign(upstream, { names: named(450), silentFrom: 2 })
  expect(await found('asen')).toMatchObject({ read: 200, isWhole: false })
  Object.assign(upstream, { silentFrom: Number.POSITIVE_INFINITY, totalCount: 451 })
  expect(await found('asen')).toMatchObject({ read: 450, isWhole: false })
})

test('customers that come again count once, and a page without a new one ends the reading', async () => {
  Object.assign(upstream, { names: named(450), totalCount: 400, pagesFrom: 10 })
  const { rows, findings, ...rest } = await found('asen')
  expect([rows.length, findings.strangers, rest]).toEqual([1, 199, { read: 200, isWhole: false }])
  expect(upstream.asked).toEqual([1, 2])
})
