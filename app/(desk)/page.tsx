import { redirect } from 'next/navigation'
import { OpenClient } from '@/components/receivables/open-client'
import { routes } from '@/lib/routes'
import { findCurrentSession } from '@/lib/session/current-session'

/** Until the work list stands, work begins at the customers of the person's first client. */
export default async function HomePage() {
  const session = await findCurrentSession()
  const first = session?.workspaces?.find((each) => each.clientNo !== null)?.clientNo
  if (first) redirect(routes.customers(first))
  return <OpenClient />
}
