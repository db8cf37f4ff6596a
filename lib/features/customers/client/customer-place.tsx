'use client'

import { createContext, type ReactNode, useContext } from 'react'

/**
 * Where a customer stands in the areas beside the ledger; null where nobody knows which
 * organization or companies its client is.
 */
export type CustomerPlace = {
  clientNo: string
  customerNo: string
  userName: string
  organizationId: string | null
  companyIds: readonly number[] | null
}

const PlaceContext = createContext<CustomerPlace | null>(null)

/** Tells the pages of one customer where it stands, and who looks at it. */
export function CustomerPlaceProvider({
  place,
  children,
}: {
  place: CustomerPlace
  children: ReactNode
}) {
  return <PlaceContext value={place}>{children}</PlaceContext>
}

/** Where the customer of the page stands. */
export function useCustomerPlace(): CustomerPlace {
  const place = useContext(PlaceContext)
  if (!place) throw new Error('No customer stands around this part')
  return place
}
