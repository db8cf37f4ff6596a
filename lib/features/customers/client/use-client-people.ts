import { useQueries } from '@tanstack/react-query'
import { toFailure } from '@/lib/client/operation-failed'
import type { Failure } from '@/lib/contracts/result'
import { getFollowUpsQuery } from './customers'

/** Who can be given something of some clients, as far as it is known. */
export type ClientPeople = {
  /** Null until it is read, and where that fails. */
  people: string[] | null
  failure: Failure | null
  again: () => void
}

/**
 * The people whom the desk has seen work with each of some clients: what belongs to several is given
 * only to somebody of all of them. Nobody is known of no client.
 */
export function useClientPeople(clientNos: readonly string[]): ClientPeople {
  const reads = useQueries({
    queries: clientNos.map((clientNo) => ({ ...getFollowUpsQuery(clientNo, []), staleTime: 0 })),
  })
  const known = reads.flatMap(({ data }) => (data ? [new Set(data.people)] : []))
  const error = reads.find((read) => read.error)?.error
  const [first = new Set<string>(), ...rest] = known
  return {
    people:
      known.length === clientNos.length
        ? [...first].filter((person) => rest.every((people) => people.has(person)))
        : null,
    failure: error ? toFailure(error) : null,
    again: () => {
      for (const read of reads) void read.refetch()
    },
  }
}
