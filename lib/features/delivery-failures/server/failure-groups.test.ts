import { expect, test } from 'vitest'
import { groupFailures } from './failure-groups'

const rows = [1, 2, 3].map((rid) => ({
  ...{ TransactionRid: rid, RowId: rid, CompanyId: 501, Status: 'Failed' },
  LogText: 'Invoicee address: StreetName is missing',
}))
const group = async (standings: Record<string, 'delivered' | 'failed' | 'waiting'>) =>
  (await groupFailures(rows, [], (_, rid) => standings[rid] ?? null))[0]!

test('a cause is mended once what was sent in the place of each failure is delivered', async () => {
  expect((await group({})).resent).toBeUndefined()
  expect((await group({ 1: 'delivered', 2: 'failed', 3: 'waiting' })).resent).toEqual({
    ...{ delivered: 1, failed: 1, waiting: 1 },
    isMended: false,
  })
  expect((await group({ 1: 'delivered', 2: 'delivered' })).resent).toMatchObject({
    isMended: false,
  })
  expect((await group({ 1: 'delivered', 2: 'delivered', 3: 'delivered' })).resent).toEqual({
    ...{ delivered: 3, failed: 0, waiting: 0 },
    isMended: true,
  })
})

test('what was sent for another company counts for nothing', async () => {
  const [found] = await groupFailures(rows, [], (companyId) =>
    companyId === 502 ? 'delivered' : null,
  )
  expect(found!.resent).toBeUndefined()
})
