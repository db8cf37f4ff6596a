import { expect, test } from 'vitest'
import { parseSearchText } from '@/lib/features/invoice-search/domain/search-text'
import { explainSearch, labelSearch } from './search-labels'

test.each([
  [
    '127734800100051',
    'payment reference',
    'Its last character fits mod 10, as that of a payment reference does.',
  ],
  [
    '12345678903',
    'payment reference',
    'Its last character fits mod 10 and mod 11, as that of a payment reference does.',
  ],
  ['Fakturanr: 12', 'invoice number', 'The text in front says invoice number.'],
  ['1001\n1002', 'list of references', '2 references in one paste.'],
  ['Kari Nordmann', 'name', 'It reads as a name.'],
  ['', 'invoice number', 'Nothing to search for yet.'],
])('%j is told as %s', (typed, as, why) => {
  const search = parseSearchText(typed)
  expect([labelSearch(search.as), explainSearch(search)]).toEqual([as, why])
})
