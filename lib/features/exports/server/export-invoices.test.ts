import { describe, expect, test, vi } from 'vitest'
import { exportKinds } from '@/lib/features/exports/domain/export-kinds'
import { exportTable } from '@/lib/platform/database/export-schema'
import { placeIn } from '@/lib/platform/database/places'
import { seal } from '@/lib/platform/database/sealed'
import { asKari, deskUnderTest } from '@/tests/support/desk-under-test'
import {
  exportId,
  exportsUnderTest,
  firstCells,
  lines,
  receipt,
  sha256,
  storedFile,
} from '@/tests/support/exports-under-test'
import { json } from '@/tests/support/fake-upstream'
import {
  failingAt,
  idsOf,
  servingInvoices,
  startInvoiceExport,
} from '@/tests/support/invoice-exports'
import { invoiceOf } from '@/tests/support/invoice-list-upstream'
import { organizationId } from '@/tests/support/invoice-upstream'
import { storedText } from '@/tests/support/stores'
import { textInZip } from '@/tests/support/zip'

const desk = deskUnderTest()
const { exported, goOn, paused, run } = exportsUnderTest(startInvoiceExport)
const serving = (count: number) => servingInvoices(desk, count)

describe('an export of collection invoices', () => {
  test('follows the tokens to the page that names none, and its receipt tells how it came about', async () => {
    await asKari()
    const model = serving(10)
    const told = await exported({ Type: 'DEBT_COLLECTION', From: '2026-03-01' })
    expect(await firstCells()).toEqual(idsOf(10))
    expect((await lines())[1]).toBe(`"${invoiceOf(0).id}",-0.5`)
    expect([model.asked, model.filters]).toEqual([
      [null, 'rows-4', 'rows-8'],
      { Type: 'DEBT_COLLECTION', From: '2026-03-01' },
    ])
    expect(told).toMatchObject({
      ...{
        kind: 'collectionInvoices',
        state: 'complete',
        pages: 3,
        rows: 10,
        doubles: 0,
        organizationId,
        companyIds: [],
        newer: null,
      },
      ...{
        expected: null,
        firstRowId: null,
        lastRowId: null,
        search: { Type: 'DEBT_COLLECTION', From: '2026-03-01' },
        hasFile: true,
        canContinue: false,
      },
      ...{
        fileName: expect.stringMatching(/^collection-invoices-\d{8}T\d{6}Z-6b1d3c1e\.csv$/),
        parts: [{ fromRowId: null, rows: 10 }],
      },
      sha256: sha256(await storedFile()),
    })
    expect(JSON.stringify(told)).not.toContain('rows-')
    expect(await desk.journalRows()).toMatchObject([
      { operation: 'startInvoiceExport', organizationId, state: 'done', idempotencyKey: exportId },
    ])
  })

  test('writes every field but those of persons that are masked', async () => {
    await asKari()
    serving(1)
    await exported({ file: { format: 'csv', style: { kind: 'iso' } } })
    const text = (await storedFile()).toString('utf8')
    const cells = (await lines())[1]!.split(',')
    const cellOf = (column: string) => cells[exportKinds.collectionInvoices.columns.indexOf(column)]
    expect(
      [
        'organizationName',
        'debtorName',
        'debtorCustomerNumber',
        'debtorCount',
        'claimCount',
        'closedAt',
      ].map(cellOf),
    ).toEqual([...['"Fjord Kraft; nord"', '"Kari Nordmann"', `"'=0"`, '2', '2', '']])
    for (const hidden of ['01019030071', '1990-01-01', '•', 'identificationNumber', 'dateOfBirth'])
      expect(text).not.toContain(hidden)
  })

  test('as XLSX keeps the digits of what names something, and adds up amounts alone', async () => {
    await asKari()
    serving(2)
    const told = await exported({
      file: {
        format: 'xlsx',
        columns: ['invoiceNumber', 'remainingAmount'],
        style: { kind: 'iso' },
      },
    })
    expect(told).toMatchObject({
      state: 'complete',
      fileName: expect.stringMatching(/^collection-invoices-.*\.xlsx$/),
    })
    const workbook = await storedFile('xlsx')
    expect(textInZip(workbook, 'xl/worksheets/sheet1.xml')).toMatch(/<c r="B2"[^>]*><v>-0.5<\/v>/)
    for (const text of ['invoiceNumber', '000', '001'])
      expect(textInZip(workbook, 'xl/sharedStrings.xml')).toContain(`>${text}<`)
  })

  test('of nothing is complete only when the upstream says that there is nothing', async () => {
    await asKari()
    serving(0)
    expect(await exported()).toMatchObject({ state: 'complete', rows: 0, pages: 1 })
  })

  test.each([
    ['without data', 'answered-without-rows', true, { summary: {} }],
    [
      'with a page as the next one that was read already',
      'circular',
      false,
      { data: [], summary: { nextPageToken: 'rows-4' } },
    ],
    [
      'with a token that it does not take itself',
      'token-too-long',
      false,
      { data: [], summary: { nextPageToken: 'x'.repeat(501) } },
    ],
  ])('answered %s is not complete', async (_, code, canContinue, body) => {
    await asKari()
    const model = serving(10)
    failingAt(model, 'rows-4', (response) => json(response, 200, body))
    expect(await exported()).toMatchObject({
      state: 'failed',
      why: { kind: 'off-contract', code },
      rows: 4,
      hasFile: true,
      canContinue,
    })
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
    expect(await exported()).toMatchObject({
      state: 'failed',
      why: { code: 'no-progress' },
      rows: 4,
    })
    expect(model.asked.length).toBeLessThan(210)
  })

  test('drops what comes again and counts it; what has no id is kept and counted', async () => {
    await asKari()
    const model = serving(10)
    model.rows = [
      ...model.rows,
      invoiceOf(2),
      { ...invoiceOf(3), id: null },
      { ...invoiceOf(3), id: '' },
    ]
    expect(await exported()).toMatchObject({
      state: 'complete',
      rows: 12,
      doubles: 1,
      unnumbered: 2,
    })
  })
})

