import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import { findCaseQuestion } from '@/lib/features/collection-cases/domain/public'
import { identifyCase, identifyCaseList } from '../domain/work-identities'
import { useVerbFailures } from './use-verb-failures'
import { useMarkWork } from './use-work'
import { getWorkMarksQuery } from './work'

/**
 * Who has taken the cases of an organization, as a line of the day's work of their own; the cases of
 * a debt-collection list are also taken together. Nothing is known until that was read: `findOwner`
 * tells undefined till then, and null for nobody.
 */
export function useCaseOwners(organizationId: string, userName: string) {
  const { data } = useQuery({ ...getWorkMarksQuery(), staleTime: 0 })
  const { send } = useMarkWork()
  const { failures, run } = useVerbFailures()
  const owners = useMemo(
    () => data && new Map(data.marks.map((mark) => [mark.subject, mark.claimedBy])),
    [data],
  )
  const findOwner = useCallback(
    (row: CollectionCase): string | null | undefined => {
      if (!owners) return undefined
      const own = owners.get(identifyCase(organizationId, row).subject)
      const isOfList = findCaseQuestion(row) === 'DEBT_COLLECTION_LIST_MANUAL'
      return (
        own ?? (isOfList ? (owners.get(identifyCaseList(organizationId).subject) ?? null) : null)
      )
    },
    [owners, organizationId],
  )

  /** Takes cases, or gives back those that the person has, one after the other, to the first failure. */
  async function toggleOwner(rows: readonly CollectionCase[]): Promise<void> {
    for (const row of rows) {
      const { subject, scope } = identifyCase(organizationId, row)
      const seen = owners?.get(subject) ?? null
      const change = { is: seen === userName ? ('release' as const) : ('claim' as const) }
      const marked = await run({ key: subject, name: String(row.caseNumber) }, () =>
        send({ userName, subject, scope, seen, change }),
      )
      if (!marked.ok) return
    }
  }

  return { isKnown: data !== undefined, findOwner, toggleOwner, failures }
}
