import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { journal } from '@/lib/platform/database/schema'
import { asKari, deskUnderTest } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { workspaces } from '@/tests/support/tokens'
import { listOf, upstreamServes } from '@/tests/support/work'

const desk = deskUnderTest()
const [fjellheim, nordkust] = workspaces

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
      desk,
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
