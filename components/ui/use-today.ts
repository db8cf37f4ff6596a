import { useSyncExternalStore } from 'react'
import { calendarDate } from '@/lib/format/moment'

/** Today's calendar date where the reader is. The first paint, which a server makes, counts in UTC, so that both sides say the same; then it is the reader's. */
export const useToday = (): string => useSyncExternalStore(neverTold, todayHere, todayInUtc)

const neverTold = () => () => {}
const todayHere = () => calendarDate(new Date())
const todayInUtc = () => calendarDate(new Date(), 'UTC')
