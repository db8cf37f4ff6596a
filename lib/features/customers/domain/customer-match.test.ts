import { expect, test } from 'vitest'
import { matchCustomer } from './customer-match'

const customers = [
  { customerNo: '1', name: 'Oslo Kommune' },
  { customerNo: '2', name: 'Oslo kommune, vann' },
  { customerNo: '3', name: 'Tvilling AS' },
  { customerNo: '4', name: 'tvilling  as ' },
  { customerNo: '5', name: '' },
  { name: 'Uten nummer' },
]

test.each([
  [
    'one of exactly the name is likely',
    'oslo  kommune',
    true,
    { kind: 'likely', customer: customers[0] },
  ],
  ['two of the name are told', 'Tvilling AS', true, { kind: 'several', count: 2 }],
  ['two of the name are told of a part, too', 'Tvilling AS', false, { kind: 'several', count: 2 }],
  ['a part of a name is none', 'Oslo', true, { kind: 'none' }],
  ['a customer without a number is none', 'Uten nummer', true, { kind: 'none' }],
  ['nobody is found by no name', ' ', true, { kind: 'none' }],
  ['one of a part may not be the only one', 'Oslo kommune', false, { kind: 'too-many' }],
])('%s', (_, name, isWhole, match) =>
  expect(matchCustomer(name, customers, isWhole)).toEqual(match),
)
