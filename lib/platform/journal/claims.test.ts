import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { journal } from '@/lib/platform/database/schema'
import { deskUnderTest } from '@/tests/support/desk-under-test'
import { erasePayloads } from './erase-journal'
import { noteBatchEnd, noteFoundBatch } from './note-batches'
import {
  noteDoubt,
  noteOutcomeCheck,
  noteRecord,
  noteSeen,
  noteStoredAnyway,
} from './note-findings'
import { readOtherBatchIds, readWritesWithIds } from './sent-batches'
import {
  awaitOutcome,
  type JournalRow,
  noteOutcome,
  reserveAgain,
  reserveIdempotencyKey,
} from './write-journal'

const desk = deskUnderTest()
const states: JournalRow['state'][] = [
  'sending',
  'done',
  'refused',
  'accepted',
  'not-sent',
  'unknown',
  'not-applied',
]
const idempotencyKey = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const organizationId = '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10'
const first = randomUUID()
const write = {
  idempotencyKey,
  operation: 'createCorrections',
  area: 'collection',
  person: 'kari',
  clientNo: null,
  organizationId,
  target: null,
  requestId: first,
  fingerprint: 'f',
  payload: { body: { corrections: [] } },
  sourceIds: ['c-1'],
  before: null,
}
const row = async () => (await desk.journalRows())[0]!
const batchEnd = {
  status: 'PARTIAL',
  succeeded: 1,
  taken: 0,
  failed: 1,
  untold: 0,
  at: '2026-03-12T12:00:00Z',
}
const checked = { at: '2026-03-13T08:00:00.000Z', person: 'ola', stored: {} }

async function standsAs(
  state: JournalRow['state'],
  more: Partial<typeof journal.$inferInsert> = {},
) {
  await desk.db.delete(journal)
  const { sourceIds, ...rest } = { ...write, ...more }
  const reserved = { ...write, organizationId: rest.organizationId, sourceIds }
  await reserveIdempotencyKey({ ...reserved, idPlace: rest.organizationId }, 1_000)
  await desk.db.update(journal).set({
    ...{ ...rest, state, sentAt: new Date(), deadlineAt: new Date(Date.now() + 600_000) },
    ...more,
  })
  return row()
}

describe('an idempotency key', () => {
  test.each(states)(
    'that stands as %s goes out once more only where nothing of it left',
    async (state) => {
      const before = await standsAs(state)
      const earlier = await reserveIdempotencyKey({ ...write, requestId: randomUUID() }, 1_000)
      if (state === 'not-sent') expect([earlier, (await row()).state]).toEqual([null, 'sending'])
      else expect([earlier, await row()]).toEqual([before, before])
    },
  )

  test.each([
    ['another person', { person: 'ola' }],
    ['another draft', { fingerprint: 'g' }],
  ])('of which nothing left does not go out for %s', async (_, other) => {
    const before = await standsAs('not-sent')
    expect(await reserveIdempotencyKey({ ...write, ...other }, 1_000)).toEqual(before)
    expect(await row()).toEqual(before)
  })
})

describe('a write that is sent again', () => {
  const again = {
    idempotencyKey,
    operation: 'createCorrections',
    person: 'kari',
    requestId: randomUUID(),
    after: first,
  }

  test.each(states)('is taken from %s only where it is open', async (state) => {
    const before = await standsAs(state, {
      record: { at: '', person: 'ola', found: 'not-applied' },
      look: { ...checked, found: 'partly', stored: { batchEnd } },
    })
    const earlier = await reserveAgain(again, 1_000)
    if (['unknown', 'not-applied', 'not-sent'].includes(state))
      expect([earlier, await row()]).toMatchObject([
        null,
        { state: 'sending', requestId: again.requestId, record: null, outcome: null, look: null },
      ])
    else expect([earlier, await row()]).toEqual([before, before])
  })

  test('has as long again until it counts as lost', async () => {
    await standsAs('unknown')
    await reserveAgain(again, 1_000)
    const { sentAt, deadlineAt, endedAt } = await row()
    expect([deadlineAt.getTime() - sentAt.getTime(), endedAt]).toEqual([1_000, null])
  })

  test('is taken from one that is being sent once its time is over', async () => {
    await standsAs('sending', { deadlineAt: new Date(Date.now() - 1) })
    expect(await reserveAgain(again, 1_000)).toBeNull()
  })

  test.each([
    ['another operation', { operation: 'createPayments' }],
    ['another person', { person: 'ola' }],
    ['another try than the one that was looked for', { after: randomUUID() }],
  ])('is not taken for %s', async (_, other) => {
    const before = await standsAs('unknown')
    expect(await reserveAgain({ ...again, ...other }, 1_000)).toEqual(before)
    expect(await row()).toEqual(before)
  })
})

