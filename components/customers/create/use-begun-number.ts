'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getDraftQuery } from '@/lib/client/user-state'
import {
  begunNumberDraftKey,
  parseBegunNumber,
} from '@/lib/features/customers/domain/new-customer-draft'

/**
 * The number of the new customer that the person began last and did not create, as it stood when
 * the page was opened; or null.
 */
export function useBegunNumber(clientNo: string): string | null {
  const { data } = useQuery(getDraftQuery(clientNo, begunNumberDraftKey))
  const [atOpening] = useState(parseBegunNumber(data?.draft?.content))
  return atOpening
}
