import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { holdCookie, signedIn } from '@/tests/support/browser'
import { arrivedAt, asKari, asOla, deskUnderTest, upstreamAnswers } from '@/tests/support/desk-under-test'
import { json, until } from '@/tests/support/fake-upstream'
import { areasAt, useSettings } from '@/tests/support/settings'
import { summaryRows, summaryUpstream } from '@/tests/support/summary-upstream'
import { opaqueAnswer, tokenAnswer } from '@/tests/support/tokens'
import type { ExportReceipt } from '../contracts/desk/exports'
import { exportTable } from '../database/schema'
import { digest } from '../database/sealed'
import { digestOf, pathOf } from '../exports/export-file'
import { perform } from '../gateway/perform'
import { endSession, openSession } from '../session/vault'
import { walkExport } from './export-walk'

vi.mock('next/headers', async () => (await import('@/tests/support/browser')).browserHeaders)

const desk = deskUnderTest()
const folder = mkdtempSync(join(tmpdir(), 'exports-'))
const exportId = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const file = { format: 'csv', columns: ['RowId', 'TransactionRid', 'Amount'], style: { kind: 'iso' } } as const
const never = new AbortController().signal
const paused: number[] = []
const intent = { last: 0 }
const out = { isOut: true }

/** Time goes on by as much as is waited for, at once. */
const pause = async (ms: number) => {
  paused.push(ms)
  vi.setSystemTime(Date.now() + ms)
}

beforeEach(() => {
  process.env.DESK_DATA_DIR = folder
  rmSync(join(folder, 'exports'), { recursive: true, force: true })
  vi.useFakeTimers({ toFake: ['Date'] })
  paused.length = 0
  out.isOut = true
})
afterEach(() => vi.useRealTimers())
afterAll(() => {
  process.env.DESK_DATA_DIR = ''
  rmSync(folder, { recursive: true })
})

const start = (more: object = {}, id = exportId) =>
  perform('startExport', { body: { exportId: id, file, CompanyIds: [501], ...more } as never }, { intentId: id })
const nextIntent = () => {
  intent.last += 1
  return intent.last
}
const wish = (name: 'continueExport' | 'cancelExport') =>
  perform(name, { params: { exportId } }, { intentId: `6b1d3c1e-6f0e-4a63-9a55-${String(nextIntent()).padStart(12, '0')}` })
const goOn = async () => {
  expect(await wish('continueExport')).toMatchObject({ ok: true })
  await walkExport(exportId, never, pause)
  return receipt()
}
async function receipt(): Promise<ExportReceipt> {
  const found = await perform('getExport', { params: { exportId } })
  if (!found.ok) throw new Error(JSON.stringify(found.failure))
  return found.value
}
async function exported(more: object = {}): Promise<ExportReceipt> {
  expect(await start(more)).toEqual({ ok: true, value: { exportId } })
  await walkExport(exportId, never, pause)
  return receipt()
}
function serving(count: number, pageMax = 4) {
  const { model, answer } = summaryUpstream(summaryRows(count))
  model.pageMax = pageMax
  upstreamAnswers(desk, answer)
  return model
}
/** Answers the requests for what comes after a row with something else, as long as `isSo` holds. */
function failing(model: ReturnType<typeof serving>, after: number | null, answer: (response: ServerResponse) => void, isSo = (_: number) => true) {
  let times = 0
  model.before = (asked, [, response]) => {
    if (asked.OrderBy === 'asc' || (after !== null && asked.RowId !== after)) return false
    times += 1
    if (!isSo(times)) return false
    answer(response)
    return true
  }
}
/** Waits until so many rows are noted: while a page is asked for, the one before it is still being written. */
const noted = (count: number) => until(async () => (await desk.db.select().from(exportTable))[0]?.rows === count, `${count} rows`)
const lines = () => readFileSync(pathOf(exportId, 'csv'), 'utf8').trimEnd().split('\r\n')
const rowIds = () =>
  lines()
    .slice(1)
    .map((line) => Number(line.split(',')[0]!.replaceAll('"', '')))
const down = (from: number, to = 1) => Array.from({ length: from - to + 1 }, (_, at) => from - at)

