import { useDeferredValue, useSyncExternalStore } from 'react'
import { formatIsoDate } from '@/lib/shared/format/date-time'

/**
 * False in the first paint, which a server makes, and true from the moment on in which the page
 * takes what is typed.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  )

/**
 * False while a page that one goes to is drawn first, and true from the frame after it on, for what
 * stands below or beside what one came for. A page that the server painted has all of it at once.
 */
export function useShowsRest(): boolean {
  const isHydrated = useHydrated()
  return useDeferredValue(true, !isHydrated)
}

/**
 * Today's calendar date where the reader is. The first paint, which a server makes, counts in UTC,
 * so that both sides say the same; then it is the reader's.
 */
export const useToday = (): string =>
  useSyncExternalStore(subscribeNever, getLocalToday, getUtcToday)

const subscribeNever = () => () => {}
const getLocalToday = () => formatIsoDate(new Date())
const getUtcToday = () => formatIsoDate(new Date(), 'UTC')
