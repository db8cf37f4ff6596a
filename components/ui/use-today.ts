import { useSyncExternalStore } from 'react'
import { today } from '@/lib/format/moment'

/** Today's calendar date where the reader is. The first paint, which a server makes, counts in UTC, so that both sides say the same; then it is the reader's. */
export const useToday = (): string => useSyncExternalStore(neverTold, () => today(), todayInUtc)

const neverTold = () => () => {}
const todayInUtc = () => new Date().toISOString().slice(0, 10)
