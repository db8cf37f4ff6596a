import { expect, test } from 'vitest'
import { findWrongUntil, listMissingInput } from './decision-requirements'

test.each([
  ['a pause without a reason', 'pauseCase', '', '', ['reason']],
  ['a resumption without a reason', 'resumeInvoice', '', '', []],
  ['a withdrawal with nothing', 'withdrawCase', ' ', '', ['reason', 'typedNo']],
  ['a withdrawal with another number', 'withdrawInvoice', 'Paid', '2039', ['typedNo']],
  ['a withdrawal with all', 'withdrawCase', 'Paid', ' 20391 ', []],
  [
    'an eviction to be carried out, unsigned',
    'acceptEvictionConfirmation',
    'Unpaid',
    '',
    ['typedNo'],
  ],
  ['a list that is accepted', 'acceptDebtCollectionList', '', '', []],
  ['a list that is rejected', 'rejectDebtCollectionList', '', '', ['reason']],
] as const)('%s', (_, decision, reason, typedNo, missing) =>
  expect(listMissingInput({ decision, number: '20391', reason, typedNo })).toEqual(missing),
)

test.each([
  ['', null],
  [' 31.12.2026 ', null],
  ['31/12/2026', null],
  ['2026-11-20', null],
  ['19.11.2026', 'untilPast'],
  ['31.02.2027', 'untilWrong'],
  ['soon', 'untilWrong'],
] as const)('the last day of a pause as it is typed, %j: %s', (typed, wrong) =>
  expect(findWrongUntil(typed, '2026-11-20')).toBe(wrong),
)
