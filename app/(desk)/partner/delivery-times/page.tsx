import { DeliveryTimesPage } from '@/components/delivery-times/delivery-times-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titlePage } from '@/lib/composition/translation'
import { getDeliveryTimesQuery } from '@/lib/features/delivery-times/client/delivery-times'

export const generateMetadata = titlePage('deliveryTimes.title')

export default async function DeliveryTimesRoute() {
  const { state } = await prefetchQueries(getDeliveryTimesQuery())
  return (
    <HydrationBoundary state={state}>
      <DeliveryTimesPage />
    </HydrationBoundary>
  )
}