describe('an export', () => {
  test('holds every row once, newest first, and its receipt tells how it came about', async () => {
    await asKari()
    const model = serving(10)
    const told = await exported({ Statuses: ['Failed'] })
    expect(rowIds()).toEqual(down(10))
    expect(lines().slice(0, 2)).toEqual(['"RowId","TransactionRid","Amount"', '"10","9000009",0.09'])
    expect(lines().at(-1)).toBe('"1","9000000",-1250.5')
    expect(told).toMatchObject({
      ...{ state: 'complete', pages: 3, rows: 10, doubles: 0, firstRowId: 10, lastRowId: 1, newer: { count: 0, is: 'exact' }, companyIds: [501] },
      ...{
        expected: { count: 10, is: 'exact' },
        hasFile: true,
        canContinue: false,
        parts: [{ fromRowId: 10, toRowId: 1, rows: 10, why: 'complete' }],
      },
      search: { CompanyIds: [501], Statuses: ['Failed'] },
      sha256: await digestOf(pathOf(exportId, 'csv'), told.bytes),
    })
    expect(model.asked[0]).toEqual({ CompanyIds: [501], Statuses: ['Failed'], SortableColId: 'RowId', OrderBy: 'desc', PageSize: 1000 })
    expect(await desk.journalRows()).toMatchObject([{ operation: 'startExport', state: 'done', intentId: exportId }])
  })

  test('of nothing is complete only when the upstream says that there is nothing', async () => {
    await asKari()
    serving(0)
    expect(await exported()).toMatchObject({ state: 'complete', rows: 0, newer: null })
    expect(lines()).toEqual(['"RowId","TransactionRid","Amount"'])
  })

  test.each([
    ['without a body', (response: ServerResponse) => void response.writeHead(200).end()],
    ['without rows', (response: ServerResponse) => json(response, 200, { TotalCount: 7 })],
  ])('answered %s is not complete', async (_, answer) => {
    await asKari()
    failing(serving(10), 7, answer)
    expect(await exported()).toMatchObject({ state: 'failed', why: { kind: 'off-contract', code: 'answered-without-rows' }, rows: 4, hasFile: true })
  })

  test('drops what comes again under another RowId, and counts it', async () => {
    await asKari()
    const model = serving(10)
    model.rows = model.rows.map((row) => (row.RowId === 2 ? { ...row, TransactionRid: 9_000_008 } : row))
    expect(await exported()).toMatchObject({ state: 'complete', rows: 9, doubles: 1 })
    expect(rowIds()).toEqual(down(10).filter((id) => id !== 2))
  })

  test('drops it also when it was seen before a break', async () => {
    await asKari()
    const model = serving(10)
    model.rows = model.rows.map((row) => (row.RowId === 2 ? { ...row, TransactionRid: 9_000_008 } : row))
    failing(
      model,
      7,
      (response) => json(response, 400, {}),
      () => out.isOut,
    )
    expect(await exported()).toMatchObject({ state: 'failed', why: { kind: 'invalid', status: 400 }, canContinue: true })
    out.isOut = false
    expect(await goOn()).toMatchObject({ state: 'complete', rows: 9, doubles: 1 })
  })

  test.each([
    ['the same page for ever', 'no-progress', (rows: object[]) => rows.slice(0, 3)],
    ['a page out of order', 'order-broken', (rows: object[]) => [rows[4], rows[6], rows[5]]],
    ['rows without a place', 'no-row-id', () => [{ TransactionRid: 1 }]],
  ])('ends at %s, and never goes on in a circle', async (_, code, page) => {
    await asKari()
    const model = serving(10, 3)
    failing(model, 8, (response) => json(response, 200, { Rows: page([...model.rows].reverse()) }))
    expect(await exported()).toMatchObject({ state: 'failed', why: { code }, rows: 3, canContinue: false })
    expect(rowIds()).toEqual([10, 9, 8])
  })

  test('leaves out what arrives meanwhile, and counts it', async () => {
    await asKari()
    const model = serving(10)
    model.before = (asked) => {
      if (asked.OrderBy === 'desc') model.insert({ TransactionRid: 1_000 + model.rows.length, CompanyId: 501 })
      return false
    }
    expect(await exported()).toMatchObject({ state: 'complete', rows: 11, newer: { count: 3, is: 'exact' } })
    expect(rowIds()).toEqual(down(11))
  })
})

