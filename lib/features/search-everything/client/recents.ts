import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getOperationQuery } from '@/lib/client/operation-query'
import { createWriteStamp, saveUserState } from '@/lib/client/user-state'
import type { Recent } from '@/lib/contracts/desk/recents'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'

/** What the person opened last. */
export const getRecentsQuery = () => getOperationQuery('getRecents', {})

/** An object whose page is open; what is not said of it is null. */
type OpenedObject = Pick<Recent, 'kind' | 'id'> & Partial<Recent>

/** The longest name that is kept. */
const nameMax = 200

/**
 * Remembers that the page of an object is open, once it is known what it shows: null until then.
 * What may hold an identity number is not remembered. That something could not be kept is told by
 * nobody: it is a convenience, and the page is about something else.
 */
export function useRecent(opened: OpenedObject | null) {
  const client = useQueryClient()
  const key = opened && JSON.stringify(toRecent(opened))
  useEffect(() => {
    if (key === null) return
    const recent = JSON.parse(key) as Recent
    if ([recent.id, recent.name ?? ''].some(hasIdentityNumber)) return
    void saveUserState('keepRecent', { body: { ...createWriteStamp(), recent } }).then(() =>
      client.invalidateQueries({ queryKey: getRecentsQuery().queryKey }),
    )
  }, [client, key])
}

const toRecent = ({ kind, id, ...known }: OpenedObject): Recent => ({
  ...{ kind, id },
  clientNo: known.clientNo ?? null,
  organizationId: known.organizationId ?? null,
  companyId: known.companyId ?? null,
  name: known.name?.trim().slice(0, nameMax) || null,
})
