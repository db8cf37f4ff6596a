'use client'

import { useState } from 'react'
import {
  begunNumberDraftKey,
  parseBegunNumber,
} from '@/lib/features/customers/domain/new-customer-draft'
import { useDraftRead } from '@/lib/features/drafts/client/public'

/**
 * The number of the new customer that the person began last and did not create, as the page was
 * first told; null where there is none, and until it is told.
 */
export function useBegunNumber(clientNo: string): string | null {
  const { data } = useDraftRead(clientNo, begunNumberDraftKey)
  const now = data && parseBegunNumber(data.draft?.content)
  const [told, setTold] = useState(now)
  if (told === undefined && now !== undefined) setTold(now)
  return told ?? null
}
