import { expect, test } from 'vitest'
import { planSearch, type SearchSource } from '@/lib/features/search-everything/domain/search-plan'
import { findListHref } from './list-hrefs'

const places = { client: '1001', organization: 'org' }
const find = (source: SearchSource, typed: string, where = places) =>
  findListHref(source, planSearch(typed), where)

test.each<[string, SearchSource, string, string | null]>([
  ['customers', 'customers', 'hansen & co', '/clients/1001/customers?q=hansen+%26+co'],
  ['receivables by number', 'items', '2026-1', '/clients/1001/items?documentno=2026-1'],
  ['receivables by KID', 'itemsByKid', 'kid 000018', '/clients/1001/items?kid=000018'],
  [
    'collection invoices',
    'collectionInvoices',
    '2026-1',
    '/collection/org/invoices?InvoiceNumber=2026-1',
  ],
  ['cases', 'cases', 'hansen', '/collection/org/cases/all?q=hansen'],
  ['sent invoices by name', 'sent', 'hansen', '/partner/search?q=hansen&as=InvoiceeName'],
  ['sent invoices by what a label says', 'sent', 'kid 000018', '/partner/search?q=000018&as=KID'],
  ['sent invoices by a number in any field', 'sent', '2026-1', null],
  ['what is asked for by its id', 'settlement', 'hansen', null],
])('%s are searched for again in their list, where it asks the same', (_, source, typed, href) =>
  expect(find(source, typed)).toBe(href),
)

test.each<[SearchSource, string]>([
  ['customers', '01019030071'],
  ['sent', 'kid 01019030071'],
  ['cases', 'solveig 010190-30071'],
])('no address of %s says an identity number', (source, typed) =>
  expect(find(source, typed)).toBeNull(),
)

test('nor is there a list where nothing names the place', () => {
  const nowhere = { client: null, organization: null } as unknown as typeof places
  for (const source of ['customers', 'items', 'cases', 'collectionInvoices'] as const)
    expect(find(source, '2026-1', nowhere)).toBeNull()
})