describe('an upstream that fails in the middle', () => {
  test('by refusing the token: the export waits for its person, and goes on when they have signed in again', async () => {
    await asKari()
    const model = serving(10)
    failing(
      model,
      7,
      (response) => json(response, 401, {}),
      () => out.isOut,
    )
    await start()
    await walkExport(exportId, never, pause)
    expect(await perform('getExport', { params: { exportId } })).toMatchObject({ failure: { kind: 'unauthenticated' } })

    await asKari()
    expect(await receipt()).toMatchObject({ state: 'waiting', why: { kind: 'unauthenticated' }, rows: 4, canContinue: true })
    out.isOut = false
    expect(await goOn()).toMatchObject({
      ...{ state: 'complete', rows: 10, signIns: 1 },
      parts: [
        { fromRowId: 10, toRowId: 7, rows: 4, why: 'unauthenticated' },
        { fromRowId: 6, toRowId: 1, rows: 6, why: 'complete' },
      ],
    })
    expect(rowIds()).toEqual(down(10))
  })

  test('by refusing a token of the partner part: it waits for another sign-in, and does not go on with the same one', async () => {
    useSettings({ ...areasAt(desk.upstream.base), PARTNER_TOKEN: 'own' })
    const signIn = async (token: string) => holdCookie(await openSession('kari', tokenAnswer(), { kind: 'given', token, expiresAt: null }))
    await signIn('partner-1')
    const model = serving(10)
    model.before = (_, [{ headers }, response]) => {
      const isOld = headers.authorization === 'Bearer partner-1'
      if (isOld) json(response, 401, {})
      return isOld
    }
    expect(await exported()).toMatchObject({ state: 'waiting', rows: 0 })
    expect(await wish('continueExport')).toMatchObject({ failure: { kind: 'unauthenticated' } })
    expect(await receipt()).toMatchObject({ state: 'waiting', parts: [{ rows: 0 }] })

    await signIn('partner-2')
    expect(await goOn()).toMatchObject({ state: 'complete', rows: 10, signIns: 1 })
  })

  test('by asking to wait: it waits as long as was asked, and goes on by itself', async () => {
    await asKari()
    const model = serving(10)
    failing(
      model,
      7,
      (response) => json(response, 429, {}, { 'retry-after': '7' }),
      (times) => times < 3,
    )
    expect(await exported()).toMatchObject({ state: 'complete', rows: 10, pauses: 2, pausedSeconds: 14, pausedUntil: null })
    expect(paused).toEqual([7_000, 7_000])
  })

  test('by asking to wait without end: it gives up', async () => {
    await asKari()
    failing(serving(10), null, (response) => json(response, 429, {}, { 'retry-after': '60' }))
    expect(await exported()).toMatchObject({ state: 'failed', why: { kind: 'throttled' }, pauses: 30, canContinue: true })
  })

  test.each([
    ['500', 'unreachable', (response: ServerResponse) => json(response, 500, {})],
    ['503', 'unreachable', (response: ServerResponse) => json(response, 503, {})],
    [
      'a body that breaks off',
      'unreachable',
      (response: ServerResponse) => void response.writeHead(200, { 'content-length': '99' }).write('{"Ro', () => response.destroy()),
    ],
    ['no JSON', 'off-contract', (response: ServerResponse) => void response.writeHead(200).end('{"Rows": [')],
  ])('by %s: it tries with growing pauses, ends with why, and a second part goes on from the last row', async (_, kind, answer) => {
    await asKari()
    const model = serving(10)
    failing(model, 7, answer, () => out.isOut)
    expect(await exported()).toMatchObject({ state: 'failed', why: { kind }, rows: 4, hasFile: true, canContinue: true })
    expect(paused).toEqual([1_000, 2_000, 4_000, 8_000, 16_000])
    out.isOut = false
    vi.setSystemTime(Date.now() + 10_000)
    expect(await goOn()).toMatchObject({ state: 'complete', rows: 10, parts: [{ rows: 4 }, { fromRowId: 6, rows: 6 }] })
    expect(rowIds()).toEqual(down(10))
  })

  test('by silence: it is asked again after the deadline of a call', async () => {
    await asKari()
    const model = serving(10)
    failing(
      model,
      7,
      () => {},
      (times) => times < 2,
    )
    expect(await exported()).toMatchObject({ state: 'complete', rows: 10 })
    expect(paused).toEqual([1_000])
  })
})

