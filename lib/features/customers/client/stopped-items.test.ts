import { beforeEach, expect, test, vi } from 'vitest'
import { getCustomersInCollectionQuery } from './stopped-customers'
import { getStoppedItemsQuery } from './stopped-items'

type Question = { pageno: number; collectionlevel?: string }
const service = vi.hoisted(() => ({
  asked: [] as { pageno: number; collectionlevel?: string }[],
  answer: (_: { pageno: number; collectionlevel?: string }): unknown => null,
}))
vi.mock('@/lib/client/read', () => ({
  read: async (_: string, { query }: { query: Question }) => {
    service.asked.push(query)
    return service.answer(query)
  },
}))
beforeEach(() => {
  service.asked = []
})

const none = {
  ...{ stopReminderUntil: null, stopDebtCollectionUntil: null, stopInterestCalcUntil: null },
}
const item = { arItemId: 1, status: 'OPEN', remainingAmount: 5, ...none }
const answerOnce = (...arItems: object[]) => {
  service.answer = ({ pageno }) => ({ arItems: pageno === 1 ? arItems : [] })
}
const read = () => getStoppedItemsQuery('1001').queryFn({})

test('open items with a stop of their own are found, also one that is over or cannot be read', async () => {
  answerOnce(
    { ...item, stopReminderUntil: '2026-01-01' },
    { ...item, arItemId: 2 },
    { ...item, arItemId: 3, stopInterestCalcUntil: '2026-11-31' },
    { ...item, arItemId: 4, status: 'PAID', remainingAmount: 0, stopReminderUntil: '2026-12-31' },
  )
  const found = await read()
  expect(found.items.map(({ arItemId }) => arItemId)).toEqual([1, 3])
  expect(found).toMatchObject({ read: 4, untold: 0, isWhole: true })
})

test('an item that leaves a stop out may have one', async () => {
  answerOnce({ arItemId: 1, status: 'OPEN', remainingAmount: 5 })
  expect(await read()).toMatchObject({ items: [], untold: 1, isWhole: true })
})

test('items are not whole where a page comes again, where there are too many, and without a list', async () => {
  service.answer = () => ({ arItems: [item] })
  expect((await read()).isWhole).toBe(false)
  expect(service.asked).toHaveLength(2)
  service.asked = []
  service.answer = ({ pageno }) => ({ arItems: [{ ...item, arItemId: pageno }] })
  expect((await read()).isWhole).toBe(false)
  expect(service.asked).toHaveLength(10)
  service.answer = () => ({})
  expect((await read()).isWhole).toBe(false)
  const summary = { totalCount: 2 }
  service.answer = ({ pageno }) => ({ arItems: pageno === 1 ? [item] : [], summary })
  expect((await read()).isWhole).toBe(false)
})

test('customers in debt collection are those of open items that say so', async () => {
  const level = { collectionLevel: 'COLLECTION' }
  answerOnce(
    { ...item, ...level, customerNo: '1' },
    { ...item, arItemId: 2, collectionLevel: 'NONE', customerNo: '2' },
    { ...item, ...level, arItemId: 3, status: 'PAID', remainingAmount: 0, customerNo: '3' },
  )
  const { customerNos, isWhole } = await getCustomersInCollectionQuery('1001').queryFn({})
  expect([...customerNos]).toEqual(['1'])
  expect(isWhole).toBe(true)
  expect(service.asked[0]).toMatchObject({ collectionlevel: 'COLLECTION', pageno: 1 })
})

test.each([
  ['whether it is in debt collection', { customerNo: '2' }],
  ['whose it is', { collectionLevel: 'COLLECTION' }],
])('an item that does not tell %s names no customer, and may be one', async (_, untold) => {
  answerOnce(
    { ...item, collectionLevel: 'COLLECTION', customerNo: '1' },
    { ...item, arItemId: 2, ...untold },
  )
  const { customerNos, isWhole } = await getCustomersInCollectionQuery('1001').queryFn({})
  expect([[...customerNos], isWhole]).toEqual([['1'], false])
})
