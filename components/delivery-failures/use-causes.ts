import { useEffect, useSyncExternalStore } from 'react'
import type { CauseTexts } from '@/lib/features/invoice-search/messages/public'

let known: CauseTexts | null = null
let isLoading = false
const listeners = new Set<() => void>()

/** The known causes as far as they are there; what is copied or exported reads them now. */
export const getCauses = () => known

/**
 * The known causes, loaded once for a tab after its first page stands; null until then. A page that
 * could not load them tries again with the next row.
 */
export function useCauses(): CauseTexts | null {
  useEffect(load, [])
  return useSyncExternalStore(subscribe, getCauses, getServerSnapshot)
}

function load() {
  if (known || isLoading) return
  isLoading = true
  import('@/lib/features/delivery-failures/messages/known-causes').then(
    (part) => {
      known = part.knownCauses
      for (const listener of listeners) listener()
    },
    () => {
      isLoading = false
    },
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const getServerSnapshot = () => null
