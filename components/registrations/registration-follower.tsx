import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { getOperationQuery } from '@/lib/client/operation-query'
import { usePolling } from '@/lib/client/use-polling'
import { invalidateInBackground } from '@/lib/client/use-write'

type Query =
  | ReturnType<typeof getOperationQuery<'getBankAgreement'>>
  | ReturnType<typeof getOperationQuery<'getAddedCompany'>>

/**
 * Follows one registration of a list to its end: ever more seldom, and not while the page is hidden.
 * Once it has ended, the list is read again. It shows nothing.
 */
export function RegistrationFollower<Entry>({
  query,
  list,
  isFollowed,
}: {
  query: Query
  list: 'listBankAgreements' | 'listAddedCompanies'
  /** Whether its end is still to come. */
  isFollowed: (entry: Entry) => boolean
}) {
  const client = useQueryClient()
  const { data } = useQuery<{ entry: Entry }>({
    ...(query as object),
    queryKey: query.queryKey,
  })
  const isOpen = data === undefined || isFollowed(data.entry)
  usePolling(query.queryKey, isOpen)
  useEffect(() => {
    if (!isOpen) void invalidateInBackground(client, listsOf[list])
  }, [client, isOpen, list])
  return null
}

/** What is read again: an added company may be available by now. */
const listsOf = {
  listBankAgreements: ['listBankAgreements'],
  listAddedCompanies: ['listAddedCompanies', 'listAvailableCompanies'],
} as const
