import type { WholeDays } from '@/lib/shared/dates/whole-days'
import { formatWallTime } from '@/lib/shared/format/sent-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { DaysEditor } from './days-editor'
import type { ListFilter } from './filter-bar'

type DaysChoice = {
  key: string
  name: string
  days: WholeDays
  /** Whether the service takes the days for those of UTC. */
  inUtc?: boolean
  isUsual?: boolean
  isFixed?: boolean
  onChoose: (days: WholeDays) => void
}

/** A filter by a range of whole days. */
export const createDaysFilter = (
  t: Translate,
  { days, inUtc, onChoose, ...filter }: DaysChoice,
): ListFilter => ({
  ...filter,
  value: describeDays(t, days.from, days.to),
  editor: () => <DaysEditor label={filter.name} {...{ days, inUtc, onChoose }} />,
})

/** A range of days in words; null where neither is told. An end may be a minute: `2026-03-12T09:30Z`. */
export function describeDays(t: Translate, from: string | null, end: string | null): string | null {
  const to = end && formatWallTime(t, end)
  if (from && to) return from === to ? from : t('grid.filter.days.range', { from, to })
  if (from) return t('grid.filter.days.openEnd', { from })
  return to && t('grid.filter.days.openStart', { to })
}