describe('what is learnt of an earlier try', () => {
  test('is not noted of a later one', async () => {
    const before = await standsAs('unknown')
    await noteOutcome(idempotencyKey, { ok: true, value: {} }, false, randomUUID())
    await noteOutcomeCheck(idempotencyKey, { ...checked, found: 'applied' }, randomUUID())
    expect(
      await noteRecord(
        { ...before, requestId: randomUUID() },
        { at: '', person: 'ola', found: 'applied', note: 'x' },
        'done',
      ),
    ).toBe(false)
    expect(await row()).toEqual(before)
  })

  test('is not recorded once it stands otherwise', async () => {
    const before = await standsAs('accepted')
    expect(
      await noteRecord(
        { ...before, state: 'unknown' },
        { at: '', person: 'ola', found: 'applied', note: 'x' },
        'done',
      ),
    ).toBe(false)
    expect(await row()).toEqual(before)
  })
})

describe('a state', () => {
  test.each(states)('%s is called stored anyway only where it was refused', async (state) => {
    await standsAs(state)
    await noteStoredAnyway(idempotencyKey, { ...checked, found: 'applied' })
    expect((await row()).state).toBe(state === 'refused' ? 'done' : state)
  })

  test.each(states)(
    '%s is doubted only where it was refused, and keeps what was answered',
    async (state) => {
      const outcome = { ok: false, failure: { kind: 'invalid', status: 422 } }
      await standsAs(state, { outcome })
      await noteDoubt(idempotencyKey, { ...checked, found: 'partly' })
      expect(await row()).toMatchObject({
        state: state === 'refused' ? 'unknown' : state,
        outcome,
        look: state === 'refused' ? { found: 'partly' } : null,
      })
    },
  )

  test.each(states)('%s takes the end of a batch only while one is awaited', async (state) => {
    await standsAs(state)
    await noteBatchEnd(idempotencyKey, {
      end: batchEnd,
      rowStates: ['booked', 'untold'],
      found: 'untold',
      person: 'ola',
    })
    expect((await row()).state).toBe(state === 'accepted' ? 'unknown' : state)
    expect((await row()).look === null).toBe(state !== 'accepted' && state !== 'unknown')
  })

  test.each([
    ['applied', 'done', 'applied'],
    ['not-applied', 'refused', 'not-applied'],
    ['partly', 'accepted', 'partly'],
    ['untold', 'unknown', 'partly'],
  ] as const)('follows an end that is %s', async (found, state, noted) => {
    await standsAs('accepted')
    await noteBatchEnd(idempotencyKey, {
      end: batchEnd,
      rowStates: ['failed'],
      found,
      person: 'ola',
    })
    expect(await row()).toMatchObject({
      state,
      look: { found: noted, stored: { batchEnd, rowStates: ['failed'] } },
    })
  })

  test('that a person recorded as not booked is replaced by the end of a batch, as booked it is not', async () => {
    const end = { end: batchEnd, rowStates: ['booked' as const], person: 'ola' }
    const outcome = { ok: true, value: { data: { batchId: 'b' } } }
    const recorded = (found: 'applied' | 'not-applied') => ({ at: '', person: 'ola', found })
    for (const state of ['not-applied', 'accepted'] as const) {
      await standsAs(state, { record: recorded('not-applied'), recordNote: 'x', outcome })
      await noteBatchEnd(idempotencyKey, { ...end, found: 'applied' })
      const replaced = { state: 'done', record: null, recordNote: null, look: { found: 'applied' } }
      expect(await row()).toMatchObject(replaced)
    }
    for (const state of ['done', 'accepted'] as const) {
      const before = await standsAs(state, { record: recorded('applied'), outcome })
      await noteBatchEnd(idempotencyKey, { ...end, found: 'not-applied' })
      expect(await row()).toEqual(before)
    }
  })

  test('that a person recorded is replaced by a look that finds a batch, unless one is known', async () => {
    const record = { at: '', person: 'ola', found: 'not-applied' as const }
    const before = await standsAs('accepted', {
      record,
      outcome: { ok: true, value: { data: { batchId: 'b' } } },
    })
    await noteFoundBatch(idempotencyKey, 'c', { ...checked, found: 'applied' })
    expect(await row()).toEqual(before)
    await standsAs('not-applied', { record })
    await noteFoundBatch(idempotencyKey, 'b', { ...checked, found: 'applied' })
    expect(await row()).toMatchObject({
      state: 'accepted',
      record: null,
      outcome: { ok: true, value: { data: { batchId: 'b' } } },
    })
  })

  test.each(states)(
    '%s is found booked only where that was open, refused, or accepted without a batch',
    async (state) => {
      await standsAs(state)
      await noteFoundBatch(idempotencyKey, null, { ...checked, found: 'applied' })
      const settled = ['done', 'not-sent'].includes(state)
      expect((await row()).state).toBe(settled ? state : 'done')
    },
  )
})

