import { Command } from 'cmdk'
import { expect, test } from 'vitest'
import type { Found } from '@/lib/features/search-everything/domain/found'
import { renderPage } from '@/tests/support/render-page'
import { FoundActions } from './found-actions'

const customer: Found = {
  ...{
    key: 'customer 1002 10001',
    kind: 'customer',
    title: '10001',
    name: null,
    numbers: ['10001'],
  },
  href: '/clients/1002/customers/10001',
  facts: { of: 'customer', city: null },
}
const paint = (found: Found) =>
  renderPage(
    <Command>
      <Command.List>
        <FoundActions
          found={found}
          places={{ client: '1001', organization: null }}
          onOpen={() => {}}
        />
      </Command.List>
    </Command>,
  )

test('what was found in another client is acted on there, and not on its number here', () => {
  const elsewhere = paint({ ...customer, places: { client: '1002', organization: null } })
  expect(elsewhere).toContain('data-href="/clients/1002/')
  expect(elsewhere).not.toContain('/clients/1001/')
  expect(paint(customer)).toContain('data-href="/clients/1001/')
})
