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

const marked = { companyId: 501, person: 'kari', note: null, upToRowId: 3 }
const handledAt = new Date('2026-03-12T10:00:00Z')

test.each([
  ['2026-03-12T09:59:59', 0],
  ['2026-03-12T12:59:59', 0],
  ['2026-03-12T13:00:01', 1],
  ['2026-03-12T12:00:01+02:00', 1],
  ['2026-03-12T11:00:00+02:00', 0],
  ['2999-01-01T00:00:00', 0],
  ['2026-03-13', 0],
  [null, 0],
])(
  'a row below the mark whose channel told its end at %s leaves %s unhandled',
  async (time, unhandled) => {
    const [first, ...others] = rows
    const late = [{ ...first!, ChannelUpdateTime: time }, ...others]
    const key = (await groupFailures(late, []))[0]!.key
    const mark = { ...marked, cause: key, handledAt }
    const [found] = await groupFailures(late, [mark])
    expect(found).toMatchObject({ count: 3, unhandled, handled: { newer: unhandled } })
  },
)
