import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getOperationQuery } from '@/lib/client/operation-query'
import { invalidateInBackground } from '@/lib/client/use-write'
import { createWriteStamp, noteSilently } from '@/lib/client/user-state'
import type { Recent } from '@/lib/contracts/desk/recents'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'

/** What the person opened last. */
export const getRecentsQuery = () => getOperationQuery('getRecents', {})

/** An object whose page is open; what is not said of it is null. */
type OpenedObject = Pick<Recent, 'kind' | 'id'> & Partial<Recent>
type SeenObject = NonNullable<Recent['seen']>

/** The longest name and sentence that are kept. */
const nameMax = 200
const sentenceMax = 300

/**
 * Remembers that the page of an object is open, once it is known what it shows: null until then.
 * What may hold an identity number is not remembered.
 */
export function useRecent(opened: OpenedObject | null) {
  const client = useQueryClient()
  const key = opened && JSON.stringify(toRecent(opened))
  useEffect(() => {
    if (key === null) return
    const recent = JSON.parse(key) as Recent
    if ([recent.id, recent.name ?? ''].some(hasIdentityNumber)) return
    void noteSilently('keepRecent', { body: { ...createWriteStamp(), recent } }).then(() =>
      invalidateInBackground(client, ['getRecents']),
    )
  }, [client, key])
}

const toRecent = ({ kind, id, ...known }: OpenedObject): Recent => ({
  ...{ kind, id },
  clientNo: known.clientNo ?? null,
  organizationId: known.organizationId ?? null,
  companyId: known.companyId ?? null,
  name: known.name?.trim().slice(0, nameMax) || null,
  ...(known.seen && { seen: toSeen(known.seen) }),
})

/** A sentence that may hold an identity number is left out. */
function toSeen({ sentence, amount, currency }: SeenObject): SeenObject {
  const words = sentence?.trim().slice(0, sentenceMax) || null
  return {
    sentence: words !== null && hasIdentityNumber(words) ? null : words,
    amount,
    currency: currency?.trim().slice(0, 20) || null,
  }
}
