import { noEnd, type Stop } from '@/lib/features/customers/domain/stops'
import { formatTitleDate } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'

/** What a stop holds back, and until when. */
export function describeStop(t: Translate, stop: Stop): string {
  const named = { stop: t(`customers.list.stopped.${stop.kind}`) }
  if (stop.unreadable !== undefined) return t('customers.whole.items.stoppedUnreadable', named)
  return stop.until === noEnd
    ? t('customers.whole.items.stoppedForEver', named)
    : t('customers.whole.items.stoppedUntil', { ...named, day: formatTitleDate(t, stop.until) })
}
