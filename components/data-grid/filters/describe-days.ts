import { formatWallTime } from '@/lib/shared/format/sent-time'
import type { Translate } from '@/lib/shared/i18n/translate'

/** A range of days in words; null where neither is told. An end may be a minute: `2026-03-12T09:30Z`. */
export function describeDays(t: Translate, from: string | null, end: string | null): string | null {
  const to = end && formatWallTime(t, end)
  if (from && to) return from === to ? from : t('grid.filter.days.range', { from, to })
  if (from) return t('grid.filter.days.openEnd', { from })
  return to && t('grid.filter.days.openStart', { to })
}
