import { expect, test } from 'vitest'
import { formatDecimal } from './decimal-amount'

test.each([
  ['0', '0,00'],
  ['-1250.5', '−1 250,50'],
  ['12345678901234567890.125', '12 345 678 901 234 567 890,125'],
])('%s reads %s', (decimal, words) => expect(formatDecimal(decimal)).toBe(words))
