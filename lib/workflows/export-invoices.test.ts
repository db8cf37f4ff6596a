import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { asKari, asOla, deskUnderTest, upstreamAnswers } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { invoiceList, invoiceListUpstream, invoiceOf } from '@/tests/support/invoice-list-upstream'
import { organizationId } from '@/tests/support/invoice-upstream'
import { storedText } from '@/tests/support/stores'
import { everyRight } from '@/tests/support/tokens'
import { textInZip } from '@/tests/support/zip'
import type { ExportReceipt } from '../contracts/desk/exports'
import { exportTable } from '../database/schema'
import { seal } from '../database/sealed'
import { exportKinds } from '../domain/export-kinds'
import { digestOf, pathOf } from '../exports/export-file'
import { perform } from '../gateway/perform'
import { walkExport } from './export-walk'

vi.mock('next/headers', async () => (await import('@/tests/support/browser')).browserHeaders)

const desk = deskUnderTest()
const folder = mkdtempSync(join(tmpdir(), 'exports-'))
const exportId = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const file = { format: 'csv', columns: ['id', 'remainingAmount'], style: { kind: 'iso' } } as const
const never = new AbortController().signal
const paused: number[] = []

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
})
afterEach(() => vi.useRealTimers())
afterAll(() => {
  process.env.DESK_DATA_DIR = ''
  rmSync(folder, { recursive: true })
})

const start = (more: object = {}, id = exportId) =>
  perform('startInvoiceExport', { body: { exportId: id, file, organizationId, ...more } as never }, { intentId: id })
const wish = (name: 'continueExport' | 'cancelExport', id = exportId) => perform(name, { params: { exportId: id } }, { intentId: randomUUID() })
const open = (id = exportId) => perform('getExport', { params: { exportId: id } })
async function receipt(id = exportId): Promise<ExportReceipt> {
  const found = await open(id)
  if (!found.ok) throw new Error(JSON.stringify(found.failure))
  return found.value
}
async function exported(more: object = {}): Promise<ExportReceipt> {
  expect(await start(more)).toEqual({ ok: true, value: { exportId } })
  await walkExport(exportId, never, pause)
  return receipt()
}
async function goOn() {
  expect(await wish('continueExport')).toMatchObject({ ok: true })
  await walkExport(exportId, never, pause)
  return receipt()
}
function serving(count: number) {
  const { model, answer } = invoiceListUpstream(invoiceList(count))
  upstreamAnswers(desk, answer)
  return model
}
/** Answers the requests with a token with something else, for so many times. */
function failing(
  model: ReturnType<typeof serving>,
  token: string | null,
  answer: (response: ServerResponse) => void,
  times = Number.POSITIVE_INFINITY,
) {
  let left = times
  model.before = (asked, [, response]) => {
    if (asked !== token || left === 0) return false
    left -= 1
    answer(response)
    return true
  }
}
const lines = (id = exportId) => readFileSync(pathOf(id, 'csv'), 'utf8').trimEnd().split('\r\n')
const ids = (id = exportId) =>
  lines(id)
    .slice(1)
    .map((line) => line.split(',')[0]!.replaceAll('"', ''))
const idsOf = (count: number) => invoiceList(count).map(({ id }) => id)

