import { StopsPage } from '@/components/customers/stops/stops-page'
import { titlePage } from '@/lib/composition/translation'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { readParts } from '@/lib/shared/routes'

export const generateMetadata = titlePage('customerStops.title')

export default async function StopsRoute({ params }: PageProps<'/clients/[clientNo]/stops'>) {
  const [{ clientNo }, session] = await Promise.all([readParts(params), findCurrentSession()])
  return <StopsPage key={clientNo} clientNo={clientNo} userName={session?.userName ?? ''} />
}
