import type { ReactNode } from 'react'
import { CustomerPlaceProvider } from '@/lib/features/customers/client/customer-place'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { readParts } from '@/lib/shared/routes'

type Props = LayoutProps<'/clients/[clientNo]/customers/[customerNo]'>

/** Around the pages of one customer: where it stands in the areas beside the ledger. */
export default async function CustomerLayout({ params, children }: Props): Promise<ReactNode> {
  const [{ clientNo, customerNo }, session] = await Promise.all([
    readParts(params),
    findCurrentSession(),
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
      {children}
    </CustomerPlaceProvider>
  )
}
