import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { beforeEach, describe, expect, test } from 'vitest'
import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import type { Input } from '@/lib/contracts/registry'
import { handledCauses } from '@/lib/platform/database/schema'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { signedIn } from '@/tests/support/browser'
import {
  arrivedAt,
  asKari,
  asOla,
  deskUnderTest,
  upstreamAnswers,
} from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { areasAt, useSettings } from '@/tests/support/settings'
import { storedText } from '@/tests/support/stores'
import { opaqueAnswer } from '@/tests/support/tokens'
import { handleCause } from './handle-cause'

const desk = deskUnderTest()
beforeEach(async () => void (await desk.db.delete(handledCauses)))

const workspaces = [
  { name: 'Fjord', clientNo: '1001', companyIds: [501], organizationId: null },
  { name: 'Nordkust', clientNo: '1002', companyIds: [502], organizationId: null },
]
const period = { FromDate: '2026-03-01', ToDate: '2026-03-12' }
const notInPeppol = 'Receiver 0192:991825827 is not registered in PEPPOL'
const key = 'cause:receiverNotInPeppol'

const failedRow = (
  RowId: number,
  LogText: string | null = notInPeppol,
  more: Partial<SummaryRow> = {},
): SummaryRow => ({
  RowId,
  TransactionRid: 9_000_000 + RowId,
  CompanyId: 501,
  Status: 'Failed',
  LogTime: '2026-03-11T23:59:00',
  RequestedChannel: 'Peppol',
  LogText,
  ...more,
})

/**
 * An upstream that holds rows and pages through them as the search is assumed to, `pageSize` rows
 * at a time.
 */
function upstreamHolds(rows: SummaryRow[], pageSize = 1000, more: object = {}) {
  upstreamAnswers(desk, ({ text }, response) => {
    const { RowId = Number.POSITIVE_INFINITY } = JSON.parse(text)
    const left = rows
      .filter((row) => row.RowId! < RowId)
      .sort((one, other) => Number(other.RowId) - Number(one.RowId))
    json(response, 200, { Rows: left.slice(0, pageSize), ...more })
  })
}

const ask = async (body: Partial<Input<'listFailuresByCause'>['body']> = {}) => {
  const result = await executeOperation('listFailuresByCause', { body: { ...period, ...body } })
  if (!result.ok) throw new Error(JSON.stringify(result.failure))
  return result.value
}
const asked = () => arrivedAt(desk).map(({ text }) => JSON.parse(text))
const mark = (upToRowId: number | null, cause: object = {}, more: object = {}) =>
  handleCause({
    idempotencyKey: randomUUID(),
    userName: 'kari',
    causes: [{ key, companyIds: [501], upToRowId, ...cause }],
    note: '',
    ...more,
  })

