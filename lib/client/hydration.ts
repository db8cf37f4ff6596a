import { useSyncExternalStore } from 'react'
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
 * Today's calendar date where the reader is. The first paint, which a server makes, counts in UTC,
 * so that both sides say the same; then it is the reader's.
 */
export const useToday = (): string =>
  useSyncExternalStore(subscribeNever, getLocalToday, getUtcToday)

const subscribeNever = () => () => {}
const getLocalToday = () => formatIsoDate(new Date())
const getUtcToday = () => formatIsoDate(new Date(), 'UTC')
