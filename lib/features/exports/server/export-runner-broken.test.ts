import type { ServerResponse } from 'node:http'
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { exportChunks, exportTable } from '@/lib/platform/database/export-schema'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { openSession } from '@/lib/platform/session/vault'
import { holdCookie } from '@/tests/support/browser'
import { asKari, deskUnderTest } from '@/tests/support/desk-under-test'
import { exportId, exportsUnderTest, receipt, wish } from '@/tests/support/exports-under-test'
import { json } from '@/tests/support/fake-upstream'
import { areasAt, useSettings } from '@/tests/support/settings'
import {
  down,
  failingAfter,
  noted,
  rowIds,
  servingSummary,
  startSummaryExport,
} from '@/tests/support/summary-exports'
import { tokenAnswer } from '@/tests/support/tokens'

const desk = deskUnderTest()
const { exported, goOn, paused, run } = exportsUnderTest(startSummaryExport)
const serving = (count: number) => servingSummary(desk, count)

describe('an upstream that fails in the middle', () => {
  test('by refusing the token: the export waits for its person, and goes on when they have signed in again', async () => {
    const out = { isOut: true }
    await asKari()
    const model = serving(10)
    failingAfter(
      model,
      7,
      (response) => json(response, 401, {}),
      () => out.isOut,
    )
    await startSummaryExport()
    await run()
    expect(await executeOperation('getExport', { params: { exportId } })).toMatchObject({
      failure: { kind: 'unauthenticated' },
    })

    await asKari()
    expect(await receipt()).toMatchObject({
      state: 'waiting',
      why: { kind: 'unauthenticated' },
      rows: 4,
      canContinue: true,
    })
    out.isOut = false
    expect(await goOn()).toMatchObject({
      ...{ state: 'complete', rows: 10, signIns: 1 },
      parts: [
        { fromRowId: 10, toRowId: 7, rows: 4, why: 'unauthenticated' },
        { fromRowId: 6, toRowId: 1, rows: 6, why: 'complete' },
      ],
    })
    expect(await rowIds()).toEqual(down(10))
  })

  test('by refusing a token of the partner part: it waits for another sign-in, and does not go on with the same one', async () => {
    useSettings({ ...areasAt(desk.upstream.base), PARTNER_TOKEN: 'own' })
    const signIn = async (token: string) =>
      holdCookie(
        await openSession('kari', tokenAnswer(), { kind: 'given', token, expiresAt: null }),
      )
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
    failingAfter(
      model,
      7,
      (response) => json(response, 429, {}, { 'retry-after': '7' }),
      (times) => times < 3,
    )
    expect(await exported()).toMatchObject({
      state: 'complete',
      rows: 10,
      pauses: 2,
      pausedSeconds: 14,
      pausedUntil: null,
    })
    expect(paused).toEqual([7_000, 7_000])
  })

  test('by asking to wait without end: it gives up', async () => {
    await asKari()
    failingAfter(serving(10), null, (response) => json(response, 429, {}, { 'retry-after': '60' }))
    expect(await exported()).toMatchObject({
      state: 'failed',
      why: { kind: 'throttled' },
      pauses: 30,
      canContinue: true,
    })
  })

  test.each([
    ['500', 'unreachable', (response: ServerResponse) => json(response, 500, {})],
    ['503', 'unreachable', (response: ServerResponse) => json(response, 503, {})],
    [
      'a body that breaks off',
      'unreachable',
      (response: ServerResponse) =>
        void response
          .writeHead(200, { 'content-length': '99' })
          .write('{"Ro', () => response.destroy()),
    ],
    [
      'no JSON',
      'off-contract',
      (response: ServerResponse) => void response.writeHead(200).end('{"Rows": ['),
    ],
  ])(
    'by %s: it tries with growing pauses, ends with why, and a second part goes on from the last row',
    async (_, kind, answer) => {
      const out = { isOut: true }
      await asKari()
      const model = serving(10)
      failingAfter(model, 7, answer, () => out.isOut)
      expect(await exported()).toMatchObject({
        state: 'failed',
        why: { kind },
        rows: 4,
        hasFile: true,
        canContinue: true,
      })
      expect(paused).toEqual([1_000, 2_000, 4_000, 8_000, 16_000])
      out.isOut = false
      vi.setSystemTime(Date.now() + 10_000)
      expect(await goOn()).toMatchObject({
        state: 'complete',
        rows: 10,
        parts: [{ rows: 4 }, { fromRowId: 6, rows: 6 }],
      })
      expect(await rowIds()).toEqual(down(10))
    },
  )

  test('by silence: it is asked again after the deadline of a call', async () => {
    await asKari()
    const model = serving(10)
    failingAfter(
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
  test('reads as interrupted, and goes on from the last row that was stored: a run that lost the export stores no more', async () => {
    await asKari()
    const model = serving(10)
    let isAlive = true
    model.before = async (asked) => {
      if (!isAlive || asked.RowId !== 3) return false
      await noted(desk, 8)
      await desk.db.update(exportTable).set({ worker: '6b1d3c1e-6f0e-4a63-9a55-000000000000' })
      return false
    }
    await startSummaryExport()
    await run()
    expect(await receipt()).toMatchObject({ state: 'running', rows: 8 })
    expect(await rowIds()).toEqual(down(10, 3))
    expect(await wish('continueExport')).toMatchObject({
      failure: { kind: 'conflict', code: 'export-moving' },
    })

    isAlive = false
    vi.setSystemTime(Date.now() + 31_000)
    expect(await receipt()).toMatchObject({
      state: 'interrupted',
      canContinue: true,
      hasFile: true,
    })
    expect(await goOn()).toMatchObject({
      state: 'complete',
      rows: 10,
      parts: [
        { rows: 8, why: 'interrupted' },
        { rows: 2, why: 'complete' },
      ],
    })
    expect(await rowIds()).toEqual(down(10))
  })

  test.each([
    ['a piece of the file', () => desk.db.delete(exportChunks).where(eq(exportChunks.seq, 1))],
    ['the numbers of a piece', () => desk.db.update(exportChunks).set({ numbers: null })],
  ])('and whose store has lost %s says so', async (_, lose) => {
    await asKari()
    const model = serving(10)
    failingAfter(model, 7, (response) => json(response, 400, {}))
    await exported()
    await lose()
    expect(await goOn()).toMatchObject({
      state: 'failed',
      why: { code: 'file-lost' },
      canContinue: false,
    })
  })
})