describe('an export of collection invoices', () => {
  test('follows the tokens to the page that names none, and its receipt tells how it came about', async () => {
    await asKari()
    const model = serving(10)
    const told = await exported({ Status: 'OPEN', From: '2026-03-01' })
    expect(ids()).toEqual(idsOf(10))
    expect(lines()[1]).toBe(`"${invoiceOf(0).id}",-0.5`)
    expect([model.asked, model.filters]).toEqual([[null, 'rows-4', 'rows-8'], { Status: 'OPEN', From: '2026-03-01' }])
    expect(told).toMatchObject({
      ...{ kind: 'collectionInvoices', state: 'complete', pages: 3, rows: 10, doubles: 0, organizationId, companyIds: [], newer: null },
      ...{ expected: null, firstRowId: null, lastRowId: null, search: { Status: 'OPEN', From: '2026-03-01' }, hasFile: true, canContinue: false },
      ...{ fileName: expect.stringMatching(/^collection-invoices-\d{8}T\d{6}Z-6b1d3c1e\.csv$/), parts: [{ fromRowId: null, rows: 10 }] },
      sha256: await digestOf(pathOf(exportId, 'csv'), told.bytes),
    })
    expect(JSON.stringify(told)).not.toContain('rows-')
    expect(await desk.journalRows()).toMatchObject([{ operation: 'startInvoiceExport', organizationId, state: 'done', intentId: exportId }])
  })

  test('writes every field but those of persons that are masked', async () => {
    await asKari()
    serving(1)
    await exported({ file: { format: 'csv', style: { kind: 'iso' } } })
    const text = readFileSync(pathOf(exportId, 'csv'), 'utf8')
    const cells = lines()[1]!.split(',')
    const cellOf = (column: string) => cells[exportKinds.collectionInvoices.columns.indexOf(column)]
    expect(['organizationName', 'debtorName', 'debtorCustomerNumber', 'debtorCount', 'claimCount', 'closedAt'].map(cellOf)).toEqual([
      ...['"Fjord Kraft; nord"', '"Kari Nordmann"', `"'=0"`, '2', '2', ''],
    ])
    for (const hidden of ['01019030071', '1990-01-01', '•', 'identificationNumber', 'dateOfBirth']) expect(text).not.toContain(hidden)
  })

  test('as XLSX keeps the digits of what names something, and adds up amounts alone', async () => {
    await asKari()
    serving(2)
    const told = await exported({ file: { format: 'xlsx', columns: ['invoiceNumber', 'remainingAmount'], style: { kind: 'iso' } } })
    expect(told).toMatchObject({ state: 'complete', fileName: expect.stringMatching(/^collection-invoices-.*\.xlsx$/) })
    const path = pathOf(exportId, 'xlsx')
    expect(textInZip(path, 'xl/worksheets/sheet1.xml')).toMatch(/<c r="B2"[^>]*><v>-0.5<\/v>/)
    for (const text of ['invoiceNumber', '000', '001']) expect(textInZip(path, 'xl/sharedStrings.xml')).toContain(`>${text}<`)
  })

  test('of nothing is complete only when the upstream says that there is nothing', async () => {
    await asKari()
    serving(0)
    expect(await exported()).toMatchObject({ state: 'complete', rows: 0, pages: 1 })
  })

  test.each([
    ['without data', 'answered-without-rows', true, { summary: {} }],
    ['with a page as the next one that was read already', 'circular', false, { data: [], summary: { nextPageToken: 'rows-4' } }],
    ['with a token that it does not take itself', 'token-too-long', false, { data: [], summary: { nextPageToken: 'x'.repeat(501) } }],
  ])('answered %s is not complete', async (_, code, canContinue, body) => {
    await asKari()
    const model = serving(10)
    failing(model, 'rows-4', (response) => json(response, 200, body))
    expect(await exported()).toMatchObject({ state: 'failed', why: { kind: 'off-contract', code }, rows: 4, hasFile: true, canContinue })
    expect(model.asked).toEqual([null, 'rows-4'])
  })

  test('ends where new tokens bring nothing new for ever', async () => {
    await asKari()
    const model = serving(4)
    model.before = (asked, [, response]) => {
      const at = Number(asked?.slice(5) ?? 0)
      json(response, 200, { data: model.rows, summary: { nextPageToken: `over-${at + 1}` } })
      return true
    }
    expect(await exported()).toMatchObject({ state: 'failed', why: { code: 'no-progress' }, rows: 4 })
    expect(model.asked.length).toBeLessThan(210)
  })

  test('drops what comes again and counts it; what has no id is kept and counted', async () => {
    await asKari()
    const model = serving(10)
    model.rows = [...model.rows, invoiceOf(2), { ...invoiceOf(3), id: null }, { ...invoiceOf(3), id: '' }]
    expect(await exported()).toMatchObject({ state: 'complete', rows: 12, doubles: 1, unnumbered: 2 })
  })
})