describe('an upstream that fails in the middle', () => {
  test('by refusing the token: it waits for its person, and goes on from its page when they have signed in again', async () => {
    await asKari()
    const model = serving(10)
    failingAt(model, 'rows-4', (response) => json(response, 401, {}))
    await startInvoiceExport()
    await run()
    await asKari()
    expect(await receipt()).toMatchObject({
      state: 'waiting',
      why: { kind: 'unauthenticated' },
      rows: 4,
      canContinue: true,
    })
    model.before = () => false
    model.asked.length = 0
    expect(await goOn()).toMatchObject({
      state: 'complete',
      rows: 10,
      signIns: 1,
      parts: [{ rows: 4 }, { rows: 6, why: 'complete' }],
    })
    expect([await firstCells(), model.asked]).toEqual([idsOf(10), ['rows-4', 'rows-8']])
  })

  test('by asking to wait: it waits as long as was asked', async () => {
    await asKari()
    const model = serving(10)
    failingAt(model, 'rows-4', (response) => json(response, 429, {}, { 'retry-after': '7' }), 2)
    expect(await exported()).toMatchObject({
      state: 'complete',
      rows: 10,
      pauses: 2,
      pausedSeconds: 14,
    })
    expect(paused).toEqual([7_000, 7_000])
  })

  test('by breaking off: a second part knows what the first one has, and drops it', async () => {
    await asKari()
    const model = serving(10)
    failingAt(
      model,
      'rows-8',
      (response) =>
        void response
          .writeHead(200, { 'content-length': '99' })
          .write('{"da', () => response.destroy()),
    )
    expect(await exported()).toMatchObject({
      state: 'failed',
      why: { kind: 'unreachable' },
      rows: 8,
      canContinue: true,
    })
    expect(paused).toEqual([1_000, 2_000, 4_000, 8_000, 16_000])
    model.before = () => false
    model.rows = [invoiceOf(50), invoiceOf(51), ...model.rows]
    vi.setSystemTime(Date.now() + 10_000)
    expect(await goOn()).toMatchObject({
      state: 'complete',
      rows: 10,
      doubles: 2,
      parts: [{ rows: 8 }, { rows: 2 }],
    })
    expect(await firstCells()).toEqual(idsOf(10))
  })

  test('after its last page was noted: nothing is asked again', async () => {
    await asKari()
    const model = serving(10)
    failingAt(model, 'rows-8', (response) => json(response, 400, {}))
    await exported()
    const [row] = await desk.db.select().from(exportTable)
    await desk.db.update(exportTable).set({ place: seal('', placeIn.exportPlace(row!.id)) })
    model.asked.length = 0
    expect(await goOn()).toMatchObject({ state: 'complete', rows: 8 })
    expect(model.asked).toEqual([])
  })
})

test('nothing of a row, of a token or of what was looked for stands in the log, the journal or the store', async () => {
  await asKari()
  const model = serving(6)
  model.tokenAfter = (given) => `Solveig-${given}`
  failingAt(model, 'Solveig-4', (response) => json(response, 400, {}))
  await exported({ CustomerNumber: '15085098765' })
  const all = [
    desk.log.join(),
    await storedText(desk.db, 'desk.export'),
    await storedText(desk.db, 'desk.journal'),
  ].join()
  expect(all).not.toMatch(/Solveig|15085098765|Nordmann|00000000-0000-4000-8000-000000000001/)
  expect(await receipt()).toMatchObject({ search: { CustomerNumber: '15085098765' } })
})