describe('the failed rows of a period', () => {
  test('are asked for as whole days, in the person’s own companies, newest first', async () => {
    upstreamHolds([failedRow(7)], 1000, { TotalCount: 1, TotalCountIs: 'exact' })
    await asKari({ workspaces })
    expect(await ask()).toMatchObject({ failed: 1, all: true })
    expect(asked()).toEqual([
      {
        CompanyIds: [501, 502],
        Statuses: ['Failed'],
        FromDate: '2026-03-01T00:00:00Z',
        ToDate: '2026-03-12T23:59:59.999Z',
        OrderBy: 'desc',
        SortableColId: 'RowId',
        PageSize: 1000,
      },
    ])
  })

  test('go out in the style of the setting', async () => {
    useSettings({ ...areasAt(desk.upstream.base), PARTNER_WIRE: 'narrative' })
    upstreamHolds([])
    await asKari({ workspaces })
    await ask({ CompanyIds: [502] })
    expect(asked()).toMatchObject([
      { CompanyIds: ['502'], FromDate: '2026-03-01T00:00:00', ToDate: '2026-03-12T23:59:59.999' },
    ])
  })

  test('are read page after page until one is empty, each row once', async () => {
    upstreamHolds(
      Array.from({ length: 25 }, (_, at) => failedRow(at + 1)),
      10,
    )
    await asKari({ workspaces })
    const { failed, all, groups } = await ask()
    expect({ failed, all, count: groups[0]?.count }).toEqual({ failed: 25, all: true, count: 25 })
    expect(asked().map(({ RowId }) => RowId)).toEqual([undefined, 16, 6, 1])
  })

  test('are read for ten pages at most, and then said to be more', async () => {
    upstreamHolds(
      Array.from({ length: 25 }, (_, at) => failedRow(at + 1)),
      2,
    )
    await asKari({ workspaces })
    expect(await ask()).toMatchObject({ failed: 20, all: false })
    expect(asked()).toHaveLength(10)
  })

  test.each([
    [{ TotalCount: 7, TotalCountIs: 'exact' }, 5, false],
    [{ TotalCount: 7, TotalCountIs: 'exact' }, 0, false],
    [{ TotalCount: 5, TotalCountIs: 'moreThan' }, 5, false],
    [{ TotalCount: 4, TotalCountIs: 'moreThan' }, 5, true],
    [{ TotalCount: 7, TotalCountIs: 'about' }, 5, true],
    [{ TotalCount: 7 }, 5, true],
  ])(
    'counted as %j, of which %i come before an empty page, are all: %s',
    async (counted, come, all) => {
      upstreamHolds(
        Array.from({ length: come }, (_, at) => failedRow(at + 1)),
        2,
        counted,
      )
      await asKari({ workspaces })
      expect(await ask()).toMatchObject({ failed: come, all, withoutRows: false })
    },
  )

  test('end where the upstream knows no RowId and answers the same page again', async () => {
    upstreamAnswers(desk, (_, response) =>
      json(response, 200, { Rows: [failedRow(2), failedRow(1)] }),
    )
    await asKari({ workspaces })
    expect(await ask()).toMatchObject({ failed: 2, all: false })
    expect(asked()).toHaveLength(2)
  })

  test('do not hold rows that are not failed, where the upstream does not know the filter', async () => {
    upstreamHolds([
      failedRow(3),
      failedRow(2, null, { Status: 'OK' }),
      failedRow(1, null, { Status: ' failed ' }),
    ])
    await asKari({ workspaces })
    expect(await ask()).toMatchObject({ failed: 2, all: true })
  })

  test.each([
    ['no body', (response: ServerResponse) => void response.writeHead(200).end()],
    ['a body without rows', (response: ServerResponse) => json(response, 200, { TotalCount: 7 })],
  ])('are not known where the answer has %s', async (_, answer) => {
    upstreamAnswers(desk, (_request, response) => answer(response))
    await asKari({ workspaces })
    expect(await ask()).toMatchObject({
      groups: [],
      failed: 0,
      all: false,
      withoutRows: true,
      brokenBy: null,
    })
  })

  test('of a service that ignores the status and the period are those alone that failed in it, and the page says so', async () => {
    upstreamHolds([
      failedRow(3),
      failedRow(2, null, { Status: 'OK' }),
      failedRow(1, notInPeppol, { LogTime: '2026-02-01T10:00:00' }),
    ])
    await asKari({ workspaces })
    expect(await ask()).toMatchObject({
      failed: 1,
      all: true,
      findings: { ignored: ['Statuses', 'FromDate'], strangers: 2 },
    })
  })

  test('that carry no RowId are all there, by their transaction or by position, and are read by position', async () => {
    const rows = Array.from({ length: 25 }, (_, at) =>
      failedRow(0, notInPeppol, { RowId: undefined, TransactionRid: at < 20 ? 100 + at : null }),
    )
    upstreamAnswers(desk, ({ text }, response) => {
      const { Offset = 0 } = JSON.parse(text)
      json(response, 200, { Rows: rows.slice(Offset, Offset + 10) })
    })
    await asKari({ workspaces })
    expect(await ask()).toMatchObject({
      failed: 25,
      all: true,
      byPosition: true,
      groups: [{ count: 25, unhandled: 25, newestRowId: null }],
    })
    expect(asked().map(({ Offset, RowId }) => [Offset, RowId])).toEqual(
      [[], [10], [20], [25]].map(([at]) => [at, undefined]),
    )
  })

  test('that carry no number at all, of a service that knows no position, are read once', async () => {
    upstreamAnswers(desk, (_, response) =>
      json(response, 200, {
        Rows: [failedRow(0, notInPeppol, { RowId: undefined, TransactionRid: null })],
      }),
    )
    await asKari({ workspaces })
    expect(await ask()).toMatchObject({ all: false })
    expect(asked()).toHaveLength(2)
  })

  test('are kept as far as they were read when a later page fails', async () => {
    upstreamAnswers(desk, ({ text }, response) =>
      JSON.parse(text).RowId === undefined
        ? json(response, 200, { Rows: [failedRow(2)] })
        : json(response, 429, {}, { 'retry-after': '30' }),
    )
    await asKari({ workspaces })
    expect(await ask()).toMatchObject({
      failed: 1,
      all: false,
      brokenBy: { kind: 'throttled', retryAfter: 30 },
    })
  })

  test('are not asked for any more once the page is left', async () => {
    const leaving = new AbortController()
    upstreamAnswers(desk, ({ text }, response) => {
      const { RowId } = JSON.parse(text)
      if (RowId !== undefined) leaving.abort()
      json(response, 200, { Rows: [failedRow(RowId === undefined ? 9 : RowId - 1)] })
    })
    await asKari({ workspaces })
    const result = await executeOperation(
      'listFailuresByCause',
      { body: period },
      { signal: leaving.signal },
    )
    expect(result).toMatchObject({
      value: { failed: 1, all: false, brokenBy: { code: 'aborted' } },
    })
    expect(asked()).toHaveLength(2)
  })

  test('are not shown where a later page holds one of a company of others', async () => {
    upstreamHolds([failedRow(2), failedRow(1, 'odd', { CompanyId: 999 })], 1)
    await asKari({ workspaces })
    expect(await executeOperation('listFailuresByCause', { body: period })).toMatchObject({
      failure: { kind: 'forbidden', code: 'scope-of-answer' },
    })
  })

  test('fail where the first page fails', async () => {
    upstreamAnswers(desk, (_, response) => json(response, 400, { message: 'no such period' }))
    await asKari({ workspaces })
    expect(await executeOperation('listFailuresByCause', { body: period })).toMatchObject({
      failure: { kind: 'invalid', message: 'no such period' },
    })
  })

  test('are not shown where one is of a company of others', async () => {
    upstreamHolds([failedRow(2), failedRow(1, 'odd', { CompanyId: 999 })])
    await asKari({ workspaces })
    expect(await executeOperation('listFailuresByCause', { body: period })).toEqual({
      ok: false,
      failure: { kind: 'forbidden', code: 'scope-of-answer' },
    })
  })
})

