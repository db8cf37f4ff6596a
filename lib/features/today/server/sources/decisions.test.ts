import { describe, expect, test } from 'vitest'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { asKari, deskUnderTest } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { workspaces } from '@/tests/support/tokens'
import { listOf, upstreamServes } from '@/tests/support/work'

const desk = deskUnderTest()
const [fjellheim, nordkust] = workspaces

describe('decisions', () => {
  const waiting = (caseNumber: number, more: object = {}) => ({
    caseNumber,
    status: 'OPEN',
    subStatus: 'DEBT_COLLECTION_LIST_MANUAL',
    currency: 'NOK',
    remainingAmount: 100.1,
    decideByDate: '2026-03-16',
    ...more,
  })

  test('are the cases that wait, those of a list together, evictions one by one', async () => {
    await asKari()
    upstreamServes(desk, {
      [`${fjellheim!.organizationId}/cases`]: (response) =>
        json(response, 200, {
          summary: {},
          data: [
            waiting(1),
            waiting(2, { decideByDate: '2026-03-14', remainingAmount: 0.2 }),
            waiting(3, {
              subStatus: 'EVICTION_REQUEST',
              debtors: [
                { fullName: 'Ola Berg', role: 'GUARANTOR' },
                { fullName: 'Solveig Tveit', role: 'PRIMARY_DEBTOR' },
              ],
            }),
            waiting(4, { status: 'PAUSED' }),
            waiting(5, { subStatus: 'REMINDER_SENT' }),
          ],
        }),
      [`${nordkust!.organizationId}/cases`]: (response) =>
        json(response, 200, { summary: {}, data: [] }),
    })
    expect(await listOf('decisions')).toMatchObject({
      asked: 2,
      isWhole: true,
      failures: [],
      lines: [
        {
          count: 2,
          due: '2026-03-14',
          caseNumber: null,
          place: 'Fjellheim',
          sums: [{ amount: '100.3', currency: 'NOK' }],
        },
        { count: 1, due: '2026-03-16', caseNumber: '3', debtor: 'Solveig Tveit' },
      ],
    })
  })

  test('name a debtor by its parts where the case tells no whole name', async () => {
    await asKari()
    const debtors = [{ fullName: '', firstName: 'Ola', lastName: 'Berg' }]
    upstreamServes(desk, {
      [`${fjellheim!.organizationId}/cases`]: (response) =>
        json(response, 200, {
          summary: {},
          data: [waiting(3, { subStatus: 'EVICTION_REQUEST', debtors })],
        }),
    })
    expect((await listOf('decisions')).lines).toMatchObject([{ debtor: 'Ola Berg' }])
  })

  test('of an organization that does not answer are not known, and the others stay', async () => {
    await asKari()
    upstreamServes(desk, {
      [`${fjellheim!.organizationId}/cases`]: (response) =>
        json(response, 200, { summary: {}, data: [waiting(1)] }),
      [`${nordkust!.organizationId}/cases`]: (response) => json(response, 500, {}),
    })
    const read = await listOf('decisions')
    expect(read.lines).toHaveLength(1)
    expect(read).toMatchObject({ isWhole: false, failures: [{ kind: 'unreachable' }] })
  })

  test('of all organizations that fail are a failure, and never none', async () => {
    await asKari()
    upstreamServes(desk, { '/cases': (response) => json(response, 500, {}) })
    expect(await executeOperation('listWork', { body: { source: 'decisions' } })).toMatchObject({
      ok: false,
      failure: { kind: 'unreachable' },
    })
  })

  test('are asked of nobody for a person without the right', async () => {
    await asKari({ rights: ['read:arm.customer'] })
    let asked = 0
    upstreamServes(desk, {
      '/cases': (response) => {
        asked += 1
        json(response, 200, { data: [] })
      },
    })
    expect(await executeOperation('listWork', { body: { source: 'decisions' } })).toMatchObject({
      ok: false,
      failure: { kind: 'forbidden' },
    })
    expect(asked).toBe(0)
  })

  test('are counted once where the service gives the same page again, and not known to be all', async () => {
    await asKari()
    let asked = 0
    upstreamServes(desk, {
      '/cases': (response, { pathname }) => {
        asked += 1
        const isFirst = pathname.includes(fjellheim!.organizationId)
        json(response, 200, {
          summary: { nextPageToken: isFirst ? `again-${asked}` : '' },
          data: isFirst ? [waiting(1), waiting(2)] : [],
        })
      },
    })
    expect(await listOf('decisions')).toMatchObject({
      isWhole: false,
      lines: [{ count: 2, isPart: true, sums: null }],
    })
    expect(asked).toBe(3)
  })

  test('are read on past pages of a service that ignores the status', async () => {
    await asKari()
    upstreamServes(desk, {
      '/cases': (response, { searchParams, pathname }) => {
        const page = Number(searchParams.get('PageToken') ?? 0)
        const isFirst = pathname.includes(fjellheim!.organizationId)
        const closed = { status: 'CLOSED', caseId: `closed-${page}` }
        json(response, 200, {
          summary: { nextPageToken: isFirst && page < 2 ? String(page + 1) : '' },
          data: isFirst ? [page < 2 ? waiting(page + 1, closed) : waiting(3)] : [],
        })
      },
    })
    expect(await listOf('decisions')).toMatchObject({
      isWhole: true,
      lines: [{ count: 1, caseNumber: '3' }],
    })
  })

  test('are read to the last page', async () => {
    await asKari()
    upstreamServes(desk, {
      '/cases': (response, { searchParams, pathname }) => {
        const page = Number(searchParams.get('PageToken') ?? 0)
        const isFirst = pathname.includes(fjellheim!.organizationId)
        json(response, 200, {
          summary: { nextPageToken: isFirst && page < 2 ? String(page + 1) : '' },
          data: isFirst ? [waiting(page + 1)] : [],
        })
      },
    })
    expect((await listOf('decisions')).lines).toMatchObject([{ count: 3 }])
  })
})