describe('what a person has recorded of a write, as not applied', () => {
  const said = {
    record: { at: '', person: 'ola', found: 'not-applied' as const },
    recordNote: 'x',
    look: { ...checked, found: 'not-applied' as const },
  }

  test.each(['sending', 'unknown', 'not-applied'] as const)(
    'gives way to an answer that it was done, of %s',
    async (state) => {
      await standsAs(state, said)
      await noteOutcome(idempotencyKey, { ok: true, value: {} }, false)
      const replaced = { state: 'done', record: null, recordNote: null }
      expect(await row()).toMatchObject(replaced)
    },
  )

  test('stays where the answer says no more', async () => {
    await standsAs('not-applied', said)
    await noteOutcome(idempotencyKey, { ok: false, failure: { kind: 'refused' } }, false)
    expect(await row()).toMatchObject({ state: 'refused', ...said })
  })

  test('gives way to a look that finds it', async () => {
    await standsAs('not-applied', said)
    await noteOutcomeCheck(idempotencyKey, { ...checked, found: 'applied' })
    const replaced = { state: 'done', record: null, recordNote: null, look: { found: 'applied' } }
    expect(await row()).toMatchObject(replaced)
    await standsAs('not-applied', said)
    await noteOutcomeCheck(idempotencyKey, { ...checked, found: 'partly' })
    expect(await row()).toMatchObject({ state: 'not-applied', record: said.record })
  })
})

test('a look that settles a write ends it, and another does not', async () => {
  const endedAfter = async (found: 'applied' | 'not-applied' | 'partly') => {
    await standsAs('unknown')
    await noteOutcomeCheck(idempotencyKey, { ...checked, found })
    return (await row()).endedAt !== null
  }
  expect([
    await endedAfter('applied'),
    await endedAfter('not-applied'),
    await endedAfter('partly'),
  ]).toEqual([true, true, false])
})

test('what a read saw after a write is kept with it', async () => {
  await standsAs('done')
  await noteSeen(idempotencyKey, { name: 'Kari' })
  expect((await row()).seen).toEqual({ name: 'Kari' })
})

test('a record is noted where nothing else was learnt meanwhile, and says so', async () => {
  const stood = await standsAs('unknown')
  expect(
    await noteRecord(stood, { at: '', person: 'ola', found: 'applied', note: 'x' }, 'done'),
  ).toBe(true)
})

