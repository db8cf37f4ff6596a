import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Answer, getOperationQuery } from '@/lib/client/operation-query'
import { createWriteStamp, saveUserState } from '@/lib/client/user-state'
import type { Lookup } from './lookup'

/** What the person looked up last. */
export const getLookupsQuery = () => getOperationQuery('getLookups', {})

type RecentLookup = Answer<'getLookups'>['lookups'][number]

/**
 * The person's recent look-ups: shown at once, kept on the server. One that could not be kept or
 * dropped is told, and what the server has is shown.
 */
export function useRecentLookups() {
  const queryClient = useQueryClient()
  const { queryKey } = getLookupsQuery()
  const { data, isError } = useQuery(getLookupsQuery())
  const { mutate, data: done } = useMutation({
    mutationFn: ({ lookup, isKept }: { lookup: Lookup; isKept: boolean }) =>
      saveUserState('keepLookups', { body: { ...createWriteStamp(), lookup, isKept } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
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
    isKept: done?.ok ?? true,
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
