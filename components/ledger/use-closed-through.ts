import { useQuery } from '@tanstack/react-query'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import { getLatestClosedQuery } from '@/lib/features/ledger/client/ledger'
import { namePeriod } from '@/lib/features/ledger/domain/compare-movements'

/**
 * Up to which period the books of a client are closed, for the facts of a page: figures of later ones
 * still change. Nothing where that is not known.
 */
export function useClosedThrough(clientNo: string): { label: string; value: string }[] {
  const t = useT()
  const isOffered = useOffers()('getLatestGlMovement')
  const { data } = useQuery({ ...getLatestClosedQuery(clientNo), enabled: isOffered })
  const period = data ? namePeriod(data) : null
  return period === null ? [] : [{ label: t('ledger.closedThrough'), value: period }]
}
