import { Command } from 'cmdk'
import { expect, test } from 'vitest'
import type { ResultGroup } from '@/lib/features/search-everything/client/use-search-everything'
import { readWithLinks } from '@/tests/support/read-with-links'
import { renderPage } from '@/tests/support/render-page'
import { SearchResults } from './search-results'

const rows: ResultGroup['rows'] = ['1', '2', '3', '4', '5', '6'].map((no) => ({
  ...{ key: `customer ${no}`, kind: 'customer', title: no, name: 'Kari Hansen', numbers: [no] },
  href: `/clients/1001/customers/${no}`,
  facts: { of: 'customer', city: null },
}))

/** What the box shows of a group of customers, with so many matches. */
const paint = (matches: ResultGroup['matches'], lists: ResultGroup['lists'] = []) =>
  renderPage(
    <Command>
      <Command.List>
        <SearchResults
          word="hansen"
          groups={[{ group: 'customer', rows, matches, lists, isAsked: false, failed: [] }]}
          marked={null}
          isOneKind={false}
          onOpen={() => {}}
        />
      </Command.List>
    </Command>,
  )

test.each([
  ['all came', { count: 6, isAtLeast: false }, '5 of 6'],
  ['the service counts more', { count: 1_204, isAtLeast: false }, '5 of 1 204'],
  ['there may be more', { count: 6, isAtLeast: true }, '5 of 6 or more'],
])('a group says how many there are, where %s', (_, matches, words) =>
  expect(readWithLinks(paint(matches)).replace(/\s/gu, ' ')).toContain(words),
)

test('what did not come is reached by the last row of its group, which names another place', () => {
  const matches = { count: 120, isAtLeast: false }
  const here = paint(matches, [{ href: '/clients/1001/customers?q=hansen' }])
  expect(here).toContain('Search in Customers')
  expect(here).toContain('data-href="/clients/1001/customers?q=hansen"')
  expect(here.indexOf('Search in Customers')).toBeGreaterThan(here.lastIndexOf('Kari'))
  const elsewhere = [{ href: '/clients/1002/customers?q=hansen', placeName: 'Nord Vann AS' }]
  expect(paint(matches, elsewhere)).toContain('Nord Vann AS')
  expect(paint(matches)).not.toContain('Search in')
})
