import { expect, test } from 'vitest'
import { viewLists } from '@/lib/contracts/desk/views'
import type { SavedView } from '@/lib/features/saved-views/client/public'
import { t } from '@/tests/support/english'
import { addViews } from './add-views'
import { buildNavigation } from './build-navigation'

const viewOf = (viewId: string, more: Partial<SavedView> = {}): SavedView => ({
  ...{ viewId, name: viewId, list: 'customers', clientNo: '1001', organizationId: null },
  ...{ query: 'q=x', companyIds: [], shared: false, owner: 'kari', isOwn: true },
  ...{ updatedAt: '2026-03-12T10:00:00Z', visitedAt: null },
  ...more,
})
const groups = [
  {
    title: 'Receivables',
    items: [
      { href: '/clients/1001/customers', label: 'Customers' },
      { href: '/partner/search', label: 'Search' },
    ],
  },
]
const underLists = (views: SavedView[], counts = new Map<string, number>()) =>
  addViews(groups, views, counts).flatMap(({ items }) => items.map((item) => item.views))

test('a view stands under its list, of the same client, with what changed in it', () => {
  const search = viewOf('s', { list: 'search', clientNo: null, query: '' })
  expect(
    underLists([viewOf('c'), viewOf('other', { clientNo: '1002' }), search], new Map([['s', 7]])),
  ).toEqual([
    [{ href: '/clients/1001/customers?q=x&view=c', label: 'c', count: undefined }],
    [{ href: '/partner/search?view=s', label: 's', count: '+7' }],
  ])
})

test('those that were looked at last come first, and more than four stay in the menu', () => {
  const days = ['a', 'b', 'c', 'd', 'e'].map((name, at) =>
    viewOf(name, { visitedAt: `2026-03-1${at}T10:00:00Z` }),
  )
  const [shown] = underLists([viewOf('never'), ...days])
  expect(shown!.map(({ label }) => label)).toEqual(['e', 'd', 'c', 'b'])
})

test('no change is no count', () => {
  expect(underLists([viewOf('c')], new Map([['c', 0]]))[0]).toMatchObject([{ count: undefined }])
})

test('views of all lists of cases stand under the cases, each with its own address', () => {
  const place = { clientNo: null, organizationId: 'org', query: '' }
  const views = [
    viewOf('a', { ...place, list: 'decisions' }),
    viewOf('b', { ...place, list: 'cases' }),
  ]
  const items = [{ href: '/collection/org/cases', label: 'Cases' }]
  const [group] = addViews([{ title: 'Collection', items }], views, new Map())
  expect(group!.items[0]!.views?.map(({ href }) => href)).toEqual([
    '/collection/org/cases?view=a',
    '/collection/org/cases/all?view=b',
  ])
})

test.each(viewLists)('a view of %s stands under a place of the navigation', (list) => {
  const groups = buildNavigation(t, { client: '1001', organization: 'org' }, () => true)
  const placed = addViews(
    groups,
    [viewOf('v', { list, clientNo: '1001', organizationId: 'org' })],
    new Map(),
  )
  expect(placed.flatMap(({ items }) => items.flatMap(({ views }) => views ?? []))).toHaveLength(1)
})
