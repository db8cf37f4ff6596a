import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { describe, expect, test, vi } from 'vitest'
import type { WorkLine, WorkSource } from '@/lib/contracts/desk/work'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { journal } from '@/lib/platform/database/schema'
import { recordRefusal } from '@/lib/platform/events/webhook-refusals'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { addDays } from '@/lib/shared/dates/calendar-date'
import { formatIsoDate } from '@/lib/shared/format/date-time'
import { asKari, deskUnderTest, upstreamAnswers } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { workspaces } from '@/tests/support/tokens'

vi.mock('next/headers', async () => (await import('@/tests/support/browser')).browserHeaders)

const desk = deskUnderTest()
const [fjellheim, nordkust] = workspaces
const today = formatIsoDate(new Date(), 'UTC')
const listOf = async (source: WorkSource) => {
  const read = await executeOperation('listWork', { body: { source } })
  if (!read.ok) throw new Error(JSON.stringify(read.failure))
  return read.value
}

/** Answers each path by what it begins with; an unknown one is not found. */
function upstreamServes(
  paths: Record<string, (response: ServerResponse, url: URL, text: string) => void>,
) {
  upstreamAnswers(desk, ({ url, text }, response) => {
    const asked = new URL(url ?? '/', 'http://upstream')
    const path = Object.keys(paths).find((each) => asked.pathname.includes(each))
    if (path) paths[path]!(response, asked, text)
    else json(response, 404, {})
  })
}

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
    upstreamServes({
      [`${fjellheim!.organizationId}/cases`]: (response) =>
        json(response, 200, {
          summary: {},
          data: [
            waiting(1),
            waiting(2, { decideByDate: '2026-03-14', remainingAmount: 0.2 }),
            waiting(3, { subStatus: 'EVICTION_REQUEST', debtors: [{ fullName: 'Solveig Tveit' }] }),
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

  test('of an organization that does not answer are not known, and the others stay', async () => {
    await asKari()
    upstreamServes({
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
    upstreamServes({ '/cases': (response) => json(response, 500, {}) })
    expect(await executeOperation('listWork', { body: { source: 'decisions' } })).toMatchObject({
      ok: false,
      failure: { kind: 'unreachable' },
    })
  })

  test('are asked of nobody for a person without the right', async () => {
    await asKari({ rights: ['read:arm.customer'] })
    let asked = 0
    upstreamServes({
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
    upstreamServes({
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
      lines: [{ count: 2, sums: [{ amount: '200.2', currency: 'NOK' }] }],
    })
    expect(asked).toBe(3)
  })

  test('are read on past pages of a service that ignores the status', async () => {
    await asKari()
    upstreamServes({
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
    upstreamServes({
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

describe('stops', () => {
  const customersAnswer =
    (customers: object[]) =>
    (response: ServerResponse, { searchParams }: URL) =>
      json(response, 200, { customers: searchParams.get('pageno') === '1' ? customers : [] })

  test('are those that end within a week, not those that ended or end later', async () => {
    await asKari()
    const none = {
      stopReminderUntil: null,
      stopDebtCollectionUntil: null,
      stopInterestCalcUntil: null,
    }
    const stop = (customerNo: string, days: number, memo?: string) => ({
      ...none,
      customerNo,
      stopReminderUntil: addDays(today, days),
      stopReminderMemo: memo,
    })
    upstreamServes({
      '1001/customers': customersAnswer([
        stop('1', -1),
        stop('2', 0, 'Waits for a credit note'),
        stop('3', 7),
        stop('4', 8),
        { ...none, customerNo: '5', stopInterestCalcUntil: addDays(today, 3) },
        { ...none, customerNo: '6', stopReminderUntil: 'soon' },
      ]),
      '1002/customers': customersAnswer([]),
    })
    expect(await listOf('stops')).toMatchObject({
      isWhole: true,
      lines: [
        {
          subject: 'stops:1001',
          count: 3,
          due: today,
          withoutMemo: 2,
          byKind: { reminder: 2, debtCollection: 0, interestCalc: 1 },
          customers: [
            { customerNo: '2', until: today },
            { customerNo: '5', until: addDays(today, 3) },
            { customerNo: '3', until: addDays(today, 7) },
          ],
          unnamed: 0,
        },
      ],
    })
  })

  test('name twelve customers at most, each once, by the day of its first, and count the others', async () => {
    await asKari()
    const both = (customerNo: number) => ({
      customerNo: String(customerNo),
      name: `Customer ${customerNo}`,
      stopReminderUntil: addDays(today, 6),
      stopDebtCollectionUntil: addDays(today, customerNo % 5),
      stopInterestCalcUntil: null,
    })
    upstreamServes({
      '1001/customers': customersAnswer(Array.from({ length: 14 }, (_, at) => both(at + 1))),
      '1002/customers': customersAnswer([]),
    })
    const [line] = (await listOf('stops')).lines
    expect(line).toMatchObject({ count: 28, unnamed: 2 })
    const { customers } = line as Extract<WorkLine, { source: 'stops' }>
    expect(new Set(customers.map(({ customerNo }) => customerNo)).size).toBe(12)
    expect(customers[0]).toEqual({ customerNo: '5', name: 'Customer 5', until: today })
  })

  test('that a list leaves out are not known to be none', async () => {
    await asKari()
    upstreamServes({ '/customers': customersAnswer([{ customerNo: '1', name: 'Kari' }]) })
    expect(await listOf('stops')).toMatchObject({ lines: [], isWhole: false, failures: [] })
  })

  test('of a service that gives the first page again and again are not known to be all', async () => {
    await asKari()
    upstreamServes({
      '/customers': (response) => json(response, 200, { customers: [{ customerNo: '1' }] }),
    })
    expect(await listOf('stops')).toMatchObject({ lines: [], isWhole: false })
  })
})

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
    upstreamServes({
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

  test('that somebody has handled are no work until a newer one comes', async () => {
    await asKari()
    const rows = [row(4, 'Receiver 0192:991825827 is not registered in PEPPOL')]
    upstreamServes({
      SummaryInvoice: (response, _, text) =>
        json(response, 200, { Rows: JSON.parse(text).RowId ? [] : rows }),
    })
    await executeOperation(
      'markCauseHandled',
      { body: { Key: 'cause:receiverNotInPeppol', CompanyIds: [501], UpToRowId: 4 } },
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
      upstreamServes({ SummaryInvoice: (response) => json(response, 200, null) })
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

test('an answer with rows of another company is refused as a whole', async () => {
  await asKari()
  upstreamServes({
    SummaryInvoice: (response) =>
      json(response, 200, { Rows: [{ RowId: 1, CompanyId: 777, Status: 'Failed' }] }),
  })
  expect(await executeOperation('listWork', { body: { source: 'failures' } })).toMatchObject({
    ok: false,
    failure: { kind: 'forbidden' },
  })
})

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
  upstreamServes({
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

describe('what was sent from here', () => {
  type Write = typeof journal.$inferInsert
  const sentWrite = (more: Pick<Write, 'operation' | 'state'> & Partial<Write>): Write => ({
    idempotencyKey: randomUUID(),
    ...{ area: 'collection', person: 'ola', requestId: 'r-1', fingerprint: 'f-1' },
    organizationId: fjellheim!.organizationId,
    sentAt: new Date(),
    deadlineAt: new Date(Date.now() + 60_000),
    ...more,
  })
  const batchOf = (batchId: string) =>
    sentWrite({
      operation: 'createPayments',
      state: 'accepted',
      outcome: { ok: true, value: { data: { batchId } }, status: 202 },
      endedAt: new Date(),
    })
  const answerBatch = (answers: Record<string, object | null>) =>
    upstreamServes(
      Object.fromEntries(
        Object.entries(answers).map(([batchId, data]) => [
          `/batches/${batchId}`,
          (response: ServerResponse) =>
            data ? json(response, 200, { data: { batchId, ...data } }) : json(response, 503, {}),
        ]),
      ),
    )

  test('and not confirmed is work, a colleague’s too; what was done or called off is none', async () => {
    await asKari()
    const states = ['unknown', 'done', 'refused', 'not-sent'] as const
    for (const state of states)
      await desk.db
        .insert(journal)
        .values(sentWrite({ operation: 'pauseCase', state, target: state }))
    expect(await listOf('outcomes')).toMatchObject({
      isWhole: true,
      lines: [{ operation: 'pauseCase', target: 'unknown', person: 'ola', count: 1 }],
    })
    await asKari({ workspaces: [nordkust] })
    expect((await listOf('outcomes')).lines).toEqual([])
  })

  test('as a batch is asked about while nobody knows how it ended: rejected rows are work', async () => {
    await asKari()
    await desk.db.insert(journal).values(['b-1', 'b-2', 'b-3'].map(batchOf))
    answerBatch({
      'b-1': { status: 'PARTIAL', succeeded: [{ index: 0 }], failed: [{ index: 1, code: 'NO' }] },
      'b-2': { status: 'SUCCESS', succeeded: [{ index: 0 }] },
      'b-3': { status: 'QUEUED' },
    })
    const expected = { lines: [{ batchId: 'b-1', failed: 1 }], isWhole: true, failures: [] }
    expect(await listOf('batches')).toMatchObject(expected)
    answerBatch({ 'b-3': { status: 'QUEUED' } })
    expect(await listOf('batches')).toMatchObject(expected)
  })

  test('as a batch that cannot be asked about is told as not known', async () => {
    await asKari()
    await desk.db.insert(journal).values(batchOf('b-1'))
    answerBatch({ 'b-1': null })
    expect(await listOf('batches')).toMatchObject({
      lines: [],
      isWhole: false,
      failures: [{ kind: 'unreachable' }],
    })
  })
})

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
    upstreamServes({
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
        },
        { record: 'settlement', id: 's-2', sums: [{ amount: '0.1', currency: 'NOK' }] },
      ],
    })
  })

  test('of a list that the service does not offer are not asked for, and the other list stays', async () => {
    await asKari()
    let asked = 0
    upstreamServes({
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
    upstreamServes({
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
    upstreamServes({
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

describe('refused webhooks', () => {
  test('are work of their organization, and of everybody where nobody proved whose', async () => {
    const db = await getDeskDatabase()
    const refused = { reason: 'out-of-time', organizationId: nordkust!.organizationId } as const
    await recordRefusal(db, refused)
    await recordRefusal(db, refused)
    await recordRefusal(db, { reason: 'forged', organizationId: null })
    const unproven = {
      reason: 'forged',
      count: 1,
      isProven: false,
      place: null,
      scope: {},
      organizationId: fjellheim!.organizationId,
    }
    await asKari()
    const { lines, isWhole } = await listOf('webhooks')
    expect(isWhole).toBe(true)
    expect(lines).toHaveLength(2)
    expect(lines).toMatchObject([
      { reason: 'out-of-time', count: 2, isProven: true, place: 'Nordkust' },
      unproven,
    ])
    await asKari({ workspaces: [fjellheim] })
    expect((await listOf('webhooks')).lines).toMatchObject([unproven])
    await asKari({ workspaces: [{ ...fjellheim!, organizationId: null }] })
    expect((await listOf('webhooks')).lines).toEqual([])
  })
})
