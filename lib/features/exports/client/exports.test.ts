import { expect, test } from 'vitest'
import { getPollInterval } from './exports'

const part = {
  fromRowId: null,
  toRowId: null,
  rows: 0,
  startedAt: '2026-03-12T12:00:00.000Z',
  endedAt: null,
  why: null,
}
const receiptAt = (askedAt: string, state: 'running' | 'waiting' = 'running') => ({
  state,
  parts: [part],
  askedAt,
})

test('an open page asks every second at first, ever more seldom later, and no more than it has to', () => {
  const at = ['12:00:00', '12:00:20', '12:01:00', '12:30:00'].map((time) =>
    getPollInterval(receiptAt(`2026-03-12T${time}.000Z`)),
  )
  expect(at).toEqual([1_000, 2_000, 4_000, 10_000])
  expect(getPollInterval({ ...receiptAt('2026-03-12T12:00:00.000Z'), parts: [] })).toBe(1_000)
  expect([
    getPollInterval(undefined),
    getPollInterval(receiptAt('2026-03-12T12:00:00.000Z', 'waiting')),
  ]).toEqual([false, false])
})
