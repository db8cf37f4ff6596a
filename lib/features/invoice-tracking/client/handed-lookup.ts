import { useEffect, useSyncExternalStore } from 'react'

let handed: string | null = null
const listeners = new Set<() => void>()

/**
 * Hands a text over to the page that looks invoices up: one that is open takes it, else the next one
 * opens with it. It may be anything that a person typed, so it stands in no address and in no store.
 */
export function handOverLookup(text: string) {
  change(text)
}

/** What is handed over and not taken yet; null where there is nothing. */
export const getHandedLookup = () => handed

/** Gives what is handed over to the page, each text once. */
export function useHandedLookup(take: (text: string) => void): void {
  const text = useSyncExternalStore(subscribe, getHandedLookup, getNothing)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text once, however often it is painted
  useEffect(() => {
    if (text === null) return
    change(null)
    take(text)
  }, [text])
}

function change(text: string | null) {
  handed = text
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const getNothing = () => null
