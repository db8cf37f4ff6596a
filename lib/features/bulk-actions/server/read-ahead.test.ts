import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { eraseSubject } from '@/lib/commands/maintenance/erase-subject'
import { bulkActionRows } from '@/lib/platform/database/bulk-schema'
import { work } from '@/tests/support/bulk-actions-under-test'
import { clientNo } from '@/tests/support/bulk-customers-under-test'
import {
  batchUpstream,
  beginImport,
  moving,
  phoning,
} from '@/tests/support/customer-import-under-test'
import { arrivedAt, asKari, deskUnderTest, endPauses } from '@/tests/support/desk-under-test'
import { claimBulkAction } from './bulk-records'
import { readBulkRows } from './bulk-rows'
import { createReadAhead } from './read-ahead'
import { runBulkAction } from './run-bulk-action'

const desk = deskUnderTest()
afterEach(() => vi.useRealTimers())

async function begun(count: number, make = moving) {
  await asKari()
  const service = batchUpstream(desk, count)
  const { bulkActionId } = await beginImport(make(service.customers))
  return { service, bulkActionId }
}

const countReads = (customerNo: string) =>
  arrivedAt(desk).filter(
    ({ method, url }) => method === 'GET' && url.endsWith(`/customers/${customerNo}`),
  ).length

test('the next batch is looked at while one goes out, and once', async () => {
  const { service, bulkActionId } = await begun(4)
  const held = Promise.withResolvers<void>()
  service.holdsWrites = held.promise
  const running = work(bulkActionId)
  await vi.waitFor(() => expect(countReads('10004')).toBe(1), { timeout: 20_000 })
  expect(service.batches).toEqual([])
  held.resolve()
  await running
  expect(service.batches.map(({ updates }) => updates.length)).toEqual([2, 2])
  for (const customerNo of ['10001', '10002', '10003', '10004'])
    expect(countReads(customerNo)).toBe(1)
})

test('who was seen to have moved meanwhile stays behind', async () => {
  const { service, bulkActionId } = await begun(4)
  service.find('10003')!.postalAddress.addressLine2 = 'c/o somebody'
  await work(bulkActionId)
  expect(service.batches.map(({ updates }) => updates.map((each) => each.customerNo))).toEqual([
    ['10001', '10002'],
    ['10004'],
  ])
})

test('what was seen before the service asked to wait is looked at anew', async () => {
  const { service, bulkActionId } = await begun(4)
  const held = Promise.withResolvers<void>()
  service.holdsWrites = held.promise
  service.writeFaults.push(429)
  const running = runBulkAction(bulkActionId, async () => {
    service.find('10003')!.postalAddress.addressLine2 = 'c/o somebody'
    await endPauses(desk)
  })
  await vi.waitFor(() => expect(countReads('10004')).toBe(1), { timeout: 20_000 })
  held.resolve()
  await running
  expect(service.batches.map(({ updates }) => updates.map((each) => each.customerNo))).toEqual([
    ['10001', '10002'],
    ['10004'],
  ])
})

test('a look that fails ahead is made again when its batch is sent', async () => {
  const { service, bulkActionId } = await begun(4)
  const held = Promise.withResolvers<void>()
  service.holdsWrites = held.promise
  service.readFaults.push(null, null, 400)
  const running = work(bulkActionId)
  await vi.waitFor(() => expect(service.readFaults).toEqual([]), { timeout: 20_000 })
  held.resolve()
  await running
  expect(service.batches.map(({ updates }) => updates.length)).toEqual([2, 2])
})

async function lookedAhead() {
  const { service, bulkActionId } = await begun(4)
  const action = (await claimBulkAction(bulkActionId))!
  const [first, second] = await readBulkRows(bulkActionId, 0, 2)
  const readAhead = createReadAhead(action)
  readAhead.begin(first!)
  await vi.waitFor(() => expect(countReads('10004')).toBe(1), { timeout: 20_000 })
  return { service, bulkActionId, readAhead, first: first!, second: second! }
}

test('a look counts once, and for its own row', async () => {
  const { readAhead, second } = await lookedAhead()
  expect(await readAhead.take(second)).toEqual([])
  expect(await readAhead.take(second)).toBeNull()
})

test.each([
  ['another row', { idempotencyKey: '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10' }],
  ['a row from which somebody was erased since', { content: 'sealed anew' }],
])('a look counts not for %s', async (_, changed) => {
  const { readAhead, second } = await lookedAhead()
  expect(await readAhead.take({ ...second, ...changed })).toBeNull()
})

test('a look of five minutes ago does not count', async () => {
  const { readAhead, second } = await lookedAhead()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 300_000 })
  expect(await readAhead.take(second)).toBeNull()
})

test('a look that the service asks to wait with is given up', async () => {
  const { service, bulkActionId } = await begun(4)
  const action = (await claimBulkAction(bulkActionId))!
  const [first, second] = await readBulkRows(bulkActionId, 0, 2)
  service.readFaults.push(429)
  const readAhead = createReadAhead(action)
  readAhead.begin(first!)
  expect(await readAhead.take(second!)).toBeNull()
  expect(arrivedAt(desk).length).toBeLessThanOrEqual(2)
})

test('the others are looked at of a row from which somebody was erased, and nobody after the last row', async () => {
  const { bulkActionId } = await begun(4)
  const action = (await claimBulkAction(bulkActionId))!
  const [first, second] = await readBulkRows(bulkActionId, 0, 2)
  const ofSecond = eq(bulkActionRows.seq, second!.seq)
  await desk.db.update(bulkActionRows).set({ state: 'sending' }).where(ofSecond)
  await eraseSubject(desk.db, { kind: 'customer', clientNo, customerNo: '10003' })
  await desk.db.update(bulkActionRows).set({ state: 'waiting' }).where(ofSecond)
  const [, erased] = await readBulkRows(bulkActionId, 0, 2)
  const readAhead = createReadAhead(action)
  readAhead.begin(first!)
  expect(await readAhead.take(erased!)).toEqual([])
  readAhead.begin(erased!)
  expect(await readAhead.take(erased!)).toBeNull()
  expect(arrivedAt(desk)).toHaveLength(1)
  expect(countReads('10004')).toBe(1)
})

test('nobody is looked at whose row was sent, or whose address is not completed', async () => {
  const { bulkActionId, readAhead, first } = await lookedAhead()
  await desk.db
    .update(bulkActionRows)
    .set({ state: 'accepted' })
    .where(eq(bulkActionRows.bulkActionId, bulkActionId))
  const before = arrivedAt(desk).length
  readAhead.begin(first)
  expect(await readAhead.take(first)).toBeNull()
  expect(arrivedAt(desk)).toHaveLength(before)

  const { bulkActionId: other } = await begun(4, phoning)
  const action = (await claimBulkAction(other))!
  const [row, next] = await readBulkRows(other, 0, 2)
  const ahead = createReadAhead(action)
  ahead.begin(row!)
  expect(await ahead.take(next!)).toBeNull()
})
