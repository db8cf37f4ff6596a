import { useEffect, useState } from 'react'
import type { NumberChecks } from '@/lib/features/invoice-sending/domain/review-document'

/** The checks of numbers, once they are loaded. */
export function useNumberChecks(): NumberChecks | null {
  const [checks, setChecks] = useState<NumberChecks | null>(null)
  useEffect(() => {
    void import('@/lib/shared/checks/number-checks').then(
      (loaded) => setChecks(loaded),
      () => {},
    )
  }, [])
  return checks
}
