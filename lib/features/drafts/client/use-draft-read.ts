import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useHydrated } from '@/lib/client/hydration'
import { getDraftQuery, noClient } from '@/lib/client/user-state'
import { findDoubted, noteTold, takeOwn } from './held-drafts'

/**
 * What the person typed here before: undefined until that is known, and then `data` or `error`. What
 * an earlier visit was told is not known any more, because the person may have typed in another tab
 * since: it is read again first, by one read of the desk's own store. What came with this page, and
 * what this tab left behind, is there at once.
 *
 * @param clientNo null where nothing is kept.
 */
export function useDraftRead(clientNo: string | null, draftKey: string) {
  const client = useQueryClient()
  const query = getDraftQuery(clientNo ?? noClient, draftKey)
  const isFirstPaint = !useHydrated() && typeof window !== 'undefined'
  const [doubted] = useState(() => findDoubted(client, query.queryKey, isFirstPaint))
  const { data, dataUpdatedAt, error, errorUpdatedAt } = useQuery({
    ...query,
    enabled: clientNo !== null,
    refetchOnMount: doubted ? 'always' : true,
  })
  useEffect(
    () => takeOwn(client, getDraftQuery(clientNo ?? noClient, draftKey).queryKey),
    [client, clientNo, draftKey],
  )
  useEffect(() => noteTold(client, query.queryKey))
  const told = doubted && dataUpdatedAt === doubted.dataUpdatedAt ? undefined : data
  const failed = doubted && errorUpdatedAt === doubted.errorUpdatedAt ? null : error
  return {
    queryKey: query.queryKey,
    data: told,
    error: told === undefined ? failed : null,
    isReading: clientNo !== null && told === undefined && failed === null,
  }
}
