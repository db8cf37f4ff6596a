import { redirect } from 'next/navigation'
import { OpenClientPage } from '@/components/customers/list/open-client-page'
import { Translation } from '@/lib/composition/translation'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { routes } from '@/lib/shared/routes'

/** Until the work list stands, work begins at the customers of the person's first client. */
export default async function HomeRoute() {
  const session = await findCurrentSession()
  const first = session?.workspaces?.find((each) => each.clientNo !== null)?.clientNo
  if (first) redirect(routes.customers(first))
  return (
    <Translation of={['customers']}>
      <OpenClientPage />
    </Translation>
  )
}
