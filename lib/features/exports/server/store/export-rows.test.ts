import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runningExportsMax } from '@/lib/features/exports/domain/export-kinds'
import { exportChunks, exportTable } from '@/lib/platform/database/export-schema'
import { useSettings } from '@/tests/support/settings'
import { emptyDesk, openTestDesk, storeKinds } from '@/tests/support/stores'
import { FileLost, readChunks, storeFile, storePage } from './export-chunks'
import {
  acquireExport,
  cancelExportRow,
  deleteExportsBefore,
  type ExportRow,
  findExportRow,
  insertExport,
  isStale,
  noteCancelled,
  noteProgress,
  readExportRows,
  resumeExport,
  staleMs,
} from './export-rows'

const longAgo = new Date(Date.now() - 10 * staleMs)
const states: ExportRow['state'][] = ['running', 'waiting', 'complete', 'cancelled', 'failed']

describe.each(storeKinds)('exports on %s', (kind) => {
  let store: Awaited<ReturnType<typeof openTestDesk>>
  beforeAll(async () => {
    useSettings()
    store = await openTestDesk(kind)
  })
  afterAll(() => store.close())
  beforeEach(() => emptyDesk(store.db))

  async function added(more: Partial<typeof exportTable.$inferInsert> = {}): Promise<string> {
    const id = randomUUID()
    const usual = {
      person: 'kari',
      sessionId: 's1',
      search: '',
      companyIds: [],
      file: { format: 'csv', style: { kind: 'iso' } } as const,
    }
    await store.db.insert(exportTable).values({
      id,
      ...usual,
      state: 'running',
      startedAt: new Date(),
      heartbeatAt: new Date(),
      ...more,
    })
    return id
  }

  const insert = (person: string) =>
    insertExport({
      ...{
        id: randomUUID(),
        person,
        sessionId: 's1',
        search: '',
        companyIds: [],
        file: { format: 'csv', style: { kind: 'iso' } },
      },
      ...{ state: 'running', startedAt: new Date(), heartbeatAt: new Date() },
    })
  const resume = (id: string, person = 'kari') =>
    resumeExport({ id, person, sessionId: 's2', signIns: 1, parts: [] })

  test('a person starts as many as may run, however many are asked for at once; another person is not counted', async () => {
    const asked = await Promise.all(
      Array.from({ length: runningExportsMax + 3 }, () => insert('kari')),
    )
    expect(asked.filter(Boolean)).toHaveLength(runningExportsMax)
    expect(await insert('ola')).toBe(true)
  })

  test('one that stopped with its process, or is over, takes no room', async () => {
    for (const more of [
      { heartbeatAt: longAgo },
      { state: 'waiting' },
      { state: 'complete' },
    ] as const)
      await added(more)
    const asked = await Promise.all(Array.from({ length: runningExportsMax }, () => insert('kari')))
    expect(asked).toEqual(asked.map(() => true))
  })

  test.each([
    ...states.map(
      (state) =>
        [state, 'just now', ['waiting', 'failed'].includes(state) ? 'resumed' : 'moving'] as const,
    ),
    ['running', 'long ago', 'resumed'] as const,
  ])('one that is %s, and last told of itself %s, is %s', async (state, told, outcome) => {
    const id = await added({
      state,
      heartbeatAt: told === 'long ago' ? longAgo : new Date(),
      worker: randomUUID(),
    })
    expect(await resume(id)).toBe(outcome)
    const expected =
      outcome === 'resumed'
        ? { state: 'running', worker: null, sessionId: 's2' }
        : { state, sessionId: 's1' }
    expect(await findExportRow(id)).toMatchObject(expected)
  })

  test('one is not resumed while its person has as many running as they may', async () => {
    const id = await added({ state: 'failed' })
    for (let at = 0; at < runningExportsMax; at += 1) await added()
    expect(await resume(id)).toBe('busy')
    expect(await findExportRow(id)).toMatchObject({ state: 'failed' })
  })

  test('is taken up by one run, and only while it runs', async () => {
    const id = await added()
    const runs = await Promise.all([acquireExport(id), acquireExport(id), acquireExport(id)])
    expect(runs.filter(Boolean)).toHaveLength(1)
    for (const state of states.filter((each) => each !== 'running'))
      expect([state, await acquireExport(await added({ state }))]).toEqual([state, null])
  })

  test.each(states)('one that is %s is cancelled only when it is not over', async (state) => {
    const id = await added({ state })
    const isOpen = state === 'running' || state === 'waiting'
    expect(await cancelExportRow(id)).toBe(isOpen)
    expect(await findExportRow(id)).toMatchObject({ state: isOpen ? 'cancelled' : state })
  })

  test('are deleted when they began long ago, with their files, but for one that runs', async () => {
    const [old, running, young] = [
      await added({ startedAt: longAgo, heartbeatAt: longAgo }),
      await added({ startedAt: longAgo }),
      await added({ heartbeatAt: longAgo }),
    ]
    await store.db
      .insert(exportChunks)
      .values({ exportId: old, file: 'csv', seq: 0, length: 1, body: Buffer.from('x') })
    await deleteExportsBefore(new Date(Date.now() - staleMs))
    expect(
      await Promise.all(
        [old, running, young].map(async (id) => (await findExportRow(id)) !== null),
      ),
    ).toEqual([false, true, true])
    expect(await store.db.select().from(exportChunks)).toEqual([])
  })

  test('only one that runs can be stale', () => {
    expect(states.map((state) => isStale({ state, heartbeatAt: longAgo }))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
    expect(isStale({ state: 'running', heartbeatAt: new Date(Date.now() - staleMs / 2) })).toBe(
      false,
    )
    const told = { state: 'running' as const, heartbeatAt: new Date(1_000) }
    expect([isStale(told, 1_000 + staleMs), isStale(told, 1_001 + staleMs)]).toEqual([false, true])
  })

  test('one that is resumed forgets why it stood still, and tells of itself', async () => {
    const id = await added({
      state: 'failed',
      why: { kind: 'broken' },
      endedAt: longAgo,
      pausedUntil: longAgo,
      heartbeatAt: longAgo,
    })
    expect(await resume(id)).toBe('resumed')
    const row = (await findExportRow(id))!
    expect(row).toMatchObject({ state: 'running', why: null, endedAt: null, pausedUntil: null })
    expect(row.heartbeatAt.getTime()).toBeGreaterThan(Date.now() - staleMs)
  })

  test('no other is resumed, taken up or cancelled with it', async () => {
    const [one, other] = [await added({ state: 'waiting' }), await added({ state: 'waiting' })]
    await resume(one)
    expect(await findExportRow(other)).toMatchObject({ state: 'waiting' })
    const running = await added()
    await acquireExport(one)
    expect(await findExportRow(running)).toMatchObject({ worker: null })
    await cancelExportRow(one)
    expect([(await findExportRow(running))!.state, (await findExportRow(other))!.state]).toEqual([
      'running',
      'waiting',
    ])
  })

  test('one that is cancelled is over from then on, and no pause is left of it', async () => {
    const id = await added({ state: 'waiting', pausedUntil: new Date(), endedAt: null })
    await cancelExportRow(id)
    expect(await findExportRow(id)).toMatchObject({ pausedUntil: null, endedAt: expect.any(Date) })
  })

  test('one that is taken up has told of itself, and names its run', async () => {
    const id = await added({ heartbeatAt: longAgo })
    const taken = (await acquireExport(id))!
    const row = (await findExportRow(id))!
    expect(taken).toMatchObject({ id, worker: row.worker, person: 'kari' })
    expect(row.heartbeatAt.getTime()).toBeGreaterThan(Date.now() - staleMs)
  })

  test('a run tells of itself with each note, and only while it has the export', async () => {
    const id = await added()
    const run = (await acquireExport(id))!
    await store.db.update(exportTable).set({ heartbeatAt: longAgo })
    expect(await noteProgress(run, { rows: 3 })).toBe(true)
    expect((await findExportRow(id))!.heartbeatAt.getTime()).toBeGreaterThan(Date.now() - staleMs)
    const other = await added()
    expect(await noteProgress({ ...run, id: other }, { rows: 9 })).toBe(false)
    expect([(await findExportRow(id))!.rows, (await findExportRow(other))!.rows]).toEqual([3, 0])
  })

  test('what is stored of one that was cancelled is noted by its own run alone', async () => {
    const [id, other] = [await added(), await added()]
    const run = (await acquireExport(id))!
    await cancelExportRow(id)
    await noteCancelled(run, { rows: 5 })
    await noteCancelled({ ...run, worker: randomUUID() }, { rows: 6 })
    expect([await findExportRow(id), await findExportRow(other)]).toMatchObject([
      { rows: 5, state: 'cancelled' },
      { rows: 0 },
    ])
  })

  test('are listed for their person, the newest first, a hundred at most', async () => {
    const begun = Date.now() - 1_000_000
    const at = (second: number) => new Date(begun + second * 1_000)
    for (let second = 0; second < 101; second += 1)
      await added({ startedAt: at(second), state: 'complete' })
    await added({ person: 'ola' })
    const listed = await readExportRows('kari')
    expect(listed.map(({ startedAt }) => startedAt.getTime())).toEqual(
      [...listed].map(({ startedAt }) => startedAt.getTime()).sort((one, two) => two - one),
    )
    expect([
      listed.length,
      listed[0]!.startedAt,
      new Set(listed.map(({ person }) => person)),
    ]).toEqual([100, at(100), new Set(['kari'])])
    expect(await findExportRow(randomUUID())).toBeNull()
  })

  test.each([
    ['another run has it', { worker: randomUUID() }],
    ['it was cancelled', { state: 'cancelled' as const }],
  ])('nothing is stored of a run once %s', async (_, change) => {
    const id = await added()
    const run = (await acquireExport(id))!
    const page = (seq: number, text: string) =>
      storePage(run, { rows: seq }, { file: 'csv', seq, text, numbers: [seq] })
    expect([await page(1, 'first\r\n'), await noteProgress(run)]).toEqual([true, true])
    await store.db.update(exportTable).set(change).where(eq(exportTable.id, id))
    async function* pieces() {
      yield Buffer.from('workbook')
    }
    expect([
      await page(2, 'second\r\n'),
      await noteProgress(run, { rows: 9 }),
      await storeFile(run, 'xlsx', pieces()),
    ]).toEqual([false, false, false])
    expect(await textOf(id)).toBe('first\r\n')
    expect(await findExportRow(id)).toMatchObject({ rows: 1 })
    expect(await store.db.select().from(exportChunks)).toHaveLength(1)
  })

  test('a page whose chunk cannot be stored is not noted either', async () => {
    const run = (await acquireExport(await added()))!
    const page = { file: 'csv' as const, seq: 1, text: 'first', numbers: [1] }
    expect(await storePage(run, { rows: 1 }, page)).toBe(true)
    await expect(storePage(run, { rows: 2 }, page)).rejects.toThrow()
    expect(await findExportRow(run.id)).toMatchObject({ rows: 1 })
  })

  test('a piece that was moved to another export does not open', async () => {
    const [one, other] = [
      (await acquireExport(await added()))!,
      (await acquireExport(await added()))!,
    ]
    await storePage(one, {}, { file: 'csv', seq: 1, text: 'of one', numbers: [] })
    await store.db.update(exportChunks).set({ exportId: other.id })
    await expect(textOf(other.id)).rejects.toThrow(FileLost)
    expect(await store.db.select({ body: exportChunks.body }).from(exportChunks)).not.toContain(
      'of one',
    )
  })

  async function textOf(id: string) {
    let text = ''
    for await (const piece of readChunks(id, 'csv')) text += piece.toString('utf8')
    return text
  }
})
