import { expect, test } from 'vitest'
import { findUnitCode } from './unit-code'

test.each([
  ['kWh', 'KWH'],
  ['mnd', 'MON'],
  ['Mån', 'MON'],
  [' stk ', 'C62'],
  ['timer', 'HUR'],
  ['hour', 'HUR'],
  ['HUR', 'HUR'],
  ['XPK', 'XPK'],
  ['kg', 'KGM'],
])('%s has the code %s', (unit, code) => expect(findUnitCode(unit)).toBe(code))

test.each(['', 'fadder', 'constructor', 'kWh/mnd'])('“%s” has none', (unit) =>
  expect(findUnitCode(unit)).toBeNull(),
)
