import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toFailure } from '@/lib/client/operation-failed'
import { type Lookup, type LookupAccess, lookUp } from './lookup'

let turns = 0

/**
 * Looks one thing up when it is asked for, each time anew; what was found is there as long as one may
 * come back to it. What was asked stands in no address.
 */
export function useLookup(asker: LookupAccess) {
  const [wanted, setWanted] = useState<(Lookup & { turn: number }) | null>(null)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['lookUp', wanted],
    queryFn: ({ signal }) => lookUp(wanted!, asker, signal),
    enabled: wanted !== null,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
  return {
    wanted,
    looked: wanted && !isFetching ? (data ?? null) : null,
    failure: error && !isFetching ? toFailure(error) : null,
    isAsking: isFetching,
    ask: ({ has, text }: Lookup) => setWanted({ has, text, turn: ++turns }),
    /** Shows again what was looked up when the page was left. */
    resume: setWanted,
    askAgain: () => void refetch(),
    forget: () => setWanted(null),
  }
}
