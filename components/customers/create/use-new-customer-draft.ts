'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getDraftQuery } from '@/lib/client/user-state'
import { toFormValues } from '@/lib/features/customers/domain/customer-edit'
import { type EditDraft, parseEditDraft } from '@/lib/features/customers/domain/edit-draft'

export const newCustomerDraftKey = 'new-customer'

/**
 * The new customer that the person began before and did not create, as it stood when the page was
 * opened; or null.
 */
export function useNewCustomerDraft(clientNo: string): (EditDraft & { customerNo: string }) | null {
  const { data } = useQuery(getDraftQuery(clientNo, newCustomerDraftKey))
  const [atOpening] = useState(data?.draft?.content ?? null)
  const { customerNo, edited } = (atOpening ?? {}) as { customerNo?: unknown; edited?: unknown }
  const kept = parseEditDraft({ baseline: toFormValues({}), edited, clearing: [] })
  return kept && typeof customerNo === 'string' ? { ...kept, customerNo } : null
}
