import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { ExportFile } from '@/lib/contracts/desk/export-files'
import { workbookRowsMax } from '@/lib/features/exports/domain/export-kinds'
import { exportChunks, exportTable } from '@/lib/platform/database/export-schema'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { anonymousBrowser, fromOrigin } from '@/tests/support/browser'
import { asKari, asOla, deskUnderTest, upstreamAnswers } from '@/tests/support/desk-under-test'
import { exportFolder, exportId, sha256, storedFile } from '@/tests/support/exports-under-test'
import { json } from '@/tests/support/fake-upstream'
import { summaryRows, summaryUpstream } from '@/tests/support/summary-upstream'
import { textInZip } from '@/tests/support/zip'
import { cancelExport, continueExport, startExport } from './export-commands'
import { getRuns } from './export-runs'
import { handleExportRequest } from './handle-export-request'
import { eraseOldExports } from './store/erase-exports'
import { getWorkbookFolder } from './store/workbook'

const desk = deskUnderTest()
exportFolder()
const csv: ExportFile = { format: 'csv', style: { kind: 'reader', decimal: ',', separator: ';' } }
const xlsx: ExportFile = {
  format: 'xlsx',
  columns: ['InvoiceNumber', 'Amount', 'LogText'],
  style: { kind: 'iso' },
}
const start = (file = csv) => startExport({ exportId, file, CompanyIds: [501] })
const wish = () => ({ exportId, idempotencyKey: randomUUID() })
const receipt = async () => {
  const found = await executeOperation('getExport', { params: { exportId } })
  return found.ok ? found.value : null
}
const runToEnd = async () => {
  await getRuns().get(exportId)?.done
  return receipt()
}
const download = (headers = {}, id = exportId) =>
  handleExportRequest(new Request(`http://desk.test/api/export/${id}`, { headers }), id)

function serving(count: number) {
  const { model, answer } = summaryUpstream(summaryRows(count))
  upstreamAnswers(desk, answer)
  return model
}

describe('a wish', () => {
  test('to start runs in the background, once, however often it arrives', async () => {
    await asKari()
    const model = serving(3)
    expect(await Promise.all([start(), start()])).toEqual([
      { ok: true, value: { exportId } },
      { ok: true, value: { exportId } },
    ])
    expect(await runToEnd()).toMatchObject({ state: 'complete', rows: 3 })
    expect(model.asked.map(({ OrderBy }) => OrderBy)).toEqual(['desc', 'desc', 'asc'])
    expect(getRuns().size).toBe(0)
  })

  test('to cancel gives up what is being read', async () => {
    await asKari()
    const asked = Promise.withResolvers<void>()
    serving(3).before = () => {
      asked.resolve()
      return true
    }
    await start()
    await asked.promise
    expect(await cancelExport(wish())).toEqual({ ok: true, value: { exportId } })
    expect(await runToEnd()).toMatchObject({ state: 'cancelled', rows: 0, hasFile: false })
  })

  test('to continue is journalled, and goes on', async () => {
    await asKari()
    const model = serving(3)
    model.before = (_, [, response]) => {
      json(response, 400, {})
      return true
    }
    await start()
    expect(await runToEnd()).toMatchObject({ state: 'failed', rows: 0, hasFile: false })
    model.before = () => false
    expect(await continueExport(wish())).toMatchObject({ ok: true })
    expect(await runToEnd()).toMatchObject({ state: 'complete', rows: 3 })
    expect((await desk.journalRows()).map(({ operation, target }) => [operation, target])).toEqual([
      ['startExport', exportId],
      ['continueExport', exportId],
    ])
  })

  test.each([
    [
      'to start',
      (question: unknown) => startExport(question),
      { exportId, file: csv, CompanyIds: [501] },
    ],
    ['to continue', continueExport, { exportId, idempotencyKey: exportId }],
    ['to cancel', cancelExport, { exportId, idempotencyKey: exportId }],
  ])(
    '%s is refused to nobody signed in, from a foreign page, and off its shape',
    async (_, workflow, question) => {
      serving(3)
      expect(await workflow(question)).toMatchObject({ failure: { kind: 'unauthenticated' } })
      await asKari()
      for (const wrong of [
        null,
        'x',
        {},
        { ...question, PageSize: 5 },
        { ...question, exportId: '../1' },
      ])
        expect(await workflow(wrong)).toMatchObject({ failure: { kind: 'invalid' } })
      fromOrigin('https://evil.example')
      expect(await workflow(question)).toMatchObject({
        failure: { kind: 'forbidden', code: 'wrong-origin' },
      })
      expect([await desk.db.select().from(exportTable), getRuns().size]).toEqual([[], 0])
    },
  )
})