test('rows come by cause, by shape of what is not known, and without a text', async () => {
  upstreamHolds([
    failedRow(9, notInPeppol, {
      CompanyId: 502,
      Company: 'Nordkust Elnät AB',
      LogTime: '2026-03-12T08:00:00',
    }),
    failedRow(8),
    failedRow(7, 'Job 71 stuck'),
    failedRow(6, 'Mottaker 0192:1 er ikke registrert i ELMA', { RequestedChannel: 'EHF ' }),
    failedRow(5, 'Job 5 stuck', { LogTime: null, RequestedChannel: null }),
    failedRow(4, ' '),
  ])
  await asKari({ workspaces })
  const { groups } = await ask()
  expect(groups.map(({ kind, cause, shape, count }) => ({ kind, cause, shape, count }))).toEqual([
    { kind: 'cause', cause: 'receiverNotInPeppol', shape: null, count: 3 },
    { kind: 'shape', cause: null, shape: 'Job ‹number› stuck', count: 2 },
    { kind: 'silent', cause: null, shape: null, count: 1 },
  ])
  expect(groups[0]).toMatchObject({
    key,
    unhandled: 3,
    companies: [
      { companyId: 501, name: null, count: 2 },
      { companyId: 502, name: 'Nordkust Elnät AB', count: 1 },
    ],
    channels: [
      { channel: 'Peppol', count: 2 },
      { channel: 'EHF', count: 1 },
    ],
    days: [
      { day: '2026-03-11', count: 2 },
      { day: '2026-03-12', count: 1 },
    ],
    firstTime: '2026-03-11T23:59:00',
    lastTime: '2026-03-12T08:00:00',
    oldestRid: 9_000_006,
    newestRid: 9_000_009,
    newestRowId: 9,
    handled: null,
  })
  expect(groups[1]).toMatchObject({
    days: [{ day: '2026-03-11', count: 1 }],
    channels: [{ channel: 'Peppol', count: 1 }],
  })
  expect(groups[0]?.samples.map(({ RowId }) => RowId)).toEqual([9, 8, 6])
})

