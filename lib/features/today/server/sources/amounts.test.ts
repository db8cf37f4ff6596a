import { describe, expect, test } from 'vitest'
import { addDays } from '@/lib/shared/dates/calendar-date'
import { asKari, deskUnderTest } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { workspaces } from '@/tests/support/tokens'
import { listOf, stopClock, upstreamServes } from '@/tests/support/work'

const desk = deskUnderTest()
const today = stopClock()
const [fjellheim, nordkust] = workspaces

describe('amounts', () => {
  const claimOf = (more: object) => ({
    ...{ type: 'CAPITAL', currency: 'NOK', originalAmount: 100, currentAmount: 100 },
    ...{ paidAmount: 30, creditedAmount: 0, remainingAmount: 70 },
    ...more,
  })
  const invoice = (id: string, claim: object = {}) => ({
    id,
    invoiceNumber: `N-${id}`,
    createdAt: `${today}T08:00:00Z`,
    ...{ currency: 'NOK', claims: [claimOf(claim)] },
  })
  const settlement = (settlementId: string, part: number) => ({
    settlementId,
    settlementDate: today,
    currency: 'NOK',
    settlementAmount: 50,
    allocations: [{ amount: part, currency: 'NOK' }],
  })
  const serve = (invoices: object[], settlements: object[], fail = false) =>
    upstreamServes(desk, {
      [`${fjellheim!.organizationId}/invoices`]: (response) =>
        fail
          ? json(response, 503, {})
          : json(response, 200, { summary: {}, data: invoices.map((each) => each) }),
      [`${fjellheim!.organizationId}/settlements`]: (response) =>
        json(response, 200, { summary: {}, data: settlements }),
      [`${nordkust!.organizationId}/`]: (response) =>
        json(response, 200, { data: [], summary: {} }),
    })

  test('that do not add up are work, what adds up or does not tell is none', async () => {
    await asKari()
    serve(
      [invoice('a'), invoice('b', { remainingAmount: 60.5 }), invoice('c', { paidAmount: null })],
      [
        settlement('s-1', 50),
        settlement('s-2', 49.9),
        { ...settlement('old', 49.9), settlementDate: '2020-01-01' },
      ],
    )
    expect(await listOf('amounts')).toMatchObject({
      asked: 4,
      isWhole: true,
      failures: [],
      lines: [
        {
          record: 'invoice',
          id: 'b',
          name: 'N-b',
          differences: 1,
          place: 'Fjellheim',
          sums: [{ amount: '9.5', currency: 'NOK' }],
          since: null,
          from: addDays(today, -29),
          to: today,
        },
        {
          record: 'settlement',
          id: 's-2',
          sums: [{ amount: '0.1', currency: 'NOK' }],
          since: today,
        },
      ],
    })
  })

  test('of a list that the service does not offer are not asked for, and the other list stays', async () => {
    await asKari()
    let asked = 0
    upstreamServes(desk, {
      '/invoices': (response) => {
        asked += 1
        json(response, 405, {})
      },
      '/settlements': (response) =>
        json(response, 200, { summary: {}, data: [settlement('s-2', 49.9)] }),
    })
    expect(await listOf('amounts')).toMatchObject({ asked: 4, isWhole: false })
    asked = 0
    const read = await listOf('amounts')
    expect(asked).toBe(0)
    expect(read).toMatchObject({ asked: 2, isWhole: true, failures: [] })
    expect(read.lines.map((line) => 'record' in line && line.record)).toEqual([
      'settlement',
      'settlement',
    ])
  })

  test('of a service that offers neither list are asked of nobody', async () => {
    await asKari({ rights: ['read:arm.customer'] })
    let asked = 0
    upstreamServes(desk, {
      '/orgs/': (response) => {
        asked += 1
        json(response, 200, { data: [] })
      },
    })
    expect(await listOf('amounts')).toMatchObject({ lines: [], asked: 0 })
    expect(asked).toBe(0)
  })

  test('of many pages are read to the last of five, and not known to be all beyond', async () => {
    await asKari()
    const tokens: (string | null)[] = []
    upstreamServes(desk, {
      [`${fjellheim!.organizationId}/invoices`]: (response, { searchParams }) => {
        const page = Number(searchParams.get('PageToken') ?? 0)
        tokens.push(searchParams.get('PageToken'))
        json(response, 200, {
          summary: { nextPageToken: String(page + 1) },
          data: [invoice(`p-${page}`, { remainingAmount: 60 })],
        })
      },
      '/': (response) => json(response, 200, { data: [], summary: {} }),
    })
    const read = await listOf('amounts')
    expect(read).toMatchObject({ isWhole: false, failures: [] })
    expect(read.lines).toHaveLength(5)
    expect(tokens).toEqual([null, '1', '2', '3', '4'])
  })

  test('of a list that cannot be read are not known, and the other list stays', async () => {
    await asKari()
    serve([], [settlement('s-2', 49.9)], true)
    expect(await listOf('amounts')).toMatchObject({
      lines: [{ record: 'settlement', id: 's-2' }],
      isWhole: false,
      failures: [{ kind: 'unreachable' }],
    })
  })
})
