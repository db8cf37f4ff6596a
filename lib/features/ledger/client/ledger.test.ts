import { expect, test } from 'vitest'
import { judgeAsOf } from './ledger'
import { toAsOf } from './ledger-view'

test.each([
  ['2026-10-31', { is: 'asked' }],
  ['2026-10-31T00:00:00Z', { is: 'asked' }],
  ['2026-11-26', { is: 'other', day: '2026-11-26' }],
  ['', { is: 'untold' }],
  ['tomorrow', { is: 'untold' }],
  ['2026-02-30', { is: 'untold' }],
  [null, { is: 'untold' }],
  [undefined, { is: 'untold' }],
])('aging that says %s, asked for the end of October', (asOf, judged) => {
  expect(judgeAsOf({ asOf }, '2026-10-31')).toEqual(judged)
})

test.each([
  [null, '2026-11-26'],
  ['2026-10-31', '2026-10-31'],
  ['2026-11-26', '2026-11-26'],
  ['2026-11-27', '2026-11-26'],
  ['2026-02-30', '2026-11-26'],
  ['yesterday', '2026-11-26'],
])('an address that says %s is of %s', (asOf, day) => expect(toAsOf(asOf, '2026-11-26')).toBe(day))