test('the rows of one cause, or of all unknown texts, come alone, newest first, with how many there are', async () => {
  upstreamHolds([
    failedRow(9),
    failedRow(8, 'Job 71 stuck'),
    failedRow(7, 'Mottaker 0192:1 er ikke registrert i ELMA', { RequestedChannel: 'EHF' }),
    failedRow(6, 'Queue full'),
    failedRow(5, ' '),
  ])
  await asKari({ workspaces })
  const list = async (Key: string, more = {}) => {
    const result = await executeOperation('listFailuresOfCause', {
      body: { ...period, Key, ...more },
    })
    if (!result.ok) throw new Error(JSON.stringify(result.failure))
    const { rows, ...told } = result.value
    return { ...told, ids: rows.map(({ RowId }) => RowId) }
  }
  expect(await list(key)).toEqual({ ids: [9, 7], count: 2, all: true })
  expect(await list(key, { Channel: 'EHF' })).toMatchObject({ ids: [7], count: 1 })
  expect(await list('silent')).toMatchObject({ ids: [5] })
  expect(await list('shapes')).toMatchObject({ ids: [8, 6] })
  const [shape] = (await ask()).groups.filter(({ kind }) => kind === 'shape')
  expect((await list(shape!.key)).ids).toHaveLength(1)
  expect(await list('cause:mailboxFull')).toEqual({ ids: [], count: 0, all: true })
})

test('a cause of very many rows is listed as far as one list goes, and says how many there are', async () => {
  upstreamHolds(Array.from({ length: 1_500 }, (_, at) => failedRow(at + 1)))
  await asKari({ workspaces })
  const result = await executeOperation('listFailuresOfCause', { body: { ...period, Key: key } })
  expect(result.ok && [result.value.rows.length, result.value.count]).toEqual([1_000, 1_500])
  expect(result.ok && result.value.rows[0]?.RowId).toBe(1_500)
})

test('who was not reached comes once by company and name, most often first, with the newest row', async () => {
  const of = (RowId: number, InvoiceeName: string | null, CompanyId = 501) =>
    failedRow(RowId, notInPeppol, { InvoiceeName, CompanyId })
  const six = ['A', 'B', 'C', 'D', 'E', 'F'].map((name, at) => of(20 + at, name))
  upstreamHolds([
    ...six,
    of(9, 'Kari'),
    of(8, ' Kari '),
    of(7, 'Kari', 502),
    of(6, ' '),
    of(5, null),
  ])
  await asKari({ workspaces })
  const { count, shown } = (await ask()).groups[0]!.receivers
  expect(count).toBe(8)
  expect(shown).toHaveLength(5)
  expect(shown[0]).toMatchObject({ count: 2, row: { RowId: 9, CompanyId: 501 } })
  expect(shown.slice(1).every((each) => each.count === 1)).toBe(true)
})

test('one channel is counted alone, with no reach for a mark, and the channels are told all the same', async () => {
  upstreamHolds([
    failedRow(9),
    failedRow(8, 'Mailbox full', { RequestedChannel: ' E-mail' }),
    failedRow(7, null, { RequestedChannel: null }),
  ])
  await asKari({ workspaces })
  const answer = await ask({ Channel: 'E-mail' })
  expect(answer).toMatchObject({ failed: 1, read: 3, all: true })
  expect(answer.groups.map(({ cause }) => cause)).toEqual(['mailboxFull'])
  expect(answer.groups.map(({ newestRowId }) => newestRowId)).toEqual([null])
  expect(answer.channels).toEqual([
    { channel: 'Peppol', count: 1 },
    { channel: 'E-mail', count: 1 },
  ])
})

