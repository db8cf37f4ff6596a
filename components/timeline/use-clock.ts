import { useMemo, useSyncExternalStore } from 'react'
import { type Clock, createClock } from './clock'

/**
 * The clock that times are read by: of `zone`, or the reader's own. The first paint, which a server
 * makes, counts in UTC, so that both sides say the same.
 */
export function useClock(zone: string | undefined): Clock {
  const here = useSyncExternalStore(subscribeNever, getLocalZone, () => 'UTC')
  return useMemo(() => createClock(zone ?? here), [zone, here])
}

const subscribeNever = () => () => {}
const getLocalZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
