import { describe, expect, test } from 'vitest'
import type { JournalEntry } from '@/lib/contracts/desk/journal'
import { toRegistrationOutcome } from '@/lib/features/invoice-registration/domain/registration-outcome'
import { toToldOutcome } from './told-outcome'

const at = '2026-11-20T10:00:00Z'
const write = (told: Partial<JournalEntry>) =>
  toToldOutcome(
    {
      state: 'unknown',
      status: null,
      code: null,
      message: null,
      look: null,
      record: null,
      ...told,
    } as JournalEntry,
    toRegistrationOutcome,
  )
const record = (found: 'applied' | 'not-applied') => ({ at, person: 'ola', found, note: 'asked' })
const look = (found: 'applied' | 'not-applied' | 'partly') => ({ at, person: 'kari', found })

describe('a batch that is booked', () => {
  const seen = { ok: true, value: { batchId: null, checked: true } }

  test('is confirmed where a check saw it', () => {
    expect(write({ state: 'accepted' })).toEqual(seen)
    expect(write({ state: 'done', look: look('applied') })).toEqual(seen)
    expect(write({ state: 'done', look: look('applied'), record: record('not-applied') })).toEqual(
      seen,
    )
    expect(write({ state: 'done', look: look('applied'), record: record('applied') })).toEqual(seen)
  })

  test('is recorded by a person, and no more, where none did', () =>
    expect(write({ state: 'done', look: look('partly'), record: record('applied') })).toEqual({
      ok: true,
      value: { batchId: null, checked: false, recordedBy: 'ola' },
    }))
})

describe('a batch that is not booked', () => {
  test('is absent where a check saw that', () => {
    expect(write({ state: 'not-applied', look: look('not-applied') })).toEqual({ is: 'absent' })
    expect(
      write({
        state: 'not-applied',
        look: look('not-applied'),
        record: record('not-applied'),
      }),
    ).toEqual({ is: 'absent' })
  })

  test('is recorded by a person, and no more, where none did', () => {
    const recorded = { is: 'recorded', person: 'ola' }
    expect(write({ state: 'not-applied', record: record('not-applied') })).toEqual(recorded)
    expect(
      write({ state: 'not-applied', look: look('partly'), record: record('not-applied') }),
    ).toEqual(recorded)
  })
})

test.each(['unknown', 'sending'] as const)('a batch that is %s is open', (state) =>
  expect(write({ state, look: look('partly') })).toBe('open'),
)

test('a refusal keeps what was said of it', () =>
  expect(write({ state: 'refused', status: 422, code: 'X', message: 'no' })).toEqual({
    ok: false,
    failure: { kind: 'refused', status: 422, code: 'X', message: 'no' },
  }))
