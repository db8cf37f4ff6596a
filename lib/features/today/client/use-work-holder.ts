import { useQuery } from '@tanstack/react-query'
import { useContext, useState } from 'react'
import { PersonContext } from '@/lib/client/lists/list-positions'
import { findHolding } from '../domain/find-holding'
import type { WorkIdentity } from '../domain/work-identities'
import { useMarkWork } from './use-work'
import { getWorkMarksQuery } from './work'

/** What a person may do about who has a line. */
export type HolderVerb = 'claim' | 'release'

/**
 * Who has a record's work, as far as that was read, and the way to take it or give it back. What is
 * on a line with others is taken by itself, and given back with the others in Today alone.
 *
 * @param work the lines that the record is on, its own first.
 */
export function useWorkHolder(work: readonly WorkIdentity[]) {
  const person = useContext(PersonContext)
  const own = work[0]
  const { data, error, refetch } = useQuery({
    ...getWorkMarksQuery(),
    staleTime: 0,
    enabled: own !== undefined,
  })
  const { send, failure, isPending } = useMarkWork()
  const [isReleased, setReleased] = useState(false)
  const holding = data ? findHolding(work, data.marks) : null
  const seen = data?.marks.find(({ subject }) => subject === own?.subject)?.claimedBy ?? null
  const verb: HolderVerb | null =
    own === undefined || person === null
      ? null
      : seen === person
        ? 'release'
        : holding?.holder === person
          ? null
          : 'claim'

  async function act(): Promise<void> {
    if (own === undefined || person === null || verb === null) return
    const { subject, scope } = own
    const marked = await send({ userName: person, subject, scope, seen, change: { is: verb } })
    setReleased(marked.ok && verb === 'release')
  }

  return {
    person,
    holding,
    verb,
    act,
    isPending,
    /** True once the person has given it back here, until they take it again. */
    isReleased,
    failure,
    /** True where it could not be read who has it: then nobody knows, and what is shown may be old. */
    isUnread: own !== undefined && error !== null,
    again: () => void refetch(),
  }
}
