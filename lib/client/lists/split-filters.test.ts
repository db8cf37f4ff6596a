import { expect, test } from 'vitest'
import { splitFilters } from './split-filters'

test('what may be an identity number is cut out of what the address holds', () => {
  expect(splitFilters({ Status: 'OPEN', CustomerNumber: '15085098765', To: null })).toEqual({
    open: { Status: 'OPEN', CustomerNumber: null, To: null },
    keptOut: { CustomerNumber: '15085098765' },
  })
})
