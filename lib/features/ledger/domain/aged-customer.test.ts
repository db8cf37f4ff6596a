import { expect, test } from 'vitest'
import { judgeAgedCustomer } from './aged-customer'
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
  expect(judgeAgedCustomer(read(...own), whole && read(...whole))).toBe(verdict)
})