test('erasing what was sent leaves no value of it, how its batch ended, and the ids that keep it from being sent twice', async () => {
  await standsAs('accepted', { before: { name: 'Kari' }, sentAt: new Date(0) })
  await noteBatchEnd(idempotencyKey, {
    end: batchEnd,
    rowStates: ['booked'],
    found: 'applied',
    person: 'ola',
  })
  await noteSeen(idempotencyKey, { name: 'Kari' })
  await erasePayloads(1)
  expect(await row()).toMatchObject({
    payload: null,
    before: null,
    seen: null,
    sourceIds: ['c-1'],
  })
  expect((await row()).look).toMatchObject({ found: 'applied' })
  expect((await row()).look!.stored).toStrictEqual({ batchEnd, rowStates: ['booked'] })
})

test('another write with an id is found by that id, in its organization, and not what was called off', async () => {
  await standsAs('unknown')
  const other = randomUUID()
  const asked = (organization: string, ids: string[]) => readWritesWithIds(organization, other, ids)
  expect(await asked(organizationId, ['c-0', 'c-1'])).toMatchObject([
    { idempotencyKey, state: 'unknown', sourceIds: ['c-1'], rowStates: null, record: null },
  ])
  expect([
    await asked(other, ['c-1']),
    await asked(organizationId, ['c-2']),
    await readWritesWithIds(organizationId, idempotencyKey, ['c-1']),
  ]).toEqual([[], [], []])
  await standsAs('refused', { fingerprint: '' })
  expect(await asked(organizationId, ['c-1'])).toEqual([])
})

test('a write with the same id in several rows, and rows without one, is found once, and never by a blank', async () => {
  await standsAs('unknown', { sourceIds: ['c-1', '', 'c-1', 'c-2'] })
  const asked = async (ids: string[]) =>
    (await readWritesWithIds(organizationId, randomUUID(), ids)).length
  expect([await asked(['c-1', 'c-2']), await asked([''])]).toEqual([1, 0])
})

test('an idempotency key that arrives a second time with other ids is not found by those', async () => {
  await standsAs('unknown')
  await reserveIdempotencyKey({ ...write, sourceIds: ['c-3'], idPlace: organizationId }, 1_000)
  expect(await readWritesWithIds(organizationId, randomUUID(), ['c-3'])).toEqual([])
})

test('batches of other writes are left out of a look, unless those hold one of its ids, or nobody knows which they hold', async () => {
  const outcome = { ok: true, value: { data: { batchId: 'theirs' } } }
  const left = async (more: Partial<typeof journal.$inferInsert>) => {
    await standsAs('accepted', { outcome, ...more })
    return [...(await readOtherBatchIds(organizationId, randomUUID(), ['c-9']))]
  }
  expect(await left({})).toEqual(['theirs'])
  expect(await left({ sourceIds: ['c-1', 'c-9'] })).toEqual([])
  expect(await left({ sourceIds: null })).toEqual([])
  expect(await left({ organizationId: randomUUID() })).toEqual([])
})

describe('the outcome of a write that another arrival sends', () => {
  const notKnown = {
    ok: false,
    failure: { kind: 'unknown-outcome', code: 'deadline', requestId: first },
  }

  test('is what stands there, without waiting, once it has ended', async () => {
    expect(await awaitOutcome(await standsAs('done', { outcome: { ok: true, value: 7 } }))).toEqual(
      { ok: true, value: 7 },
    )
    expect(await awaitOutcome(await standsAs('unknown'))).toEqual(notKnown)
  })

  test('is not known after its deadline, nor where its row is gone', async () => {
    expect(
      await awaitOutcome(await standsAs('sending', { deadlineAt: new Date(Date.now() - 1) })),
    ).toEqual(notKnown)
    const sending = await standsAs('sending')
    await desk.db.delete(journal)
    expect(await awaitOutcome(sending)).toEqual(notKnown)
  })
})
