import { getOperationQuery } from '@/lib/client/operation-query'
import type { Answer } from '@/lib/contracts/registry'

export type DeliveryTimes = Answer<'listDeliveryTimes'>
export type LaneTimes = DeliveryTimes['lanes'][number]
export type ChannelPace = DeliveryTimes['channels'][number]

/**
 * How long the deliveries of some companies take, and which channels are slow; without companies of
 * all that the person may see. What is usual changes slowly, so an answer is good for ten minutes.
 */
export const getDeliveryTimesQuery = (companyIds?: number[]) => ({
  ...getOperationQuery('listDeliveryTimes', {
    body: companyIds ? { CompanyIds: companyIds } : {},
  }),
  staleTime: 10 * 60_000,
})
