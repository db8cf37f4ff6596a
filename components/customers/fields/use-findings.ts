'use client'

import { useLoaded } from '@/components/ui/hooks/use-loaded'
import { useToday } from '@/lib/client/hydration'
import { normalizeInput } from '@/lib/features/customers/domain/customer-edit'
import type { Findings } from '@/lib/shared/checks/finding'
import type { CustomerEdit } from '../edit/use-customer-edit'

const importFieldChecks = () => import('@/lib/features/customers/domain/field-checks')
const importNumberChecks = () => import('@/lib/shared/checks/number-checks')

/**
 * What can be said of the values that would stand there after a save, by field: warnings, never
 * walls. Said once the checks have been loaded, those that need a library last; never by the
 * server, which may know other names of countries, languages and currencies than the browser.
 */
export function useFindings({ before, edited, clearing, baseline }: CustomerEdit): Findings {
  const today = useToday()
  const fields = useLoaded(importFieldChecks)
  const numbers = useLoaded(importNumberChecks)
  const { address, ...others } = normalizeInput(before, edited, clearing)
  if (!fields) return {}
  return fields.checkCustomer(
    { ...others, ...address, organizationNoScheme: baseline.organizationNoScheme ?? '', today },
    numbers?.checkNumbers,
  )
}
