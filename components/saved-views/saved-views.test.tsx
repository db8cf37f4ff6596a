import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import type { ListPlace } from '@/lib/features/saved-views/client/view-link'
import { type SavedView, viewsQuery } from '@/lib/features/saved-views/client/views'
import { readWithLinks } from '@/tests/support/read-with-links'
import { renderPage } from '@/tests/support/render-page'
import { SavedViews } from './saved-views'

vi.mock('@/components/ui/popover', () => ({
  Popover: ({ button, children }: Record<'button' | 'children', ReactNode>) => (
    <>
      {button}
      {children}
    </>
  ),
}))

const place: ListPlace = {
  ...{ list: 'activity', clientNo: null, organizationId: null, companyIds: [] },
}
const view: SavedView = {
  ...{ viewId: 'v1', name: 'Refused', query: 'state=refused', shared: true, owner: 'ola' },
  ...{ ...place, isOwn: false, visitedAt: null },
  updatedAt: '2026-11-20T14:00:00Z',
}
const read = (currentQuery: string, more: Partial<SavedView> = {}) =>
  readWithLinks(
    renderPage(<SavedViews currentQuery={currentQuery} place={place} />, (client) =>
      client.setQueryData(viewsQuery.queryKey, { views: [{ ...view, ...more }] }),
    ),
  )

test('whose view is open is a link over the lines of the menu', () => {
  const link = 'Shared by [ola](/journal?who=ola)'
  expect(read('state=refused')).toContain(`Refused${link}`)
  expect(read('state=unknown')).not.toContain(link)
  expect(read('state=refused', { isOwn: true })).not.toContain('ola')
})

test('in a line of the menu, which is a link itself, the name is plain', () =>
  expect(read('')).toContain('[RefusedShared by ola](/journal?state=refused&amp;view=v1)'))
