import { expect, test } from 'vitest'
import { Customer } from '@/lib/contracts/receivables/customers'
import { generateCustomers } from './customers'
import { customerEdgeCaseNames } from './edge-cases'
import { seedClients } from './seed'

const wanted = {
  seedNumber: 1,
  clientNo: 1001,
  country: 'NO',
  firstNo: 10_001,
  count: 300,
  now: Date.parse('2026-11-20T12:00:00Z'),
} as const

test('the same seed gives the same customers, and more of them change none', () => {
  const some = [...generateCustomers(wanted)]
  expect([...generateCustomers(wanted)]).toEqual(some)
  expect([...generateCustomers({ ...wanted, count: 900 })].slice(0, 300)).toEqual(some)
})

test('every awkward case is there, and none is off the contract', () => {
  const some = [...generateCustomers(wanted)].map(({ data }) => data)
  for (const customer of some) expect(Customer.safeParse(customer).success).toBe(true)
  expect(some.length).toBeGreaterThan(customerEdgeCaseNames.length)
  expect(some.some((customer) => !('postalAddress' in customer))).toBe(true)
  expect(some.some((customer) => customer.emailAddressDocument?.[0] === '<a@b.no>;')).toBe(true)
  expect(some.some((customer) => (customer.name ?? '').length > 120)).toBe(true)
  expect(some.some((customer) => customer.stopReminderUntil === '2026-12-11')).toBe(true)
})

test('there are at least 5,000 customers', () => {
  expect(seedClients.reduce((sum, client) => sum + client.customers, 0)).toBeGreaterThanOrEqual(
    5000,
  )
})

test('Norwegian identity numbers are of the test series', () => {
  const numbers = [...generateCustomers(wanted)]
    .map(({ data }) => data)
    .filter(
      (customer) => customer.ssnCountry === 'NO' && customer.ssn && customer.ssn !== '01019921717',
    )
  expect(numbers.length).toBeGreaterThan(50)
  for (const { ssn } of numbers) expect(Number(ssn!.slice(2, 4))).toBeGreaterThan(80)
})
