import { describe, expect, test } from 'vitest'
import { countReleased, type EndingStop, findItemAfterStop, listReleased } from './stop-end'

const until = '2026-12-01'
const item = {
  ...{ remainingAmount: 100, currency: 'NOK', status: 'OPEN', dueDate: '2026-11-01' },
  ...{ collectionLevel: 'REMINDER', stopReminderUntil: until, stopDebtCollectionUntil: until },
  stopInterestCalcUntil: null,
}
const after = (kind: EndingStop['kind'], changes: Record<string, unknown>) =>
  findItemAfterStop({ ...item, ...changes }, { kind, until })

describe('once a stop has ended', () => {
  test.each([
    ['reminder', { collectionLevel: 'NONE' }, 'released'],
    ['reminder', { collectionLevel: 'REMINDER' }, 'released'],
    ['reminder', { collectionLevel: ' collection' }, 'untouched'],
    ['debtCollection', { collectionLevel: 'NONE' }, 'untouched'],
    ['debtCollection', { collectionLevel: 'REMINDER' }, 'released'],
    ['debtCollection', { collectionLevel: 'COLLECTION' }, 'untouched'],
    ['interestCalc', { collectionLevel: 'COLLECTION' }, 'released'],
    ['reminder', { collectionLevel: 'BAILIFF' }, 'unknown'],
    ['reminder', { collectionLevel: undefined }, 'unknown'],
    ['reminder', { dueDate: until }, 'released'],
    ['reminder', { dueDate: '2026-12-02' }, 'untouched'],
    ['reminder', { dueDate: 'soon' }, 'unknown'],
    ['reminder', { remainingAmount: 0 }, 'untouched'],
    ['reminder', { remainingAmount: -5 }, 'untouched'],
    ['reminder', { remainingAmount: null }, 'unknown'],
    ['reminder', { stopReminderUntil: '2026-12-02' }, 'held'],
    ['reminder', { stopReminderUntil: '2026-11-01' }, 'released'],
    ['reminder', { stopReminderUntil: null }, 'released'],
    ['reminder', { stopReminderUntil: undefined }, 'unknown'],
    ['reminder', { stopReminderUntil: 'soon' }, 'unknown'],
  ] as const)('of %s, an item with %j is %s', (kind, changes, is) =>
    expect(after(kind, changes)).toBe(is),
  )
})

test('what is released is counted by kind, and what is not known stands beside it', () => {
  const other = { ...item, currency: 'SEK', remainingAmount: 0.1 }
  const small = { ...item, remainingAmount: 0.2 }
  const ending = [
    {
      stop: { kind: 'reminder' as const, until },
      items: [item, other, { ...item, dueDate: null }],
    },
    { stop: { kind: 'reminder' as const, until }, items: [small] },
    {
      stop: { kind: 'debtCollection' as const, until },
      items: [{ ...item, collectionLevel: 'NONE' }],
    },
    {
      stop: { kind: 'reminder' as const, until },
      items: [{ ...item, stopReminderUntil: '2027-01-01' }],
    },
  ]
  expect(countReleased(ending)).toEqual([
    { kind: 'reminder', items: 3, customers: 2, held: 1, unknown: 1 },
    { kind: 'debtCollection', items: 0, customers: 0, held: 0, unknown: 0 },
  ])
  expect(listReleased(ending, 'reminder')).toEqual([item, other, small])
})