describe('an upstream that fails in the middle', () => {
  test('by refusing the token: it waits for its person, and goes on from its page when they have signed in again', async () => {
    await asKari()
    const model = serving(10)
    failing(model, 'rows-4', (response) => json(response, 401, {}))
    await start()
    await walkExport(exportId, never, pause)
    await asKari()
    expect(await receipt()).toMatchObject({ state: 'waiting', why: { kind: 'unauthenticated' }, rows: 4, canContinue: true })
    model.before = () => false
    model.asked.length = 0
    expect(await goOn()).toMatchObject({ state: 'complete', rows: 10, signIns: 1, parts: [{ rows: 4 }, { rows: 6, why: 'complete' }] })
    expect([ids(), model.asked]).toEqual([idsOf(10), ['rows-4', 'rows-8']])
  })

  test('by asking to wait: it waits as long as was asked', async () => {
    await asKari()
    const model = serving(10)
    failing(model, 'rows-4', (response) => json(response, 429, {}, { 'retry-after': '7' }), 2)
    expect(await exported()).toMatchObject({ state: 'complete', rows: 10, pauses: 2, pausedSeconds: 14 })
    expect(paused).toEqual([7_000, 7_000])
  })

  test('by breaking off: a second part knows what the first one has, and drops it', async () => {
    await asKari()
    const model = serving(10)
    failing(model, 'rows-8', (response) => void response.writeHead(200, { 'content-length': '99' }).write('{"da', () => response.destroy()))
    expect(await exported()).toMatchObject({ state: 'failed', why: { kind: 'unreachable' }, rows: 8, canContinue: true })
    expect(paused).toEqual([1_000, 2_000, 4_000, 8_000, 16_000])
    model.before = () => false
    model.rows = [invoiceOf(50), invoiceOf(51), ...model.rows]
    vi.setSystemTime(Date.now() + 10_000)
    expect(await goOn()).toMatchObject({ state: 'complete', rows: 10, doubles: 2, parts: [{ rows: 8 }, { rows: 2 }] })
    expect(ids()).toEqual(idsOf(10))
  })

  test('after its last page was noted: nothing is asked again', async () => {
    await asKari()
    const model = serving(10)
    failing(model, 'rows-8', (response) => json(response, 400, {}))
    await exported()
    await desk.db.update(exportTable).set({ place: seal('') })
    model.asked.length = 0
    expect(await goOn()).toMatchObject({ state: 'complete', rows: 8 })
    expect(model.asked).toEqual([])
  })
})

