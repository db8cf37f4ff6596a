import { expect, test } from 'vitest'
import { Customer } from '@/lib/contracts/receivables/customers'
import { awkwardNames } from './awkward'
import { customersOf } from './customers'
import { seedClients } from './seed'

const wanted = { seed: 1, clientNo: 1001, country: 'NO', firstNo: 10_001, count: 300, now: Date.parse('2026-11-20T12:00:00Z') } as const

test('the same seed gives the same customers, and more of them change none', () => {
  const some = [...customersOf(wanted)]
  expect([...customersOf(wanted)]).toEqual(some)
  expect([...customersOf({ ...wanted, count: 900 })].slice(0, 300)).toEqual(some)
})

test('every awkward case is there, and none is off the contract', () => {
  const some = [...customersOf(wanted)].map(({ data }) => data)
  for (const customer of some) expect(Customer.safeParse(customer).success).toBe(true)
  expect(some.length).toBeGreaterThan(awkwardNames.length)
  expect(some.some((customer) => !('postalAddress' in customer))).toBe(true)
  expect(some.some((customer) => customer.emailAddressDocument?.[0] === '<a@b.no>;')).toBe(true)
  expect(some.some((customer) => (customer.name ?? '').length > 120)).toBe(true)
  expect(some.some((customer) => customer.stopReminderUntil === '2026-12-11')).toBe(true)
})

test('there are at least 5,000 customers', () => {
  expect(seedClients.reduce((sum, client) => sum + client.customers, 0)).toBeGreaterThanOrEqual(5000)
})

test('Norwegian identity numbers are of the test series', () => {
  const numbers = [...customersOf(wanted)]
    .map(({ data }) => data)
    .filter((customer) => customer.ssnCountry === 'NO' && customer.ssn && customer.ssn !== '01019921717')
  expect(numbers.length).toBeGreaterThan(50)
  for (const { ssn } of numbers) expect(Number(ssn!.slice(2, 4))).toBeGreaterThan(80)
})
