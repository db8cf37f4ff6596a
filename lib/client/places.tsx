'use client'

import { createContext, type ReactNode, useContext, useMemo } from 'react'

/** The client and the organization that stand for one company in the areas of the service. */
export type Place = { clientNo: string | null; organizationId: string | null }

const PlacesContext = createContext<readonly Place[]>([])

/** Tells what is below which of the person's clients and organizations belong together. */
export function PlacesProvider({
  places,
  children,
}: {
  places: readonly Place[]
  children: ReactNode
}) {
  return <PlacesContext value={places}>{children}</PlacesContext>
}

/** The client whose customers an organization collects from; null where none is known. */
export function useClientOf(organizationId: string): string | null {
  const places = useContext(PlacesContext)
  return useMemo(
    () => places.find((each) => each.organizationId === organizationId)?.clientNo ?? null,
    [places, organizationId],
  )
}
