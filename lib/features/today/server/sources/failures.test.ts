import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { asKari, deskUnderTest } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { workspaces } from '@/tests/support/tokens'
import { listOf, stopClock, upstreamServes } from '@/tests/support/work'

const desk = deskUnderTest()
const today = stopClock()
const [fjellheim] = workspaces

describe('failures', () => {
  const row = (RowId: number, LogText: string) => ({
    RowId,
    CompanyId: 501,
    Company: 'Fjord Energi AS',
    Status: 'Failed',
    LogTime: `${today}T10:00:00`,
    LogText,
  })

  test('are a line for each cause, and one for all texts that nobody knows', async () => {
    await asKari()
    upstreamServes(desk, {
      SummaryInvoice: (response, _, text) =>
        json(response, 200, {
          Rows: JSON.parse(text).RowId
            ? []
            : [
                row(4, 'Receiver 0192:991825827 is not registered in PEPPOL'),
                row(3, 'Receiver 0192:991825827 is not registered in PEPPOL'),
                row(2, 'Blorp 17 at node x'),
                row(1, 'Something else entirely'),
              ],
        }),
    })
    const { lines } = await listOf('failures')
    expect(lines).toMatchObject([
      { key: 'cause:receiverNotInPeppol', count: 2, sums: null, texts: 0 },
      { key: null, count: 2, texts: 2, subject: 'failure:shapes' },
    ])
  })

  test('of a list that was cut are told as a part, each line by itself', async () => {
    await asKari()
    upstreamServes(desk, {
      SummaryInvoice: (response, _, text) =>
        json(response, 200, {
          Rows: JSON.parse(text).RowId ? [] : [row(2, 'Mailbox full'), row(1, 'Blorp 17 at x')],
          ...{ TotalCount: 7, TotalCountIs: 'exact' },
        }),
    })
    expect(await listOf('failures')).toMatchObject({
      ...{ isWhole: false, lines: [{ isPart: true }, { isPart: true }] },
    })
  })

  test.each([
    ['2026-11-25T22:59:00Z', '2026-11-19', '2026-11-25'],
    ['2026-11-25T23:01:00Z', '2026-11-20', '2026-11-26'],
    ['2026-07-01T22:30:00Z', '2026-06-26', '2026-07-02'],
  ])('are asked for at %s from %s up to %s, which is the day in Oslo', async (now, from, to) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) })
    try {
      await asKari()
      const asked: unknown[] = []
      upstreamServes(desk, {
        SummaryInvoice: (response, _, text) => {
          asked.push(JSON.parse(text))
          json(response, 200, { Rows: [] })
        },
      })
      await listOf('failures')
      expect(asked).toMatchObject([
        { FromDate: `${from}T00:00:00Z`, ToDate: `${to}T23:59:59.999Z` },
      ])
    } finally {
      vi.useRealTimers()
    }
  })

  test('that somebody has handled are no work until a newer one comes', async () => {
    await asKari()
    const rows = [row(4, 'Receiver 0192:991825827 is not registered in PEPPOL')]
    upstreamServes(desk, {
      SummaryInvoice: (response, _, text) =>
        json(response, 200, { Rows: JSON.parse(text).RowId ? [] : rows }),
    })
    await executeOperation(
      'markCauseHandled',
      {
        body: {
          Causes: [{ Key: 'cause:receiverNotInPeppol', CompanyIds: [501], UpToRowId: 4 }],
        },
      },
      { idempotencyKey: randomUUID() },
    )
    expect((await listOf('failures')).lines).toEqual([])
    rows.unshift(row(5, 'Receiver 0192:991825827 is not registered in PEPPOL'))
    expect((await listOf('failures')).lines).toMatchObject([{ count: 1 }])
  })

  test.each(['failures', 'waiting'] as const)(
    'an answer without rows tells nothing: %s',
    async (source) => {
      await asKari()
      upstreamServes(desk, { SummaryInvoice: (response) => json(response, 200, null) })
      expect(await executeOperation('listWork', { body: { source } })).toMatchObject({
        ok: false,
        failure: { kind: 'off-contract' },
      })
    },
  )

  test('of a person without companies are none, and nobody is asked', async () => {
    await asKari({ workspaces: [{ ...fjellheim, companyIds: [] }] })
    expect(await listOf('failures')).toMatchObject({ lines: [], asked: 0 })
  })
})