describe('a desk that stops in the middle', () => {
  test('reads as interrupted, and goes on from the last row that was noted, whatever else had been written', async () => {
    await asKari()
    const model = serving(10)
    let isAlive = true
    model.before = async (asked) => {
      if (!isAlive || asked.RowId !== 3) return false
      await noted(8)
      writeFileSync(pathOf(exportId, 'csv'), '"half a ro', { flag: 'a' })
      writeFileSync(pathOf(exportId, 'rids'), Buffer.alloc(11), { flag: 'a' })
      await desk.db.update(exportTable).set({ walk: '6b1d3c1e-6f0e-4a63-9a55-000000000000' })
      return false
    }
    await start()
    await walkExport(exportId, never, pause)
    expect(await receipt()).toMatchObject({ state: 'running', rows: 8 })
    expect(await wish('continueExport')).toMatchObject({ failure: { kind: 'conflict', code: 'export-moving' } })

    isAlive = false
    vi.setSystemTime(Date.now() + 31_000)
    expect(await receipt()).toMatchObject({ state: 'interrupted', canContinue: true, hasFile: true })
    expect(await goOn()).toMatchObject({
      state: 'complete',
      rows: 10,
      parts: [
        { rows: 8, why: 'interrupted' },
        { rows: 2, why: 'complete' },
      ],
    })
    expect(rowIds()).toEqual(down(10))
  })

  test('and has lost the file says so', async () => {
    await asKari()
    const model = serving(10)
    failing(model, 7, (response) => json(response, 400, {}))
    await exported()
    rmSync(join(folder, 'exports'), { recursive: true })
    expect(await goOn()).toMatchObject({ state: 'failed', why: { code: 'file-lost' }, canContinue: false })
  })
})

