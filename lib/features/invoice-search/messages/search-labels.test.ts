import { expect, test } from 'vitest'
import { parseSearchText } from '@/lib/features/invoice-search/domain/search-text'
import { t } from '@/tests/support/english'
import { explainSearch, labelSearch } from './search-labels'

test.each([
  [
    '127734800100051',
    'payment reference',
    'Its check digit matches mod 10, as in a payment reference.',
  ],
  [
    '12345678903',
    'payment reference',
    'Its check digit matches mod 10 and mod 11, as in a payment reference.',
  ],
  ['Fakturanr: 12', 'invoice number', 'Labelled as invoice number.'],
  ['1001\n1002', 'list of references', '2 references pasted.'],
  ['Kari Nordmann', 'name', 'Looks like a name.'],
  ['', 'invoice number', 'Nothing to search for yet.'],
])('%j is told as %s', (typed, as, why) => {
  const search = parseSearchText(typed)
  expect([labelSearch(t, search.as), explainSearch(t, search)]).toEqual([as, why])
})
