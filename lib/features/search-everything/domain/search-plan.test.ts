import { expect, test } from 'vitest'
import { planSearch } from './search-plan'

test.each([
  [
    '2026-10442',
    ['sent', 'status', 'customers', 'items', 'collectionInvoices', 'cases', 'batches'],
  ],
  [
    '000000000018',
    [
      'sent',
      'status',
      'customers',
      'items',
      'itemsByKid',
      'collectionInvoices',
      'cases',
      'batches',
    ],
  ],
  ['Havn AS', ['sent', 'customers', 'cases', 'batches']],
  [
    'w-1042.xml',
    ['sent', 'status', 'customers', 'items', 'collectionInvoices', 'cases', 'batches'],
  ],
  [
    '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11',
    [
      ...['status', 'customers', 'collectionInvoices', 'cases', 'settlement', 'batches'],
      ...['batch', 'receivablesBatch'],
    ],
  ],
  ['rid 9004102', ['sent']],
  ['faktura 12345', ['sent', 'status', 'items', 'collectionInvoices', 'cases']],
  ['kid 000000000018', ['sent', 'itemsByKid']],
  ['@ havn', ['customers']],
  ['#10442', ['sent', 'status', 'items', 'itemsByKid', 'collectionInvoices', 'cases', 'batches']],
  ['> new', []],
  ['7', []],
  ['', []],
  ['x'.repeat(201), []],
  ['2026-10442\n2026-10443', []],
  ['2026-10442; 2026-10443', []],
])('%j is asked of %j', (typed, sources) => {
  expect(planSearch(typed).sources).toEqual(sources)
})

test('the mark in front is no part of the word', () => {
  expect(planSearch('# 10442')).toMatchObject({ scope: 'numbers', word: '10442' })
  expect(planSearch('@havn')).toMatchObject({ scope: 'customers', word: 'havn' })
  expect(planSearch('>')).toMatchObject({ scope: 'commands', word: '', parsed: null })
})
