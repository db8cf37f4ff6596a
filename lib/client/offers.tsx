'use client'

import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react'
import type { OperationName } from '@/lib/contracts/registry'

export type { OperationName }

const WithheldContext = createContext<ReadonlySet<OperationName>>(new Set())

/**
 * Tells the pages below which operations are withheld: the service does not have them, or the
 * person may not do them.
 */
export function OffersProvider({
  withheld,
  children,
}: {
  withheld: readonly OperationName[]
  children: ReactNode
}) {
  const names = useMemo(() => new Set(withheld), [withheld])
  return <WithheldContext value={names}>{children}</WithheldContext>
}

/** Whether a way to an operation is shown. */
export function useOffers(): (name: OperationName) => boolean {
  const withheld = useContext(WithheldContext)
  return useCallback((name) => !withheld.has(name), [withheld])
}
