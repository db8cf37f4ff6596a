import { expect, test } from 'vitest'
import { matchCustomer, matchListedCustomer } from './customer-match'

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

const listOf = (count: number, summary?: object | null) => ({
  customers: Array.from({ length: count }, (_, at) => ({
    customerNo: `${at}`,
    name: at === 0 ? 'Oslo Kommune' : `Oslo Kommune, ${at}`,
  })),
  summary,
})

test.each([
  ['all that are counted', listOf(3, { totalCount: 3 }), 'likely'],
  ['a full page of all that are counted', listOf(200, { totalCount: '200' }), 'likely'],
  ['fewer than are counted', listOf(3, { totalCount: 4 }), 'too-many'],
  ['few that nobody counts', listOf(3), 'likely'],
  ['few, and no count', listOf(3, { totalCount: null }), 'likely'],
  ['a page that nobody counts, as long as services hold them', listOf(50), 'too-many'],
  ['a page as long as the service holds them', listOf(20, { pageSizeLimit: 20 }), 'too-many'],
  ['no list', { customers: null, summary: { totalCount: 0 } }, 'unlisted'],
  ['nothing', {}, 'unlisted'],
  ['an empty list', listOf(0, { totalCount: 0 }), 'none'],
])('a search that gave %s', (_, answer, kind) =>
  expect(matchListedCustomer('Oslo Kommune', answer).kind).toBe(kind),
)
