import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '@/lib/platform/database/open'
import { collectionCases, collectionInvoices } from '../../database/collection-schema'
import { openSandboxDatabase } from '../../database/open-sandbox'
import { seedClients } from '../seed'
import { seedCollection } from './collection'

let store: OpenDatabase
beforeAll(async () => {
  store = await openSandboxDatabase({})
})
afterAll(() => store.close())

const now = Date.parse('2026-11-20T12:00:00Z')
const casesOf = async (at: number) => {
  const [row] = await store.db
    .select({ cases: count() })
    .from(collectionCases)
    .where(eq(collectionCases.organizationId, seedClients[at]!.organizationId))
  return row!.cases
}
const sourceIds = async () =>
  (await store.db.select({ id: collectionInvoices.uniqueSourceInvoiceId }).from(collectionInvoices))
    .map(({ id }) => id)
    .sort()

test('a store that has cases keeps them, unless they are wanted anew', async () => {
  await seedCollection(store.db, { cases: 60, now, isReseeded: false })
  expect([await casesOf(0), await casesOf(1), await casesOf(2)]).toEqual([40, 10, 10])
  const before = await sourceIds()

  await seedCollection(store.db, { cases: 600, now, isReseeded: false })
  expect(await sourceIds()).toEqual(before)

  await seedCollection(store.db, { cases: 30, now, isReseeded: true })
  expect([await casesOf(0), await casesOf(1), await casesOf(2)]).toEqual([20, 5, 5])
})
