import { expect, test } from 'vitest'
import { findTellingCase } from './item-case'

const open = { status: 'OPEN', remainingAmount: 5, collectionCaseNumber: ' 100014 ' }
const cases = [{ caseNumber: 7 }, { caseNumber: null }, { caseNumber: 100_014 }]

test.each([
  ['an open one', {}, true],
  ['an open one of unknown amount', { remainingAmount: null }, true],
  ['one in other letters', { status: 'open ' }, true],
  ['a paused one', { status: 'PAUSED' }, false],
  ['one without a status', { status: null }, false],
  ['one with nothing left', { remainingAmount: 0 }, false],
  ['one of a case that was not read', { collectionCaseNumber: '8' }, false],
  ['one of no case', { collectionCaseNumber: '' }, false],
])('whether its case tells how %s stands', (_, change, isTold) =>
  expect(findTellingCase({ ...open, ...change }, cases)).toBe(isTold ? cases[2] : null),
)
