import { expect, test } from 'vitest'
import { type CasesView, toCasesQueryString, toCasesQuestion } from './cases-view'

const nothing: CasesView = {
  q: '',
  status: '',
  type: '',
  number: '',
  customer: '',
  source: '',
  from: '',
  to: '',
}

test.each([
  ['nothing', {}, {}],
  ['a status', { status: 'PAUSED' }, { Status: 'PAUSED' }],
  ['a number with blanks', { number: ' 100042 ' }, { CaseNumber: '100042' }],
  ['a number that is none', { number: '10x' }, {}],
  [
    'days',
    { from: '2026-03-01', to: '2026-03-12' },
    { FromCreatedAt: '2026-03-01', ToCreatedAt: '2026-03-12' },
  ],
  ['a day that is none', { from: '2026-02-31' }, {}],
  [
    'all the rest',
    { q: 'Nord', type: 'NOTICE', customer: '7', source: 'FE-1' },
    { SearchTerm: 'Nord', Type: 'NOTICE', CustomerNumber: '7', UniqueSourceInvoiceId: 'FE-1' },
  ],
])('%s is asked for in the upstream’s words', (_, change, asked) => {
  expect(toCasesQuestion({ ...nothing, ...change })).toEqual({ ...asked, PageSize: 100 })
})

test('an address holds what differs from nothing', () =>
  expect(toCasesQueryString({ ...nothing, status: 'OPEN' })).toBe('status=OPEN'))
