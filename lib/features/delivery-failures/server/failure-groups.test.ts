import { expect, test } from 'vitest'
import { groupFailures } from './failure-groups'

const rows = [1, 2, 3].map((rid) => ({
  ...{ TransactionRid: rid, RowId: rid, CompanyId: 501, Status: 'Failed' },
  LogText: 'Invoicee address: StreetName is missing',
}))
const group = async (standings: Record<string, 'sent' | 'failed' | 'waiting'>) =>
  (await groupFailures(rows, [], (_, rid) => standings[rid] ?? null))[0]!

test('a cause is mended once what was sent in the place of each failure is sent', async () => {
  expect((await group({})).resent).toBeUndefined()
  expect((await group({ 1: 'sent', 2: 'failed', 3: 'waiting' })).resent).toEqual({
    ...{ sent: 1, failed: 1, waiting: 1 },
    isMended: false,
  })
  expect((await group({ 1: 'sent', 2: 'sent' })).resent).toMatchObject({
    isMended: false,
  })
  expect((await group({ 1: 'sent', 2: 'sent', 3: 'sent' })).resent).toEqual({
    ...{ sent: 3, failed: 0, waiting: 0 },
    isMended: true,
  })
})

test('what was sent for another company counts for nothing', async () => {
  const [found] = await groupFailures(rows, [], (companyId) => (companyId === 502 ? 'sent' : null))
  expect(found!.resent).toBeUndefined()
})