describe('its person', () => {
  test('cancels it: what is on disk stays', async () => {
    await asKari()
    const model = serving(10)
    model.before = async (asked) => {
      if (asked === 'rows-8') await wish('cancelExport')
      return false
    }
    expect(await exported()).toMatchObject({ state: 'cancelled', hasFile: true, canContinue: false })
  })

  test('starts none of an organization of others, and gets no row of one', async () => {
    await asKari()
    const model = serving(10)
    expect(await start({ organizationId: 'of-others' })).toMatchObject({ failure: { kind: 'forbidden', code: 'scope' } })
    model.rows = model.rows.map((row, at) => (at === 5 ? { ...row, organization: { id: 'of-others' } } : row))
    expect(await exported()).toMatchObject({ state: 'failed', why: { kind: 'forbidden', code: 'scope-of-answer' }, rows: 4 })
    expect(ids()).toEqual(idsOf(4))
  })

  test('is the only one who has it, and opens it while the organization is theirs and they may read it', async () => {
    await asKari()
    serving(3)
    await exported()
    await asOla()
    for (const name of ['continueExport', 'cancelExport'] as const) expect(await wish(name)).toMatchObject({ failure: { kind: 'not-found' } })
    expect([await open(), await perform('listExports', {})]).toMatchObject([{ failure: { kind: 'not-found' } }, { value: { exports: [] } }])

    for (const [code, stated] of [
      ['scope', { workspaces: [{ name: 'Elsewhere', clientNo: '1001', companyIds: [501], organizationId: 'elsewhere' }] }],
      ['right', { rights: everyRight.filter((right) => right !== 'read:collection.case') }],
    ] as const) {
      await asKari(stated as never)
      expect(await open()).toMatchObject({ failure: { kind: 'forbidden', code } })
      for (const name of ['continueExport', 'cancelExport'] as const) expect(await wish(name)).toMatchObject({ failure: { code } })
      expect(await perform('listExports', {})).toEqual({ ok: true, value: { exports: [] } })
    }
  })

  test('who may read collection alone sees no export of the partner part, and starts none', async () => {
    await asKari()
    const summaryId = randomUUID()
    serving(3)
    const summary = { body: { exportId: summaryId, file: { format: 'csv', style: { kind: 'iso' } } as const, CompanyIds: [501] } }
    await perform('startExport', summary, { intentId: summaryId })
    await exported()
    await asKari({ rights: ['read:collection.case'] })
    expect(await open(summaryId)).toMatchObject({ failure: { kind: 'forbidden', code: 'right' } })
    expect(await perform('listExports', {})).toMatchObject({ value: { exports: [{ exportId, kind: 'collectionInvoices' }] } })
    expect(await perform('startExport', summary, { intentId: randomUUID() })).toMatchObject({ failure: { kind: 'forbidden', code: 'right' } })
  })
})

test('nothing of a row, of a token or of what was looked for stands in the log, the journal or the store', async () => {
  await asKari()
  const model = serving(6)
  model.tokenAfter = (given) => `Solveig-${given}`
  failing(model, 'Solveig-4', (response) => json(response, 400, {}))
  await exported({ CustomerNumber: '15085098765' })
  const all = [desk.log.join(), await storedText(desk.db, 'desk.export'), await storedText(desk.db, 'desk.journal')].join()
  expect(all).not.toMatch(/Solveig|15085098765|Nordmann|00000000-0000-4000-8000-000000000001/)
  expect(await receipt()).toMatchObject({ search: { CustomerNumber: '15085098765' } })
})

/** What happens while a page is asked for: so many invoices arrive at the top, and it may be refused, so that a second part has to go on. */
const happening = fc.record({ arrive: fc.nat({ max: 4 }), refused: fc.boolean() })

test('every invoice that stood there at the start comes exactly once, whatever arrives and breaks off meanwhile', async () => {
  await asKari()
  const runs = fc.asyncProperty(fc.nat({ max: 30 }), fc.integer({ min: 1, max: 9 }), fc.array(happening, { maxLength: 20 }), async (...drawn) => {
    const [count, pageMax, happenings] = drawn
    const id = randomUUID()
    const model = serving(count)
    model.pageMax = pageMax
    const old = idsOf(count)
    const next = [...happenings]
    model.before = (_, [, response]) => {
      const now = next.shift()
      for (let at = 0; at < (now?.arrive ?? 0); at += 1) model.rows = [{ ...invoiceOf(0), id: randomUUID() }, ...model.rows]
      if (now?.refused) json(response, 400, {})
      return now?.refused ?? false
    }
    await start({}, id)
    let state = ''
    for (let at = 0; at <= happenings.length && state !== 'complete'; at += 1) {
      if (at > 0) await wish('continueExport', id)
      await walkExport(id, never, pause)
      state = (await receipt(id)).state
    }
    expect(state).toBe('complete')
    expect(new Set(ids(id)).size).toBe(ids(id).length)
    expect(ids(id)).toEqual(expect.arrayContaining(old as string[]))
  })
  await fc.assert(runs, { numRuns: 40 })
})
