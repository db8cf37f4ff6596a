import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toFailure } from '@/lib/client/operation-failed'
import { type Lookup, type LookupAccess, lookUp } from './lookup'

/** Looks one thing up when it is asked for, each time anew. What was asked stands in no address. */
export function useLookup(asker: LookupAccess) {
  const [wanted, setWanted] = useState<(Lookup & { turn: number }) | null>(null)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['lookUp', wanted],
    queryFn: ({ signal }) => lookUp(wanted!, asker, signal),
    enabled: wanted !== null,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
  return {
    wanted,
    looked: wanted && !isFetching ? (data ?? null) : null,
    failure: error && !isFetching ? toFailure(error) : null,
    isAsking: isFetching,
    ask: ({ has, text }: Lookup) =>
      setWanted((before) => ({ has, text, turn: (before?.turn ?? 0) + 1 })),
    askAgain: () => void refetch(),
    forget: () => setWanted(null),
  }
}
