import type { ReactNode } from 'react'
import { TypedNoteProvider } from '@/components/customers/whole/typed-note'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { getDraftQuery } from '@/lib/client/user-state'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { CustomerPlaceProvider } from '@/lib/features/customers/client/customer-place'
import { getNoteDraftKey } from '@/lib/features/customers/domain/whole/note-draft'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { readParts } from '@/lib/shared/routes'

type Props = LayoutProps<'/clients/[clientNo]/customers/[customerNo]'>

/**
 * Around the pages of one customer: where it stands in the areas beside the ledger, and the note
 * that is typed about it.
 */
export default async function CustomerLayout({ params, children }: Props): Promise<ReactNode> {
  const { clientNo, customerNo } = await readParts(params)
  const [session, { state }] = await Promise.all([
    findCurrentSession(),
    prefetchQueries(getDraftQuery(clientNo, getNoteDraftKey(customerNo))),
  ])
  const workspace = session?.workspaces?.find((each) => each.clientNo === clientNo)
  return (
    <CustomerPlaceProvider
      place={{
        clientNo,
        customerNo,
        userName: session?.userName ?? '',
        organizationId: workspace?.organizationId ?? null,
        companyIds: workspace?.companyIds ?? null,
      }}
    >
      <HydrationBoundary state={state}>
        <TypedNoteProvider key={`${clientNo} ${customerNo}`}>{children}</TypedNoteProvider>
      </HydrationBoundary>
    </CustomerPlaceProvider>
  )
}
