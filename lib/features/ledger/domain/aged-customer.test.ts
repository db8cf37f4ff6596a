import { expect, test } from 'vitest'
import { findOthersOwing, judgeAgedCustomer } from './aged-customer'
import { readIntervals } from './aging-intervals'

const late = { currency: 'NOK', interval: 'DUE_1_30', fromDays: 1, toDays: 30 }
const later = { currency: 'NOK', interval: 'DUE_31_60', fromDays: 31, toDays: 60 }
const none = { ...later, amount: 0, itemCount: 0 }
const read = (...rows: Parameters<typeof readIntervals>[0]) => readIntervals(rows)

test.each([
  ['less than all', [{ ...late, amount: 5 }], [{ ...late, amount: 9 }], 'own'],
  ['another age', [{ ...late, amount: 5 }], [{ ...later, amount: 5 }], 'own'],
  ['another currency', [{ ...late, amount: 5 }], [{ ...late, currency: 'SEK', amount: 5 }], 'own'],
  [
    'fewer items',
    [{ ...late, amount: 5, itemCount: 1 }],
    [{ ...late, amount: 5, itemCount: 3 }],
    'own',
  ],
  ['what all owe', [{ ...late, amount: 5 }, none], [none, { ...late, amount: 5 }], 'same'],
  [
    'what all owe, without the ages in which nobody owes',
    [{ ...late, amount: 5 }],
    [{ ...late, amount: 5 }, none],
    'same',
  ],
  ['no amount, as all', [{ ...late }], [{ ...late }], 'same'],
  ['nothing, as all', [none], [none], 'own'],
  ['no interval', [], [{ ...late, amount: 5 }], 'own'],
  ['something, and nobody knows what all owe', [{ ...late, amount: 5 }], null, 'unverified'],
  ['nothing, and nobody knows what all owe', [none], null, 'own'],
] as const)('%s', (_, own, whole, verdict) => {
  expect(judgeAgedCustomer(read(...own), whole && read(...whole), true)).toBe(verdict)
})

test('figures of all customers are those of one who owes alone', () => {
  const own = read({ ...late, amount: 5 })
  expect(judgeAgedCustomer(own, own, true)).toBe('same')
  expect(judgeAgedCustomer(own, own, false)).toBe('own')
  expect(judgeAgedCustomer(own, own, null)).toBe('unverified')
  expect(judgeAgedCustomer(own, read({ ...late, amount: 9 }), null)).toBe('own')
})

const open = { customerNo: '2', documentDate: '2026-03-01T00:00:00', remainingAmount: 5 }

test.each([
  ['open, of another', open, true],
  ['a credit of another', { ...open, remainingAmount: -5 }, true],
  ['its own', { ...open, customerNo: ' 1 ' }, false],
  ['of nobody', { ...open, customerNo: ' ' }, false],
  ['of whom it is not known', { ...open, customerNo: null }, false],
  ['paid', { ...open, remainingAmount: 0 }, false],
  ['of which nobody knows what is open', { ...open, remainingAmount: null }, false],
  ['of a later day', { ...open, documentDate: '2026-03-11' }, false],
  ['of a day that is not known', { ...open, documentDate: null }, false],
])('an item that is %s', (_, item, owes) => {
  expect(findOthersOwing({ arItems: [item] }, '1', '2026-03-10')).toBe(owes)
})

test.each([
  ['more are counted', { arItems: [], summary: { totalCount: 1 } }],
  ['no more are listed', { arItems: [null], summary: { totalCount: 1, maximumCount: 1 } }],
  ['none are listed', { arItems: null, summary: { totalCount: 0 } }],
  ['nothing was read', {}],
])('where %s, nobody knows whether others owe', (_, answer) => {
  expect(findOthersOwing(answer, '1', '2026-03-10')).toBeNull()
})

test('an item of another customer is enough, however many are not listed', () =>
  expect(findOthersOwing({ arItems: [open], summary: { totalCount: 9 } }, '1', '2026-03-10')).toBe(
    true,
  ))
