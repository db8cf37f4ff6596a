import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { releaseBulkActions } from '@/lib/features/bulk-actions/server/bulk-records'
import { sessions } from '@/lib/platform/database/schema'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { findCurrentSession, getBearer } from '@/lib/platform/session/current-session'
import {
  begin,
  caseUpstream,
  pausing,
  readAction,
  work,
} from '@/tests/support/bulk-actions-under-test'
import { arrivedAt, asKari, deskUnderTest, upstreamAnswers } from '@/tests/support/desk-under-test'
import { exportsUnderTest, receipt } from '@/tests/support/exports-under-test'
import { json, until } from '@/tests/support/fake-upstream'
import { forgetProcess } from '@/tests/support/settings'
import { servingSummary, startSummaryExport } from '@/tests/support/summary-exports'
import { stopDesk } from './stop-desk'

const desk = deskUnderTest()
const batchId = '7d1f6a70-3a5e-4f3a-9a43-1d2b8b0c9f10'

const closeStore = () =>
  (globalThis as { duedeskCloseStore?: () => Promise<void> }).duedeskCloseStore!()

/** What stands in the store at the moment in which it closes. */
function stopAndRead<Found>(read: () => Promise<Found>) {
  const found: Found[] = []
  stopDesk(async () => void found.push(await read()))
  return found
}

/** Answers an adjustment with its batch once the returned call says so. */
function heldBatch() {
  const { promise, resolve } = Promise.withResolvers<void>()
  upstreamAnswers(desk, async (_, response) => {
    await promise
    json(response, 202, { summary: { status: 'SUCCESS' }, data: { batchId } })
  })
  return resolve
}

const correct = () =>
  executeOperation(
    'createCorrections',
    {
      params: { organizationId: '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10' },
      body: { corrections: [{ uniqueSourceCorrectionId: 'c-1' }] },
    },
    { idempotencyKey: randomUUID() },
  )

describe('a desk that is told to end', () => {
  test('closes its store after a write on its way has its outcome', async () => {
    await asKari()
    const answer = heldBatch()
    const written = correct()
    await until(() => arrivedAt(desk).length === 1, 'the write')

    const atClose = stopAndRead(desk.journalRows)
    const closed = closeStore()
    answer()

    expect(await written).toMatchObject({ ok: true, value: { data: { batchId } } })
    await closed
    expect(atClose).toMatchObject([
      [{ state: 'accepted', outcome: { ok: true, value: { data: { batchId } } } }],
    ])
  })

  test('closes it after new tokens are stored', async () => {
    await asKari({ seconds: -10 })
    const { promise, resolve: answer } = Promise.withResolvers<void>()
    desk.upstream.answerWith(async (...asked) => {
      await promise
      await desk.identity.answer(...asked)
    })
    const bearer = getBearer((await findCurrentSession())!)
    await until(() => desk.upstream.requests.length === 1, 'the refresh')

    const atClose = stopAndRead(() => desk.db.select().from(sessions))
    const closed = closeStore()
    answer()

    expect(await bearer).toMatchObject({ ok: true })
    await closed
    expect(atClose).toMatchObject([[{ generation: 1 }]])
  })

  test('sends nothing more once the store is about to close', async () => {
    await asKari()
    heldBatch()()
    stopAndRead(desk.journalRows)
    await closeStore()

    expect(await correct()).toMatchObject({ failure: { kind: 'broken' } })
    expect(arrivedAt(desk)).toEqual([])
    expect(await desk.journalRows()).toEqual([])
  })

  test('waits no longer than the longest way of a write', async () => {
    await asKari()
    const answer = heldBatch()
    const written = correct()
    await until(() => arrivedAt(desk).length === 1, 'the write')
    vi.useFakeTimers({ toFake: ['Date'] })
    const atClose = stopAndRead(desk.journalRows)
    vi.setSystemTime(Date.now() + 6 * 2_000 + 5_000)
    await closeStore()
    vi.useRealTimers()

    expect(atClose).toMatchObject([[{ state: 'sending' }]])
    answer()
    await written
  })

  test('lets a bulk action take no further row, and the next one goes on', async () => {
    await asKari()
    const service = caseUpstream(desk, 3)
    const action = pausing(service.cases)
    expect(await begin(action)).toMatchObject({ ok: true })
    const { promise, resolve: answer } = Promise.withResolvers<void>()
    service.holdsWrites = promise
    const working = work(action.bulkActionId)
    await until(() => arrivedAt(desk).some(({ method }) => method === 'POST'), 'the first row')

    stopAndRead(desk.journalRows)
    answer()
    await working
    await closeStore()
    expect([...service.paused.values()]).toEqual([1])
    expect(await readAction(action.bulkActionId)).toMatchObject({ counts: { done: 1, waiting: 2 } })

    forgetProcess()
    await releaseBulkActions()
    await work(action.bulkActionId)
    expect([...service.paused.values()]).toEqual([1, 1, 1])
  })
})

describe('an export', () => {
  const { run } = exportsUnderTest(startSummaryExport)

  test('takes no further page, and says that it was interrupted', async () => {
    await asKari()
    const model = servingSummary(desk, 10)
    model.before = (asked) => {
      if (asked.RowId === 7) stopAndRead(desk.journalRows)
      return false
    }
    await startSummaryExport()
    await run()

    expect(await receipt()).toMatchObject({ rows: 4, parts: [{ rows: 4, why: 'interrupted' }] })
  })
})
