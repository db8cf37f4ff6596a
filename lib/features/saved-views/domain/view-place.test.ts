import { describe, expect, test } from 'vitest'
import { type ViewList, viewLists } from '@/lib/contracts/desk/views'
import { findMisplacement, getViewPlace, type ViewPlace } from './view-place'

const places = {
  clientNo: { clientNo: '1001' },
  organizationId: { organizationId: 'o-1' },
  companyIds: { companyIds: [501] },
} as const
type Place = keyof typeof places
const placeOf: Record<ViewList, Place | null> = {
  search: 'companyIds',
  failures: 'companyIds',
  customers: 'clientNo',
  items: 'clientNo',
  cases: 'organizationId',
  invoices: 'organizationId',
  decisions: 'organizationId',
  settlements: 'organizationId',
  activity: null,
  bulkActions: null,
  stops: 'clientNo',
  aging: 'clientNo',
  glItems: 'clientNo',
  glMovements: 'clientNo',
  documents: 'clientNo',
  storedFiles: 'clientNo',
  files: 'companyIds',
}

describe.each(viewLists)('a view of %s', (list) => {
  const own = placeOf[list]

  test('is in its own place', () =>
    expect(findMisplacement({ list, ...(own && places[own]) })).toBeNull())

  test.each(Object.keys(places) as Place[])('names no other place: %s', (place) => {
    const wrong = { list, ...(own && places[own]), ...places[place] }
    expect(findMisplacement(wrong)).toBe(place === own ? null : place)
  })

  test('names a client or an organization where its list has one', () => {
    const isNeeded = own === 'clientNo' || own === 'organizationId'
    expect(findMisplacement({ list })).toBe(isNeeded ? own : null)
  })
})

test('what names no list is judged by nobody', () =>
  expect(findMisplacement({ clientNo: '1001', companyIds: [1] })).toBeNull())

test.each<[ViewPlace, ReturnType<typeof getViewPlace>]>([
  [{ clientNo: '1001', companyIds: [1] }, { clientNo: '1001' }],
  [{ clientNo: null, organizationId: 'o-1' }, { organizationId: 'o-1' }],
  [{ companyIds: [502, 60, 501] }, { companyIds: [60, 501, 502] }],
  [{ companyIds: [] }, null],
  [{}, null],
])('%j may be shared with who may read %j', (view, place) =>
  expect(getViewPlace(view)).toEqual(place),
)
