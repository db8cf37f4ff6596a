import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@/lib/client/operation-query'
import { useWrite } from '@/lib/client/use-write'
import { createWriteStamp, getLookupsQuery, toLocalWrite } from '@/lib/client/user-state'
import type { Lookup } from './lookup'

type RecentLookup = Answer<'getLookups'>['lookups'][number]

const keepLookups = toLocalWrite('keepLookups')

/**
 * The person's recent look-ups: shown at once, kept on the server. One that could not be kept or
 * dropped is told, and what the server has is shown.
 */
export function useRecentLookups() {
  const queryClient = useQueryClient()
  const { queryKey } = getLookupsQuery()
  const { data, isError } = useQuery(getLookupsQuery())
  const { mutate, failure } = useWrite(keepLookups, {
    toInput: (change: { lookup: Lookup; isKept: boolean }) => ({
      body: { ...createWriteStamp(), ...change },
    }),
    affects: ['getLookups'],
  })

  function change({ has, text }: Lookup, isKept: boolean) {
    void queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(
      queryKey,
      (before) => before && { lookups: updateLookups(before.lookups, { has, text }, isKept) },
    )
    mutate({ lookup: { has, text }, isKept })
  }

  return {
    lookups: data?.lookups ?? null,
    isMissing: isError,
    isKept: failure === null,
    note: (lookup: Lookup) => change(lookup, true),
    drop: (lookup: Lookup) => change(lookup, false),
  }
}

/** The newest first, each once. */
function updateLookups(
  lookups: readonly RecentLookup[],
  lookup: Lookup,
  isKept: boolean,
): RecentLookup[] {
  const others = lookups.filter(({ has, text }) => has !== lookup.has || text !== lookup.text)
  return isKept ? [{ ...lookup, at: new Date().toISOString() }, ...others].slice(0, 20) : others
}