describe('its person', () => {
  test('cancels it: what is on disk stays, nothing more is asked', async () => {
    await asKari()
    const model = serving(10)
    const leaving = new AbortController()
    model.before = async (asked) => {
      if (asked.RowId === 3) {
        await noted(8)
        expect(await wish('cancelExport')).toMatchObject({ ok: true })
        leaving.abort()
      }
      return false
    }
    await start()
    await walkExport(exportId, leaving.signal, pause)
    expect(await receipt()).toMatchObject({ state: 'cancelled', rows: 8, hasFile: true, canContinue: false, parts: [{ rows: 8, why: 'stopped' }] })
    expect(await wish('continueExport')).toMatchObject({ failure: { code: 'export-over' } })
    expect(model.asked).toHaveLength(3)
  })

  test('cancels it in another process: the walk learns it at its next page, and the receipt tells of all that is on disk', async () => {
    await asKari()
    const model = serving(10)
    model.before = async (asked) => {
      if (asked.RowId !== 7) return false
      await noted(4)
      await wish('cancelExport')
      return false
    }
    const told = await exported()
    expect(told).toMatchObject({ state: 'cancelled', rows: 8, lastRowId: 3, parts: [{ rows: 8, why: 'stopped' }] })
    expect([rowIds(), told.sha256]).toEqual([down(10, 3), await digestOf(pathOf(exportId, 'csv'), told.bytes)])
    expect(model.asked.length).toBeLessThanOrEqual(3)
  })

  test('does not open what holds rows of nobody knows which companies, once it is known which are theirs', async () => {
    await signedIn('kari', opaqueAnswer())
    serving(3)
    expect(await exported({ CompanyIds: [] })).toMatchObject({ state: 'complete', companyIds: [] })
    await asKari()
    expect(await perform('getExport', { params: { exportId } })).toMatchObject({ failure: { kind: 'forbidden', code: 'scope' } })
    expect(await perform('listExports', {})).toEqual({ ok: true, value: { exports: [] } })
  })

  test('loses it with a company: the walk ends, and nobody reads, continues or cancels it', async () => {
    const id = await asKari()
    const model = serving(10)
    model.before = async (asked) => {
      if (asked.RowId === 7) await desk.db.execute(`update desk.session set workspaces = '[]'`)
      if (asked.RowId === 7) (globalThis as { duedeskSessions?: Map<string, unknown> }).duedeskSessions?.delete(digest(id))
      return false
    }
    await start()
    await walkExport(exportId, never, pause)
    expect(await perform('getExport', { params: { exportId } })).toMatchObject({ failure: { kind: 'forbidden', code: 'scope' } })
    expect(await perform('listExports', {})).toEqual({ ok: true, value: { exports: [] } })
    for (const name of ['continueExport', 'cancelExport'] as const) expect(await wish(name)).toMatchObject({ failure: { code: 'scope' } })
    const [row] = await desk.db.select().from(exportTable).where(eq(exportTable.id, exportId))
    expect(row).toMatchObject({ state: 'failed', why: { kind: 'forbidden', code: 'scope' }, rows: 8 })
  })

  test('is the only one who has it', async () => {
    await asKari()
    serving(3)
    await exported()
    await asOla()
    expect(await perform('getExport', { params: { exportId } })).toMatchObject({ failure: { kind: 'not-found' } })
    for (const name of ['continueExport', 'cancelExport'] as const) expect(await wish(name)).toMatchObject({ failure: { kind: 'not-found' } })
    expect(await perform('listExports', {})).toEqual({ ok: true, value: { exports: [] } })
  })

  test('has three running at most', async () => {
    await asKari()
    serving(3)
    const ids = [1, 2, 3, 4].map((at) => `6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b2${at}`)
    for (const id of ids.slice(0, 3)) expect(await start({}, id)).toMatchObject({ ok: true })
    expect(await start({}, ids[3])).toMatchObject({ failure: { kind: 'refused', code: 'exports-running' } })
    await walkExport(ids[0]!, never, pause)
    expect(await start({}, exportId)).toMatchObject({ ok: true })
  })

  test('exports the own companies where none is named, and none of others', async () => {
    await asKari()
    const model = serving(3)
    expect(await start({ CompanyIds: [999] })).toMatchObject({ failure: { kind: 'forbidden', code: 'scope' } })
    expect(await exported({ CompanyIds: [] })).toMatchObject({ companyIds: [501, 502] })
    expect(model.asked[0]).toMatchObject({ CompanyIds: [501, 502] })
  })

  test('gets no row of a company of others, whatever the upstream answers', async () => {
    await asKari()
    const model = serving(3)
    model.rows = model.rows.map((row) => (row.RowId === 1 ? { ...row, CompanyId: 999 } : row))
    expect(await exported()).toMatchObject({ state: 'failed', why: { kind: 'forbidden', code: 'scope-of-answer' }, rows: 0, hasFile: false })
  })

  test('signs out meanwhile: the export waits', async () => {
    const id = await asKari()
    const model = serving(10)
    model.before = async (asked) => {
      if (asked.RowId === 7) await endSession(digest(id), 'signed out')
      return false
    }
    await start()
    await walkExport(exportId, never, pause)
    await asKari()
    expect(await receipt()).toMatchObject({ state: 'waiting', rows: 8 })
    expect(arrivedAt(desk)).toHaveLength(2)
  })
})

test('nothing of a row or of what was searched for stands in the log, the journal or the store', async () => {
  await asKari()
  const model = serving(6)
  model.rows = model.rows.map((row) => ({ ...row, InvoiceeName: 'Kari Nordmann' }))
  await exported({ Search: 'Solveig Haugen', file: { format: 'csv', style: { kind: 'iso' } } })
  const { storedText } = await import('@/tests/support/stores')
  const all = [desk.log.join(), await storedText(desk.db, 'desk.export'), await storedText(desk.db, 'desk.journal')].join()
  expect(all).not.toMatch(/Solveig|Nordmann|9000001/)
  expect(readFileSync(pathOf(exportId, 'csv'), 'utf8')).toContain('Kari Nordmann')
})
