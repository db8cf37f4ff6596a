import { expect, test } from 'vitest'
import { toCustomerNames } from './use-customer-names'

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
