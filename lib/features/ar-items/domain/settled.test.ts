import { expect, test } from 'vitest'
import type { ArItem } from '@/lib/contracts/receivables/ar-items'
import { findPayable, findSettled } from './settled'

test('what was settled is what is not open any more, to the last decimal', () => {
  expect(findSettled({ originalAmount: 0.3, remainingAmount: 0.1 })).toBe('0.2')
  expect(findSettled({ originalAmount: -50, remainingAmount: -20 })).toBe('-30')
})

const unreckoned: ArItem[] = [
  { originalAmount: 5 },
  { remainingAmount: 5 },
  { originalAmount: null, remainingAmount: 5 },
  { originalAmount: `${Number.MAX_VALUE}`, remainingAmount: 5 },
]
test.each(unreckoned)('of %j nothing is reckoned', (item: ArItem) => {
  expect(findSettled(item)).toBeNull()
})

test.each<[ArItem, string | null]>([
  [{ remainingAmount: 0.3, reservedAmount: 0.1 }, '0.2'],
  [{ remainingAmount: 5, reservedAmount: 0 }, '5'],
  [{ remainingAmount: 5, reservedAmount: 7 }, '-2'],
  [{ remainingAmount: 0, reservedAmount: 0 }, '0'],
  [{ remainingAmount: 5 }, null],
  [{ remainingAmount: 5, reservedAmount: null }, null],
  [{ reservedAmount: 5 }, null],
  [{ remainingAmount: -5, reservedAmount: 0 }, null],
])('of %j %j can be paid', (item, payable) => {
  expect(findPayable(item)).toBe(payable)
})
