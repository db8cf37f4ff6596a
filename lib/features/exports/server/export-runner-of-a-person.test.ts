import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { exportTable } from '@/lib/platform/database/export-schema'
import { makeDigest } from '@/lib/platform/database/sealed'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { endSession } from '@/lib/platform/session/vault'
import { signedIn } from '@/tests/support/browser'
import { arrivedAt, asKari, asOla, deskUnderTest } from '@/tests/support/desk-under-test'
import {
  exportId,
  exportsUnderTest,
  receipt,
  sha256,
  storedFile,
  wish,
} from '@/tests/support/exports-under-test'
import {
  down,
  noted,
  rowIds,
  servingSummary,
  startSummaryExport,
} from '@/tests/support/summary-exports'
import { opaqueAnswer } from '@/tests/support/tokens'

const desk = deskUnderTest()
const { exported, run } = exportsUnderTest(startSummaryExport)
const serving = (count: number) => servingSummary(desk, count)

describe('its person', () => {
  test('cancels it: what is stored stays, nothing more is asked', async () => {
    await asKari()
    const model = serving(10)
    const leaving = new AbortController()
    model.before = async (asked) => {
      if (asked.RowId === 3) {
        await noted(desk, 8)
        expect(await wish('cancelExport')).toMatchObject({ ok: true })
        leaving.abort()
      }
      return false
    }
    await startSummaryExport()
    await run(exportId, leaving.signal)
    expect(await receipt()).toMatchObject({
      state: 'cancelled',
      rows: 8,
      hasFile: true,
      canContinue: false,
      parts: [{ rows: 8, why: 'stopped' }],
    })
    expect(await wish('continueExport')).toMatchObject({ failure: { code: 'export-over' } })
    expect(model.asked).toHaveLength(3)
  })

  test('cancels it in another process: the run learns it at its next page and stores no more, and the receipt tells of all that is stored', async () => {
    await asKari()
    const model = serving(10)
    model.before = async (asked) => {
      if (asked.RowId !== 7) return false
      await noted(desk, 4)
      await wish('cancelExport')
      return false
    }
    const told = await exported()
    expect(told).toMatchObject({
      state: 'cancelled',
      rows: 4,
      lastRowId: 7,
      parts: [{ rows: 4, why: 'stopped' }],
    })
    expect([await rowIds(), told.sha256]).toEqual([down(10, 7), sha256(await storedFile())])
    expect(model.asked.length).toBeLessThanOrEqual(3)
  })

  test('does not open what holds rows of nobody knows which companies, once it is known which are theirs', async () => {
    await signedIn('kari', opaqueAnswer())
    serving(3)
    expect(await exported({ CompanyIds: [] })).toMatchObject({ state: 'complete', companyIds: [] })
    await asKari()
    expect(await executeOperation('getExport', { params: { exportId } })).toMatchObject({
      failure: { kind: 'forbidden', code: 'scope' },
    })
    expect(await executeOperation('listExports', {})).toEqual({ ok: true, value: { exports: [] } })
  })

  test('loses it with a company: the run ends, and nobody reads, continues or cancels it', async () => {
    const id = await asKari()
    const model = serving(10)
    model.before = async (asked) => {
      if (asked.RowId === 7) await desk.db.execute(`update desk.session set workspaces = '[]'`)
      if (asked.RowId === 7)
        (globalThis as { duedeskSessions?: Map<string, unknown> }).duedeskSessions?.delete(
          makeDigest(id),
        )
      return false
    }
    await startSummaryExport()
    await run()
    expect(await executeOperation('getExport', { params: { exportId } })).toMatchObject({
      failure: { kind: 'forbidden', code: 'scope' },
    })
    expect(await executeOperation('listExports', {})).toEqual({ ok: true, value: { exports: [] } })
    for (const name of ['continueExport', 'cancelExport'] as const)
      expect(await wish(name)).toMatchObject({ failure: { code: 'scope' } })
    const [row] = await desk.db.select().from(exportTable).where(eq(exportTable.id, exportId))
    expect(row).toMatchObject({
      state: 'failed',
      why: { kind: 'forbidden', code: 'scope' },
      rows: 8,
    })
  })

  test('is the only one who has it', async () => {
    await asKari()
    serving(3)
    await exported()
    await asOla()
    expect(await executeOperation('getExport', { params: { exportId } })).toMatchObject({
      failure: { kind: 'not-found' },
    })
    for (const name of ['continueExport', 'cancelExport'] as const)
      expect(await wish(name)).toMatchObject({ failure: { kind: 'not-found' } })
    expect(await executeOperation('listExports', {})).toEqual({ ok: true, value: { exports: [] } })
  })

  test('has three running at most', async () => {
    await asKari()
    serving(3)
    const ids = [1, 2, 3, 4].map((at) => `6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b2${at}`)
    for (const id of ids.slice(0, 3))
      expect(await startSummaryExport({}, id)).toMatchObject({ ok: true })
    expect(await startSummaryExport({}, ids[3])).toMatchObject({
      failure: { kind: 'refused', code: 'exports-running' },
    })
    await run(ids[0]!)
    expect(await startSummaryExport({}, exportId)).toMatchObject({ ok: true })
  })

  test('exports the own companies where none is named, and none of others', async () => {
    await asKari()
    const model = serving(3)
    expect(await startSummaryExport({ CompanyIds: [999] })).toMatchObject({
      failure: { kind: 'forbidden', code: 'scope' },
    })
    expect(await exported({ CompanyIds: [] })).toMatchObject({ companyIds: [501, 502] })
    expect(model.asked[0]).toMatchObject({ CompanyIds: [501, 502] })
  })

  test('gets no row of a company of others, whatever the upstream answers', async () => {
    await asKari()
    const model = serving(3)
    model.rows = model.rows.map((row) => (row.RowId === 1 ? { ...row, CompanyId: 999 } : row))
    expect(await exported()).toMatchObject({
      state: 'failed',
      why: { kind: 'forbidden', code: 'scope-of-answer' },
      rows: 0,
      hasFile: false,
    })
  })

  test('signs out meanwhile: the export waits', async () => {
    const id = await asKari()
    const model = serving(10)
    model.before = async (asked) => {
      if (asked.RowId === 7) await endSession(makeDigest(id), 'signed out')
      return false
    }
    await startSummaryExport()
    await run()
    await asKari()
    expect(await receipt()).toMatchObject({ state: 'waiting', rows: 8 })
    expect(arrivedAt(desk)).toHaveLength(2)
  })
})
