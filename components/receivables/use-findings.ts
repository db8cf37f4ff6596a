'use client'

import { useEffect, useState } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import { useToday } from '@/components/ui/use-today'
import type { Findings } from '@/lib/domain/checks/finding'
import { checkCustomer } from '@/lib/domain/field-checks'
import type { checkNumbers } from '@/lib/domain/number-checks'
import type { CustomerEdit } from './use-customer-edit'

/**
 * What can be said of the values that stand in the form, by field: warnings, never walls. What needs a library to be judged (phones, organization
 * and account numbers) is said once that has been loaded. Nothing is said before the browser has taken over: a server may know other names of
 * countries, languages and currencies.
 */
export function useFindings({ edited, baseline }: CustomerEdit): Findings {
  const today = useToday()
  const checkedNumbers = useNumberChecks()
  const isHydrated = useHydrated()
  const { address, ...fields } = edited
  if (!isHydrated) return {}
  return checkCustomer({ ...fields, ...address, organizationNoScheme: baseline.organizationNoScheme ?? '', today }, checkedNumbers)
}

function useNumberChecks() {
  const [loaded, setLoaded] = useState<{ check: typeof checkNumbers }>()
  useEffect(() => {
    let isHere = true
    void import('@/lib/domain/number-checks').then(
      ({ checkNumbers }) => isHere && setLoaded({ check: checkNumbers }),
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [])
  return loaded?.check
}
