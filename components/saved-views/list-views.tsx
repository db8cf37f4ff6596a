'use client'

import dynamic from 'next/dynamic'
import { useSearchParams } from 'next/navigation'
import type { ListPlace } from '@/lib/features/saved-views/client/view-link'

const SavedViews = dynamic(() => import('./saved-views').then((part) => part.SavedViews), {
  ssr: false,
  loading: () => <ViewsPlace />,
})

/**
 * The views of a list whose address holds its filters, loaded after the list.
 *
 * @param place which list it is; what it names none of is null.
 */
export function ListViews(place: Partial<ListPlace> & Pick<ListPlace, 'list'>) {
  const query = useSearchParams().toString()
  const { list, clientNo = null, organizationId = null, companyIds = [] } = place
  return <SavedViews currentQuery={query} place={{ list, clientNo, organizationId, companyIds }} />
}

/** Holds the place of the menu until it is there, so that nothing moves. */
const ViewsPlace = () => <span className="h-[34px] w-23" />
