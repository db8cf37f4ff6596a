import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Result } from '@/lib/contracts/result'
import { journal } from '@/lib/platform/database/schema'
import { deskUnderTest } from '@/tests/support/desk-under-test'
import { storeKinds } from '@/tests/support/stores'
import { noteOutcomeCheck } from './note-findings'
import {
  callOff,
  isSettled,
  type JournalRow,
  noteOutcome,
  reserveIdempotencyKey,
  settleMs,
} from './write-journal'

const states: JournalRow['state'][] = [
  'sending',
  'done',
  'refused',
  'accepted',
  'not-sent',
  'unknown',
  'not-applied',
]
const open = ['sending', 'unknown', 'not-applied']
const settled = states.filter((state) => !open.includes(state))
const idempotencyKey = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const write = {
  idempotencyKey,
  operation: 'updateCustomer',
  area: 'receivables',
  person: 'kari',
  clientNo: '1001',
  organizationId: null,
  target: '10001',
  requestId: randomUUID(),
  fingerprint: 'f',
  payload: { body: { customer: { name: 'Kari' } } },
  before: { name: 'Ola' },
}

describe.each(storeKinds)('the row of a write, on %s,', (kind) => {
  const desk = deskUnderTest(kind)
  const row = async () => (await desk.journalRows())[0]!

  async function standsAs(state: JournalRow['state']) {
    const at = new Date(Date.UTC(2026, 2, 12))
    await desk.db.insert(journal).values({
      ...write,
      state,
      sentAt: at,
      deadlineAt: at,
      endedAt: state === 'sending' ? null : at,
    })
    return row()
  }

  describe.each<[string, Result<unknown>, boolean, JournalRow['state']]>([
    ['an answer', { ok: true, value: { status: 'PROCESSED' } }, false, 'done'],
    ['an answer that promises', { ok: true, value: {} }, true, 'accepted'],
    ['a refusal', { ok: false, failure: { kind: 'invalid', status: 422 } }, false, 'refused'],
    [
      'a 429',
      { ok: false, failure: { kind: 'throttled', status: 429, code: 'E1' } },
      false,
      'refused',
    ],
    [
      'a pause of our own',
      { ok: false, failure: { kind: 'throttled', code: 'paused' } },
      false,
      'not-sent',
    ],
    [
      'a lost answer',
      { ok: false, failure: { kind: 'unknown-outcome', code: 'reset' } },
      false,
      'unknown',
    ],
  ])('after %s', (_, outcome, accepted, then) => {
    test.each(open)(`goes from %s to ${then}`, async (state) => {
      await standsAs(state as JournalRow['state'])
      await noteOutcome(idempotencyKey, outcome, accepted)
      expect(await row()).toMatchObject({ state: then, outcome })
      expect((await row()).endedAt!.getTime()).toBeGreaterThan(Date.UTC(2026, 2, 13))
    })

    test.each(settled)('stays %s', async (state) => {
      const before = await standsAs(state)
      await noteOutcome(idempotencyKey, outcome, accepted)
      expect(await row()).toEqual(before)
    })
  })

  describe.each([
    ['applied', 'done'],
    ['not-applied', 'not-applied'],
    ['partly', null],
    ['unproven', null],
    ['gone', null],
  ] as const)('after a look that found it %s', (found, then) => {
    const checked = {
      at: '2026-03-13T08:00:00.000Z',
      person: 'ola',
      found,
      stored: { name: 'Kari' },
    }

    test.each(open)('is seen in the state that follows %s', async (state) => {
      await standsAs(state as JournalRow['state'])
      await noteOutcomeCheck(idempotencyKey, checked)
      expect(await row()).toMatchObject({
        state: then ?? (state === 'not-applied' ? 'unknown' : state),
        look: checked,
      })
    })

    test.each(settled)('stays %s, and nothing is noted', async (state) => {
      const before = await standsAs(state)
      await noteOutcomeCheck(idempotencyKey, checked)
      expect(await row()).toEqual(before)
    })
  })

  const off = {
    idempotencyKey,
    operation: 'updateCustomer',
    area: 'receivables',
    person: 'kari',
    requestId: 'r',
  }

  test('that is called off before it arrives is never claimed', async () => {
    await callOff(off)
    const before = await row()
    expect(before).toMatchObject({
      state: 'refused',
      outcome: { ok: false, failure: { kind: 'not-sent', code: 'called-off', requestId: 'r' } },
    })
    expect(await reserveIdempotencyKey(write, 1_000)).toEqual(before)
    expect(await desk.journalRows()).toEqual([before])
  })

  test.each(states)('that stands as %s is not called off', async (state) => {
    const before = await standsAs(state)
    await callOff(off)
    expect(await desk.journalRows()).toEqual([before])
  })

  test('that is claimed and called off at once is one or the other', async () => {
    const [earlier] = await Promise.all([reserveIdempotencyKey(write, 1_000), callOff(off)])
    expect(await desk.journalRows()).toMatchObject([
      earlier ? { state: 'refused', fingerprint: '' } : { state: 'sending', fingerprint: 'f' },
    ])
  })
})

test('a write is settled some time after its last moment, and not at once', () => {
  const isOver = (ms: number) => isSettled({ deadlineAt: new Date(Date.now() - ms) })
  expect([isOver(-1_000), isOver(1_000), isOver(settleMs)]).toEqual([false, false, true])
})