describe('a cause that somebody has handled', () => {
  test('is shown so to everybody of its companies, until newer failures come', async () => {
    upstreamHolds([failedRow(7), failedRow(6)])
    await asKari({ workspaces })
    expect(await mark(7, {}, { note: ' Registers on Monday ' })).toEqual({ ok: true, value: null })
    await asOla({ workspaces })
    const [handled] = (await ask()).groups
    expect(handled).toMatchObject({
      count: 2,
      unhandled: 0,
      handled: { by: 'kari', note: 'Registers on Monday', newer: 0 },
    })

    upstreamHolds([failedRow(9), failedRow(8), failedRow(7), failedRow(6)])
    expect((await ask()).groups[0]).toMatchObject({
      count: 4,
      unhandled: 2,
      handled: { by: 'kari', newer: 2 },
    })
  })

  test('is handled in its own companies only', async () => {
    upstreamHolds([failedRow(7), failedRow(6, notInPeppol, { CompanyId: 502 })])
    await asKari({ workspaces })
    await mark(7)
    expect((await ask()).groups[0]).toMatchObject({ count: 2, unhandled: 1 })
  })

  test('is marked in companies that the upstream says are the person’s, where the token does not tell', async () => {
    const available = (ids: number[]) =>
      upstreamAnswers(desk, (_, response) =>
        json(
          response,
          200,
          ids.map((CompanyId) => ({ CompanyId })),
        ),
      )
    await signedIn('kari', opaqueAnswer())
    available([502])
    expect(await mark(7)).toMatchObject({ failure: { kind: 'forbidden', code: 'scope' } })
    available([501, 502])
    expect(await mark(7)).toEqual({ ok: true, value: null })
  })

  test('keeps the mark that reaches furthest, whichever comes last', async () => {
    upstreamHolds([failedRow(7)])
    await asKari({ workspaces })
    await mark(7)
    expect(await mark(3, {}, { note: 'late' })).toMatchObject({
      failure: { kind: 'conflict', code: 'marked-further' },
    })
    expect((await ask()).groups[0]).toMatchObject({ unhandled: 0, handled: { note: null } })
  })

  test('is marked with its note where that reaches furthest in one of its companies, and no other is marked where it does in none', async () => {
    upstreamHolds([
      failedRow(7),
      failedRow(6, notInPeppol, { CompanyId: 502 }),
      failedRow(5, 'Mailbox full'),
    ])
    await asKari({ workspaces })
    await mark(7)
    const full = { key: 'cause:mailboxFull', companyIds: [501], upToRowId: 5 }
    const further = { key, companyIds: [501], upToRowId: 6 }
    expect(await mark(null, {}, { causes: [full, further] })).toMatchObject({ ok: false })
    expect((await ask()).groups.map(({ unhandled }) => unhandled)).toEqual([1, 1])
    expect(await mark(6, { companyIds: [501, 502] }, { note: 'both' })).toMatchObject({ ok: true })
    const found = (await ask()).groups.find((group) => group.key === key)
    expect(found).toMatchObject({ unhandled: 0, handled: { note: 'both' } })
  })

  test('is marked with others in one write, each in its own companies and up to its own row', async () => {
    upstreamHolds([
      failedRow(9),
      failedRow(8, 'Job 71 stuck', { CompanyId: 502 }),
      failedRow(7, 'Job 71 stuck'),
    ])
    await asKari({ workspaces })
    const { key: ofShape } = (await ask()).groups.find(({ kind }) => kind === 'shape')!
    const both = [
      { key, companyIds: [501], upToRowId: 9 },
      { key: ofShape, companyIds: [501, 502], upToRowId: 7 },
    ]
    await mark(null, {}, { causes: both })
    const unhandled = async () =>
      Object.fromEntries((await ask()).groups.map((group) => [group.key, group.unhandled]))
    expect(await unhandled()).toEqual({ [key]: 0, [ofShape]: 1 })
    await mark(null, {}, { causes: both.map((each) => ({ ...each, upToRowId: null })) })
    expect(await unhandled()).toEqual({ [key]: 1, [ofShape]: 2 })
    expect((await desk.journalRows()).map(({ target }) => target)).toEqual([null, null])
  })

  test('is open again once the mark is taken back', async () => {
    upstreamHolds([failedRow(7)])
    await asKari({ workspaces })
    await mark(7)
    expect(await mark(null)).toEqual({ ok: true, value: null })
    expect((await ask()).groups[0]).toMatchObject({ unhandled: 1, handled: null })
  })

  test('is open again once its own mark is undone, and as before where that was taken back already', async () => {
    upstreamHolds([failedRow(7)])
    await asKari({ workspaces })
    await mark(7)
    expect(await mark(null, { undoes: 7 })).toEqual({ ok: true, value: null })
    expect((await ask()).groups[0]).toMatchObject({ unhandled: 1, handled: null })
    expect(await mark(null, { undoes: 7 })).toEqual({ ok: true, value: null })
  })

  test.each([
    ['further', 9],
    ['up to the same row', 7],
  ])('keeps what a colleague marked %s since, when an earlier mark is undone', async (_, row) => {
    upstreamHolds([failedRow(7), failedRow(6, 'Mailbox full')])
    await asKari({ workspaces })
    const full = { key: 'cause:mailboxFull', companyIds: [501], upToRowId: null, undoes: 6 }
    await mark(6, { key: full.key })
    await mark(7)
    await asOla({ workspaces })
    await mark(row, {}, { userName: 'ola', note: 'Registers on Monday' })
    await asKari({ workspaces })
    const ofBoth = [full, { key, companyIds: [501], upToRowId: null, undoes: 7 }]
    expect(await mark(null, {}, { causes: ofBoth })).toMatchObject({
      failure: { kind: 'conflict', code: 'marked-since', message: 'ola' },
    })
    const { groups } = await ask()
    expect(groups.map(({ handled }) => handled?.by).sort()).toEqual(['kari', 'ola'])
    expect(await mark(null)).toMatchObject({ ok: true })
  })

  test('of an unknown shape is handled as well, by its key', async () => {
    upstreamHolds([failedRow(7, 'Job 71 stuck')])
    await asKari({ workspaces })
    const { key: ofShape } = (await ask()).groups[0]!
    await mark(7, { key: ofShape })
    upstreamHolds([failedRow(8, 'Job 80 stuck'), failedRow(7, 'Job 71 stuck')])
    expect((await ask()).groups[0]).toMatchObject({ key: ofShape, unhandled: 1 })
  })

  test('stands in the journal, and no note stands readable in the store', async () => {
    await asKari({ workspaces })
    await mark(7, {}, { note: 'Ring 01019012345' })
    await mark(null)
    expect(
      (await desk.journalRows()).map(({ operation, target, state, person }) => ({
        operation,
        target,
        state,
        person,
      })),
    ).toEqual([
      { operation: 'markCauseHandled', target: key, state: 'done', person: 'kari' },
      { operation: 'unmarkCauseHandled', target: key, state: 'done', person: 'kari' },
    ])
    await mark(8, {}, { note: 'Ring 01019012345' })
    for (const table of ['desk.journal', 'desk.handled_cause'])
      expect(await storedText(desk.db, table)).not.toContain('01019012345')
  })

  test('cannot be one in a company of others, under another name, or off its shape', async () => {
    await asKari({ workspaces })
    expect(await mark(7, { companyIds: [501, 999] })).toEqual({
      ok: false,
      failure: { kind: 'forbidden', code: 'scope' },
    })
    expect(await mark(7, {}, { userName: 'ola' })).toMatchObject({
      failure: { kind: 'forbidden', code: 'other-person' },
    })
    for (const wrong of [{ key: 'other' }, { companyIds: [] }, { upToRowId: -1 }, { more: 1 }]) {
      expect(await mark(7, wrong)).toMatchObject({ failure: { kind: 'invalid' } })
    }
    for (const wrong of [{ note: 'x'.repeat(201) }, { causes: [] }, { more: 1 }])
      expect(await mark(7, {}, wrong)).toMatchObject({ failure: { kind: 'invalid' } })
    expect(await desk.db.select().from(handledCauses)).toEqual([])
  })
})
