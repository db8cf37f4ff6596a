import { createContext, useContext } from 'react'
import type { FailuresQuestion } from '@/lib/features/delivery-failures/client/failures-view'

/**
 * A company that the person may see, under the name of its workspace, and the client whose
 * customers it invoices.
 */
export type Company = { companyId: number; name: string; clientNo: string | null }

/** What every cause on the page needs to know. */
export type FailuresPlace = {
  userName: string
  companies: Company[] | null
  question: FailuresQuestion
  today: string
}

export const FailuresPlaceContext = createContext<FailuresPlace | null>(null)

export function useFailuresPlace(): FailuresPlace {
  const place = useContext(FailuresPlaceContext)
  if (!place) throw new Error('FailuresPlaceContext is missing')
  return place
}
