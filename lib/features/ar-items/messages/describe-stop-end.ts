import { findStopState, noEnd, type Stop } from '@/lib/features/customers/domain/public'
import { formatLongDate } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'

/**
 * Until when a stop runs, as it was read. What the answer does not carry is not known, which is not
 * "not stopped".
 */
export function describeStopEnd(
  t: Translate,
  until: string | null | undefined,
  today: string,
): string {
  if (until === undefined) return t('arItems.stops.untold')
  const state = findStopState(until ?? '', today)
  if (state === null) return t('arItems.stops.none')
  if (state.unreadable !== undefined)
    return t('arItems.stops.unreadable', { raw: state.unreadable })
  if (state.until === noEnd) return t('arItems.stops.forEver')
  const day = formatLongDate(t, state.until)
  return t(state.daysLeft < 0 ? 'arItems.stops.over' : 'arItems.stops.until', { day })
}

/** The end and the reason of a stop that runs. */
export function describeRunningStop(t: Translate, stop: Stop, today: string): string {
  const end = describeStopEnd(t, stop.unreadable ?? stop.until, today)
  return stop.memo ? t('arItems.stops.because', { end, reason: stop.memo }) : end
}
