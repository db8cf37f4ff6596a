import { expect, test, vi } from 'vitest'
import { readAllMovements } from './read-ledgers'

const service = vi.hoisted(() => ({ pages: [] as object[][] }))

vi.mock('@/lib/client/read', async (original) => ({
  ...(await original<object>()),
  read: async (_: string, { query }: { query: { pageno: number } }) => ({
    glMovements: service.pages[query.pageno - 1] ?? [],
  }),
}))

const movement = (more: object) => ({
  ...{ glAccountNo: '1500', currency: 'NOK', year: 2026, period: 10, debitAmount: 5 },
  ...more,
})
const readMovements = (...pages: object[][]) => {
  service.pages = pages
  return readAllMovements('1001', {} as never)
}

test('movements of other accounts, currencies, years and periods are others, whatever they do not tell', async () => {
  const rows = [{}, { glAccountNo: '2400' }, { currency: 'SEK' }, { year: 2025 }, { period: 9 }]
  const untold = rows.map((row) => ({ ...row, period: undefined }))
  const given = [...rows, ...untold.slice(0, 4)].map(movement)
  expect(await readMovements(given)).toEqual({ rows: given, isWhole: true })
})

test('a movement that comes again counts once', async () => {
  const [one, other] = [movement({}), movement({ period: 9 })]
  expect(await readMovements([one, other], [other])).toEqual({ rows: [one, other], isWhole: false })
})

test('two movements on one page that say the same are two, and not taken for all', async () => {
  const rows = [movement({}), movement({})]
  expect(await readMovements(rows)).toEqual({ rows, isWhole: false })
})

test.each([
  ['on one page', (one: object, other: object) => [[one, other]]],
  ['on two', (one: object, other: object) => [[one], [other]]],
])('two movements of one account and period %s are not taken for all', async (_, toPages) => {
  const [one, other] = [movement({}), movement({ debitAmount: 7 })]
  expect(await readMovements(...toPages(one, other))).toEqual({
    ...{ rows: [one, other], isWhole: false },
  })
})
