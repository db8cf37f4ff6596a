import { count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '@/lib/platform/database/open'
import { openSandboxDatabase } from '../database/open-sandbox'
import { arItems } from '../database/sent-schema'
import { putCustomers } from '../services/receivables/customers/customer-store'
import { readAdbIntervals } from '../services/receivables/ledger/adb-intervals'
import { generateCustomers } from './customers'
import { fillItems } from './item-fill'
import { seedClients, seedNumber } from './seed'

const now = Date.parse('2026-11-26T12:00:00Z')
const client = seedClients[0]!
const { clientNo } = client

let store: OpenDatabase
beforeAll(async () => {
  store = await openSandboxDatabase({})
  await putCustomers(store.db, clientNo, [
    ...generateCustomers({ ...client, seedNumber, count: 7, now }),
  ])
})
afterAll(() => store.close())

test('items made anew take the place of those that were there, and their bookings add up', async () => {
  await fillItems(store.db, 50, now)
  await fillItems(store.db, 330, now)
  const [items] = await store.db
    .select({ all: count(), open: sql<string>`sum((data->>'remainingAmount')::numeric)::text` })
    .from(arItems)
    .where(eq(arItems.clientNo, clientNo))
  const customers = await store.db
    .selectDistinct({ customerNo: arItems.customerNo })
    .from(arItems)
    .where(eq(arItems.clientNo, clientNo))
  expect(items!.all).toBe(330)
  expect(customers).toHaveLength(7)

  const intervals = await readAdbIntervals(store.db, { clientNo, asOf: '2026-11-26' })
  const aged = intervals.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)
  expect(aged).toBe(Math.round(Number(items!.open) * 100))
  expect(intervals.filter(({ itemCount }) => Number(itemCount) > 0).length).toBeGreaterThan(3)
})
