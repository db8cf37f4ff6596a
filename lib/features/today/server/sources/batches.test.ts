import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { journal } from '@/lib/platform/database/schema'
import { erasePayloads } from '@/lib/platform/journal/erase-journal'
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

  test('as a batch stands behind no number of later ones that are done', async () => {
    await asKari()
    await desk.db
      .insert(journal)
      .values({ ...batchOf('b-1'), sentAt: new Date(Date.now() - 86_400_000) })
    answerBatch({ 'b-1': { status: 'PARTIAL', succeeded: [], failed: [{ index: 0, code: 'NO' }] } })
    await listOf('batches')
    const done = Array.from({ length: 201 }, (_, at) => ({ ...batchOf(`d-${at}`), state: 'done' }))
    await desk.db.insert(journal).values(done as Write[])
    expect(await listOf('batches')).toMatchObject({
      lines: [{ batchId: 'b-1', failed: 1 }],
      isWhole: true,
    })
  })

  test('as a batch that ended stays as it ended once what was sent is erased', async () => {
    await asKari()
    const payments = [
      { amount: 1, currency: 'NOK' },
      { amount: 2, currency: 'NOK' },
    ]
    await desk.db.insert(journal).values({ ...batchOf('b-1'), payload: { body: { payments } } })
    answerBatch({
      'b-1': { status: 'PARTIAL', succeeded: [{ index: 0 }], failed: [{ index: 1, code: 'NO' }] },
    })
    const ended = { lines: [{ batchId: 'b-1', failed: 1, untold: 0 }] }
    expect(await listOf('batches')).toMatchObject(ended)

    await desk.db.update(journal).set({ sentAt: new Date(Date.now() - 91 * 86_400_000) })
    await erasePayloads(90)
    expect(await listOf('batches')).toMatchObject(ended)
    const [row] = await desk.journalRows()
    expect(row).toMatchObject({ payload: null, state: 'accepted' })
    expect((await listOf('outcomes')).lines).toEqual([])
  })

  test('as a batch that ended once what was sent is erased is known where it names each row', async () => {
    await asKari()
    const ids = ['p-20260312-aaaaaaaaaa', 'p-20260312-bbbbbbbbbb']
    await desk.db
      .insert(journal)
      .values(['b-1', 'b-2'].map((batchId) => ({ ...batchOf(batchId), sourceIds: ids })))
    const [succeeded, failed] = ids.map((uniqueSourcePaymentId) => [{ uniqueSourcePaymentId }])
    answerBatch({
      'b-1': { status: 'PARTIAL', succeeded, failed },
      'b-2': { status: 'PARTIAL', succeeded, failed: succeeded },
    })
    await listOf('batches')
    const states = (await desk.journalRows()).map(({ outcome, state }) => [
      (outcome as { value: { data: { batchId: string } } }).value.data.batchId,
      state,
    ])
    expect(Object.fromEntries(states)).toEqual({ 'b-1': 'accepted', 'b-2': 'unknown' })
  })

  test('as a batch is worth what its rows that were not booked add up to, by currency', async () => {
    await asKari()
    const rowOf = (amount: number, currency: string | null) => ({ amount, currency })
    const sent = (batchId: string, payments: object[] | null) => ({
      ...batchOf(batchId),
      payload: payments && { body: { payments } },
    })
    const three = [rowOf(100, 'NOK'), rowOf(20.1, 'NOK'), rowOf(0.2, 'NOK'), rowOf(7, 'SEK')]
    await desk.db
      .insert(journal)
      .values([
        sent('b-1', three),
        sent('b-2', [rowOf(1, 'NOK'), rowOf(2, null)]),
        sent('b-3', null),
      ])
    const refused = { code: 'NO' }
    answerBatch({
      'b-1': {
        status: 'PARTIAL',
        succeeded: [{ index: 0 }],
        failed: [1, 2, 3].map((index) => ({ index, ...refused })),
      },
      'b-2': { status: 'FAILED', failed: [0, 1].map((index) => ({ index, ...refused })) },
      'b-3': { status: 'FAILED', failed: [{ index: 0, ...refused }] },
    })
    const { lines } = await listOf('batches')
    const byBatch = new Map(
      lines.map((line) => [line.source === 'batches' && line.batchId, [line.count, line.sums]]),
    )
    expect(Object.fromEntries(byBatch)).toEqual({
      'b-1': [
        3,
        [
          { amount: '20.3', currency: 'NOK' },
          { amount: '7', currency: 'SEK' },
        ],
      ],
      'b-2': [2, null],
      'b-3': [1, null],
    })
  })

  test('and not confirmed is worth what went out, where every row tells it', async () => {
    await asKari()
    const payments = [
      { amount: 0.1, currency: 'NOK' },
      { amount: 0.2, currency: 'NOK' },
    ]
    await desk.db.insert(journal).values([
      sentWrite({
        operation: 'createPayments',
        state: 'unknown',
        payload: { body: { payments } },
      }),
      sentWrite({ operation: 'createCorrections', state: 'unknown', payload: null }),
      sentWrite({ operation: 'pauseCase', state: 'unknown', payload: { body: {} } }),
    ])
    const { lines } = await listOf('outcomes')
    expect(
      lines.map((line) => [line.source === 'outcomes' && line.operation, line.sums]).sort(),
    ).toEqual([
      ['createCorrections', null],
      ['createPayments', [{ amount: '0.3', currency: 'NOK' }]],
      ['pauseCase', null],
    ])
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
