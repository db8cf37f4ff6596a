import { expect, test } from 'vitest'
import { asKari, deskUnderTest } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { listOf, upstreamServes } from '@/tests/support/work'

const desk = deskUnderTest()

test('invoices wait too long by what the deliveries of their own company and channel took', async () => {
  await asKari()
  const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString()
  const row = (RowId: number, more: object) => ({
    ...{
      RowId,
      TransactionRid: RowId,
      CompanyId: 501,
      Company: 'Fjord',
      RequestedChannel: 'Print',
    },
    ...more,
  })
  upstreamServes(desk, {
    SummaryInvoice: (response, _, text) => {
      const { Statuses, RowId } = JSON.parse(text)
      const delivered = Array.from({ length: 30 }, (_, place) =>
        row(100 + place, { Status: 'OK', LogTime: at(2_000), DeliveryTime: at(1_990) }),
      )
      const pending = [
        row(1, { Status: 'Pending', LogTime: at(300) }),
        row(2, { Status: 'Pending', LogTime: at(5) }),
      ]
      json(response, 200, { Rows: RowId ? [] : Statuses[0] === 'OK' ? delivered : pending })
    },
  })
  expect(await listOf('waiting')).toMatchObject({
    isWhole: true,
    lines: [{ subject: 'waiting:501', count: 1, channels: [{ channel: 'Print', basis: 30 }] }],
  })
})
