import { createCipheriv, randomBytes, randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { exportTable } from '@/lib/platform/database/export-schema'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { asKari, deskUnderTest, upstreamAnswers } from '@/tests/support/desk-under-test'
import { exportFolder, exportId } from '@/tests/support/exports-under-test'
import { summaryRows, summaryUpstream } from '@/tests/support/summary-upstream'
import { runExport } from './export-runner'

const desk = deskUnderTest()
exportFolder()
const file = { format: 'csv', style: { kind: 'iso' } } as const
const { model, answer } = summaryUpstream(summaryRows(3))

beforeEach(async () => {
  model.asked.length = 0
  await asKari()
  upstreamAnswers(desk, answer)
  await executeOperation(
    'startExport',
    { body: { exportId, file, CompanyIds: [501], Statuses: ['Failed'] } },
    { idempotencyKey: exportId },
  )
  await desk.db.update(exportTable).set({ search: underAnotherKey('{"Statuses":["Failed"]}') })
})

test('an export whose filters were sealed under another key is shown without them, not as one of everything', async () => {
  const lost = { exportId, search: null, companyIds: [501], canContinue: false }
  expect(await executeOperation('getExport', { params: { exportId } })).toMatchObject({
    ok: true,
    value: lost,
  })
  expect(await executeOperation('listExports', {})).toMatchObject({
    ok: true,
    value: { exports: [lost] },
  })
})

test('it never runs: the upstream is asked nothing', async () => {
  await runExport(exportId, new AbortController().signal)
  expect(model.asked).toEqual([])
  expect(await executeOperation('getExport', { params: { exportId } })).toMatchObject({
    value: {
      state: 'failed',
      why: { kind: 'broken', code: 'filters-lost' },
      rows: 0,
      canContinue: false,
    },
  })
})

test.each(['waiting', 'failed', 'running'] as const)(
  'it does not go on, although it is %s',
  async (state) => {
    await desk.db
      .update(exportTable)
      .set({ state, sessionId: randomUUID(), heartbeatAt: new Date(0) })
    const wish = await executeOperation(
      'continueExport',
      { params: { exportId } },
      { idempotencyKey: randomUUID() },
    )
    expect(wish).toMatchObject({ ok: false, failure: { kind: 'conflict' } })
    expect(model.asked).toEqual([])
  },
)

/** What `seal` made while the desk had a key that it has no more. */
function underAnotherKey(text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', randomBytes(32), nonce)
  return `v1.${Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')}`
}
