import { describe, expect, test } from 'vitest'
import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { arrivedAt, asKari, deskUnderTest, upstreamAnswers } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'

const desk = deskUnderTest()
const minuteMs = 60_000
const wall = (minutesAgo: number) =>
  new Date(Date.now() - minutesAgo * minuteMs).toISOString().slice(0, 19)

const rowOf = (RowId: number, Status: string, minutesAgo: number, more: object = {}) =>
  ({
    ...{ RowId, TransactionRid: RowId, CompanyId: 501, Company: 'Fjord Energi AS', Status },
    ...{ RequestedChannel: 'Peppol', InvoiceType: 'Invoice', LogTime: wall(minutesAgo) },
    ...more,
  }) as SummaryRow

/** Forty deliveries of 1, 2, 3 … minutes, some days ago. */
const delivered = Array.from({ length: 40 }, (_, at) =>
  rowOf(100 + at, 'OK', 10_000 - at, { DeliveryTime: wall(9_999 - 2 * at) }),
)

/** An upstream that holds rows and answers those of the status that is asked for. */
function upstreamHolds(rows: SummaryRow[], fails: string[] = []) {
  upstreamAnswers(desk, ({ text }, response) => {
    const { RowId = Number.POSITIVE_INFINITY, Statuses } = JSON.parse(text)
    if (fails.includes(Statuses[0])) return json(response, 503, {})
    const own = rows.filter((row) => Statuses.includes(row.Status) && row.RowId! < RowId)
    json(response, 200, {
      Rows: own.toSorted((one, other) => Number(other.RowId) - Number(one.RowId)),
    })
  })
}

const ask = () => executeOperation('listDeliveryTimes', { body: {} })

describe('delivery times', () => {
  test('are told of each lane, with what waits and is late', async () => {
    await asKari()
    upstreamHolds([...delivered, rowOf(300, 'Pending', 30), rowOf(301, 'Pending', 60)])
    expect(await ask()).toMatchObject({
      ok: true,
      value: {
        ...{ all: true, withoutRows: false, brokenBy: null, read: 42 },
        lanes: [
          {
            ...{ companyId: 501, company: 'Fjord Energi AS', channel: 'Peppol', kind: 'Invoice' },
            usual: { medianMs: 20 * minuteMs, longMs: 38 * minuteMs, count: 40, by: 'kind' },
            ...{ waiting: 2, late: 1, longestMs: expect.any(Number) },
          },
        ],
        channels: [{ channel: 'Peppol', late: { count: 1, of: 1 }, isSlow: false }],
      },
    })
  })

  test('are asked for in the person’s own companies, of thirty days', async () => {
    await asKari()
    upstreamHolds(delivered)
    await ask()
    const asked = arrivedAt(desk).map(({ text }) => JSON.parse(text))
    expect(new Set(asked.flatMap(({ Statuses }) => Statuses))).toEqual(
      new Set(['OK', 'Pending', 'Failed']),
    )
    for (const { CompanyIds, FromDate, ToDate } of asked) {
      expect(CompanyIds).toEqual([501, 502])
      expect(Date.parse(ToDate) - Date.parse(FromDate)).toBe(30 * 86_400_000 - 1)
    }
  })

  test.each(['OK', 'Pending', 'Failed'])(
    'are not known where what is %s cannot be read: a channel could look better than it is',
    async (status) => {
      await asKari()
      upstreamHolds(delivered, [status])
      expect(await ask()).toMatchObject({ ok: false })
    },
  )

  test('are not made up where the service answers without rows', async () => {
    await asKari()
    upstreamAnswers(desk, (_, response) => json(response, 200, {}))
    expect(await ask()).toMatchObject({
      ok: true,
      value: { withoutRows: true, lanes: [], channels: [], read: 0 },
    })
  })
})
