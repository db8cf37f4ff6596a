import { expect, test } from 'vitest'
import { cutCalls } from './cut-batches'

const makeCustomers = (count: number, text = '') =>
  Array.from({ length: count }, (_, at) => ({
    ...{ line: at + 2, name: null, before: {}, keepsAddress: false },
    customer: { customerNo: String(at), customerMessage: text },
  }))
/** How many customers each batch of each call holds. */
const sizes = (...given: Parameters<typeof cutCalls>) =>
  [...cutCalls(...given)].map((call) => call.map(({ length }) => length))

test('batches hold so many customers at most, each customer once and in its order', () => {
  const customers = makeCustomers(5)
  expect([...cutCalls(customers, 2)].flat(2)).toEqual(customers)
  expect(sizes(customers, 2)).toEqual([[2, 2, 1]])
  expect(sizes(makeCustomers(4), 2)).toEqual([[2, 2]])
  expect(sizes([], 2)).toEqual([])
})

test('no batch and no call is longer than it may be, in bytes', () => {
  // 30,000 letters of two bytes each.
  expect(sizes(makeCustomers(7, 'å'.repeat(30_000)), 200)).toEqual([[3, 3], [1]])
  expect(sizes(makeCustomers(3, 'a'.repeat(60_000)), 200)).toEqual([[3]])
})

test('a customer that alone is longer is a batch of its own', () => {
  expect(sizes(makeCustomers(2, 'a'.repeat(150_000)), 200)).toEqual([[1, 1]])
  expect(sizes(makeCustomers(2, 'a'.repeat(450_000)), 200)).toEqual([[1], [1]])
})

test('a call has no more than a hundred batches', () => {
  expect([...cutCalls(makeCustomers(250), 1)].map(({ length }) => length)).toEqual([100, 100, 50])
})
