import { useSyncExternalStore } from 'react'
import { formatIsoDate } from '@/lib/shared/format/date-time'

/**
 * Today's calendar date where the reader is. The first paint, which a server makes, counts in UTC,
 * so that both sides say the same; then it is the reader's.
 */
export const useToday = (): string =>
  useSyncExternalStore(subscribeNever, getLocalToday, getUtcToday)

const subscribeNever = () => () => {}
const getLocalToday = () => formatIsoDate(new Date())
const getUtcToday = () => formatIsoDate(new Date(), 'UTC')
