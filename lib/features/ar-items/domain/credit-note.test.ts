import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ArItem } from '@/lib/contracts/receivables/ar-items'
import {
  findCreditMisfit,
  findCreditNotes,
  findCreditProblem,
  findRemainder,
  judgeCreditNote,
} from './credit-note'

const item: ArItem = {
  ...{ arItemId: 7, documentNo: 'A-1', documentType: 'IN', customerNo: '10001' },
  ...{ currency: 'NOK', remainingAmount: 100 },
}

test.each<[ArItem, ReturnType<typeof findCreditMisfit>]>([
  [{}, null],
  [{ documentType: 'rn' }, null],
  [{ documentType: null }, 'unknown'],
  [{ documentType: ' ' }, 'unknown'],
  [{ documentType: 'CN' }, 'type'],
  [{ remainingAmount: 0 }, 'nothing'],
  [{ remainingAmount: -5 }, 'nothing'],
  [{ remainingAmount: null }, 'unknown'],
  [{ arItemId: null }, 'unknown'],
  [{ currency: '' }, 'unknown'],
  [{ documentNo: ' ' }, 'unknown'],
  [{ customerNo: null }, 'unknown'],
])('an item with %j', (change, misfit) => {
  expect(findCreditMisfit({ ...item, ...change })).toBe(misfit)
})

test('no more than what remains is credited, to the last decimal', () => {
  expect(findCreditProblem(null, '100')).toBe('none')
  expect(findCreditProblem(0, '100')).toBe('notAbove')
  expect(findCreditProblem(-1, '100')).toBe('notAbove')
  expect(findCreditProblem(100.01, '100')).toBe('tooMuch')
  expect(findCreditProblem(100, '100')).toBeNull()
  expect(findRemainder('0.3', 0.1)).toBe('0.2')
})

test('what is credited and what remains make up what remained', () => {
  const cents = fc.integer({ min: 1, max: 1e9 })
  fc.assert(
    fc.property(cents, cents, (one, other) => {
      const whole = String((one + other) / 100)
      expect(findRemainder(whole, one / 100)).toBe(String(other / 100))
    }),
  )
})

describe('credit notes of a document', () => {
  const note: ArItem = { ...item, arItemId: 8, documentType: 'CN', originalAmount: -5 }
  const asked = { documentNo: 'A-1', amount: 5 }

  test('are found by type, number and amount, whatever its sign', () => {
    expect(findCreditNotes([note, { ...note, arItemId: 9, originalAmount: 5 }], asked)).toEqual([
      '8',
      '9',
    ])
  })

  test.each<ArItem>([
    { documentType: 'IN' },
    { documentType: null },
    { documentNo: 'A-11' },
    { originalAmount: -5.01 },
    { originalAmount: null },
    { arItemId: null },
  ])('are none with %j', (change: ArItem) => {
    expect(findCreditNotes([{ ...note, ...change }], asked)).toEqual([])
  })
})

describe('a look', () => {
  const look = { found: ['8'], known: ['8'], isWhole: true, remaining: '100', before: '100' }

  test('finds it by a note that was not there before', () => {
    expect(judgeCreditNote({ ...look, found: ['8', '9'] })).toBe('applied')
    expect(judgeCreditNote({ ...look, found: ['9'], isWhole: false })).toBe('applied')
  })

  test('says that it was not made only where all notes were read and as much remains', () => {
    expect(judgeCreditNote(look)).toBe('not-applied')
    expect(judgeCreditNote({ ...look, before: '100.0' })).toBe('not-applied')
    for (const change of [
      { isWhole: false },
      { remaining: '95' },
      { remaining: null },
      { before: null },
    ])
      expect(judgeCreditNote({ ...look, ...change })).toBe('unproven')
  })

  test('takes no note for it that others may have made since, nor doubts a proof for one', () => {
    const since = { ...look, found: ['8', '9'], others: 1, remaining: '70' }
    expect(judgeCreditNote(since)).toBe('unproven')
    expect(judgeCreditNote({ ...since, wasAbsent: true })).toBe('not-applied')
    expect(judgeCreditNote({ ...since, found: ['8', '9', '10'], wasAbsent: true })).toBe('applied')
    expect(judgeCreditNote({ ...look, remaining: '70', wasAbsent: true })).toBe('unproven')
  })
})
