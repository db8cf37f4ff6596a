import { useEffect, useState } from 'react'
import { importFieldChecks } from '@/lib/features/customers/client/public'
import type { checkCustomer, TypedCustomer } from '@/lib/features/customers/domain/public'

type Check = (typed: TypedCustomer) => ReturnType<typeof checkCustomer>

/** The checks of a customer's fields, with what judges numbers; null until they are there. */
export function useCustomerChecks(): Check | null {
  const [check, setCheck] = useState<Check | null>(null)
  useEffect(() => {
    let isWanted = true
    void Promise.all([importFieldChecks(), import('@/lib/shared/checks/number-checks')]).then(
      ([{ checkCustomer: check }, { checkNumbers }]) => {
        if (isWanted) setCheck(() => (typed: TypedCustomer) => check(typed, checkNumbers))
      },
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [])
  return check
}
