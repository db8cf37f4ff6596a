'use client'

import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { hyperlinkClass, Link } from '@/components/ui/link'
import { useOffers } from '@/lib/client/offers'
import type { Answer } from '@/lib/client/operation-query'
import { useT } from '@/lib/client/translation'
import { getCaseQuery } from '@/lib/features/collection-cases/client/cases'
import { routes } from '@/lib/shared/routes'
import { CaseStatus } from './case-status'

/**
 * The case that an invoice is in: its number, and where it is in words once it was read. A case that
 * cannot be read says nothing, and is one click away.
 *
 * @param getQuery where a page reads in turns, the query that takes its turn.
 */
export function CaseLine({
  organizationId,
  caseNumber,
  getQuery = getCaseQuery,
}: {
  organizationId: string
  caseNumber: string
  getQuery?: (organizationId: string, caseNumber: string) => UseQueryOptions<Answer<'listCases'>>
}) {
  const t = useT()
  const offers = useOffers()
  const number = caseNumber.trim()
  const { data } = useQuery({
    ...getQuery(organizationId, number),
    enabled: offers('listCases') && /^\d{1,25}$/.test(number),
    retry: false,
  })
  const read = data?.data?.find((each) => String(each?.caseNumber ?? '') === number)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 font-regular">
      <span>
        {t('collectionCases.number')}{' '}
        <Link className={hyperlinkClass} href={routes.case(organizationId, number)}>
          {number}
        </Link>
        {read && ':'}
      </span>
      {read && <CaseStatus read={read} wraps />}
    </span>
  )
}
