import { expect, test } from 'vitest'
import { findNextPage, hasUnlisted, toCustomerNames } from './use-customer-names'

test('a customer is called as the list says, and one that it does not name is not called anything', () => {
  const names = toCustomerNames({
    customers: [
      { customerNo: ' 1 ', name: 'Kari' },
      { customerNo: '2', name: ' ' },
      { customerNo: '', name: 'Nobody' },
      { customerNo: '3', name: 'One' },
      { customerNo: '3', name: 'Other' },
      { customerNo: '4', name: 'Same' },
      { customerNo: '4', name: 'Same' },
    ] as Parameters<typeof toCustomerNames>[0]['customers'],
  })
  expect([...names]).toEqual([
    ['1', 'Kari'],
    ['4', 'Same'],
  ])
  expect(toCustomerNames({ customers: null }).size).toBe(0)
})

type Page = Parameters<typeof findNextPage>[0][number]
const page = (first: number, count: number, totalCount?: number): Page =>
  ({
    summary: { totalCount },
    customers: Array.from({ length: count }, (_, at) => ({ customerNo: String(first + at) })),
  }) as Page

test('customers are read on until their count is reached, or an empty page where there is none', () => {
  expect(findNextPage([page(1, 2, 3)])).toBe(2)
  expect(findNextPage([page(1, 2, 3), page(3, 1, 3)])).toBeUndefined()
  expect(findNextPage([page(1, 2), page(3, 1)])).toBe(3)
  expect(findNextPage([page(1, 2), page(3, 0)])).toBeUndefined()
  expect(findNextPage([{ customers: null } as Page])).toBeUndefined()
})

test('a service that gives the same page again is asked no more, nor is one without an end', () => {
  expect(findNextPage([page(1, 2), page(1, 2)])).toBeUndefined()
  expect(findNextPage(Array.from({ length: 20 }, (_, at) => page(at + 1, 1)))).toBeUndefined()
})

test('a number is missing where no customer who was read has it', () => {
  const listed = new Set(['1', undefined])
  expect(hasUnlisted([' 1 ', null, '', undefined], listed)).toBe(false)
  expect(hasUnlisted(['1', '2'], listed)).toBe(true)
})
