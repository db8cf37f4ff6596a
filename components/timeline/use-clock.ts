import { useMemo, useSyncExternalStore } from 'react'
import { type Clock, clockOf } from './clock'

/**
 * The clock that times are read by: of `zone`, or the reader's own. The first paint, which a server
 * makes, counts in UTC, so that both sides say the same.
 */
export function useClock(zone: string | undefined): Clock {
  const here = useSyncExternalStore(neverTold, zoneHere, () => 'UTC')
  return useMemo(() => clockOf(zone ?? here), [zone, here])
}

const neverTold = () => () => {}
const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone
