import { expect, test } from 'vitest'
import { storeCustomerNote } from '@/lib/features/customers/server/customer-notes'
import { markHandled } from '@/lib/features/delivery-failures/server/handled-causes'
import { addView } from '@/lib/features/saved-views/server/saved-views'
import { storeVisit } from '@/lib/features/saved-views/server/view-visits'
import {
  handledCauses,
  savedViews,
  sessions,
  signInAttempts,
  viewVisits,
} from '@/lib/platform/database/schema'
import { customerNotes } from '@/lib/platform/database/work-schema'
import { noteFailure } from '@/lib/platform/session/throttle'
import { openSession } from '@/lib/platform/session/vault'
import { deskUnderTest } from '@/tests/support/desk-under-test'
import { useSettings } from '@/tests/support/settings'
import { opaqueAnswer } from '@/tests/support/tokens'
import { eraseUnusedRows } from './erase-unused-rows'

const desk = deskUnderTest()
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

test('what nobody has used for as long as the settings say is erased, and nothing else', async () => {
  useSettings({ SESSION_ROW_DAYS: '10', NOTE_DAYS: '20', VIEW_DAYS: '30' })
  await openSession('kari', opaqueAnswer())
  await noteFailure({ userName: 'kari', address: 'home', browser: 'b' })
  await markHandled([{ cause: 'silent', companyIds: [1], upToRowId: 1 }], {
    person: 'kari',
    note: 'called',
  })
  const of = { clientNo: '1001', customerNo: '10001' }
  const note = { id: crypto.randomUUID(), person: 'kari', text: 'called' }
  await storeCustomerNote(of, note)
  const view = { name: 'Mine', query: 'q', companyIds: [1], shared: false }
  const [looked, left] = [(await addView('kari', view, 9))!, (await addView('kari', view, 9))!]
  const count = async () => [
    (await desk.db.select().from(sessions)).length,
    (await desk.db.select().from(signInAttempts)).length,
    (await desk.db.select().from(handledCauses)).length,
    (await desk.db.select().from(customerNotes)).length,
    (await desk.db.select().from(savedViews)).map(({ id }) => id).sort(),
  ]
  const age = async (slack: number) => {
    await desk.db.update(sessions).set({ lastActiveAt: daysAgo(10 + slack) })
    await desk.db.update(signInAttempts).set({ updatedAt: daysAgo(1 + slack) })
    await desk.db.update(handledCauses).set({ handledAt: daysAgo(20 + slack) })
    await desk.db.update(customerNotes).set({ writtenAt: daysAgo(20 + slack) })
    await desk.db.update(savedViews).set({ updatedAt: daysAgo(30 + slack) })
  }
  await storeVisit({
    person: 'kari',
    viewId: looked,
    visitedAt: daysAgo(29).toISOString(),
    snapshot: {},
  })
  await age(-0.5)
  await eraseUnusedRows()
  expect(await count()).toEqual([1, 1, 1, 1, [looked, left].sort()])
  await age(0.5)
  await eraseUnusedRows()
  expect(await count()).toEqual([0, 0, 0, 0, [looked]])
  await desk.db.update(viewVisits).set({ visitedAt: daysAgo(31) })
  await eraseUnusedRows()
  expect(await count()).toEqual([0, 0, 0, 0, []])
})