describe('an XLSX file', () => {
  test('holds what names something as text, amounts as numbers, and a would-be formula as the text that it is', async () => {
    await asKari()
    serving(2)
    await start(xlsx)
    const told = (await runToEnd())!
    expect(told).toMatchObject({
      state: 'complete',
      rows: 2,
      unread: 0,
      neutralised: 0,
      fileName: expect.stringMatching(/^invoices-\d{8}T\d{6}Z-6b1d3c1e\.xlsx$/),
    })
    expect(told.sha256).toBe(sha256(await storedFile('xlsx')))
    const sheet = textInZip(await storedFile('xlsx'), 'xl/worksheets/sheet1.xml')
    expect(sheet).toMatch(/<c r="B3"[^>]*><v>-1250.5<\/v>/)
    expect(sheet).not.toContain('<f>')
    const texts = textInZip(await storedFile('xlsx'), 'xl/sharedStrings.xml')
    for (const text of ['InvoiceNumber', '000', '001', '=2+2']) expect(texts).toContain(`>${text}<`)
    expect([readdirSync(getWorkbookFolder()), (await storedFile('rows')).length]).toEqual([[], 0])
  })

  test('longer than it may be is not made: the export says so, and is never cut', async () => {
    await asKari()
    serving(workbookRowsMax + 1)
    await start(xlsx)
    expect(await runToEnd()).toMatchObject({
      state: 'failed',
      why: { code: 'workbook-rows' },
      rows: workbookRowsMax,
      hasFile: false,
      canContinue: false,
    })
  })
})

describe('the download', () => {
  test('gives the file whole, to nobody on the way, under a name that every browser reads', async () => {
    await asKari()
    serving(3)
    await start()
    const told = (await runToEnd())!
    const answer = await download({ 'sec-fetch-site': 'same-origin' })
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect([answer.status, bytes.length, bytes.subarray(0, 3).toString('hex')]).toEqual([
      200,
      told.bytes,
      'efbbbf',
    ])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${told.fileName}"; filename*=UTF-8''${told.fileName}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
  })

  test('gives a finished part under a name that says so', async () => {
    await asKari()
    const model = serving(3)
    model.before = ({ RowId }, [, response]) => {
      if (RowId === 1) json(response, 400, {})
      return RowId === 1
    }
    await start()
    await runToEnd()
    const answer = await download()
    expect(answer.headers.get('content-disposition')).toContain('-not-complete.csv')
    expect((await answer.text()).trimEnd().split('\r\n')).toHaveLength(4)
  })

  test('is refused to everybody else, to foreign pages, and where there is nothing', async () => {
    await asKari()
    serving(3)
    await start()
    await runToEnd()
    expect((await download({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await download({}, '../../etc/passwd')).status).toBe(404)
    expect((await download({}, randomUUID())).status).toBe(404)
    await asOla()
    expect((await download()).status).toBe(404)
    await asKari({ workspaces: [] })
    expect((await download()).status).toBe(403)
    await asKari({ rights: ['read:arm.customer'] })
    expect((await download()).status).toBe(403)
    anonymousBrowser()
    expect((await download()).status).toBe(401)
    await asKari()
    await desk.db.delete(exportChunks).where(eq(exportChunks.seq, 0))
    expect((await download()).status).toBe(404)
  })
})

test('exports are erased after their days, with their files; and what is left of a workbook that was being made', async () => {
  await asKari()
  serving(3)
  await start()
  await runToEnd()
  await eraseOldExports(1)
  expect([(await receipt())?.state, (await storedFile()).length]).toEqual([
    'complete',
    (await receipt())?.bytes,
  ])

  const longAgo = new Date(Date.now() - 2 * 86_400_000)
  const left = join(getWorkbookFolder(), 'workbook-left')
  mkdirSync(left, { recursive: true })
  writeFileSync(join(left, 'rows'), '')
  utimesSync(left, longAgo, longAgo)
  await desk.db.update(exportTable).set({ startedAt: longAgo, heartbeatAt: longAgo })
  await eraseOldExports(1)
  expect([await receipt(), (await storedFile()).length, readdirSync(getWorkbookFolder())]).toEqual([
    null,
    0,
    [],
  ])
})
