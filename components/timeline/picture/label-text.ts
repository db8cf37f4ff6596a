import type { Translate } from '@/lib/shared/i18n/translate'
import type { Clock } from '../clock'
import { formatLabelTime } from '../format-time'
import { isBand, type TimelineItem } from '../timeline-item'

/**
 * What a label in the picture says of the items that it stands for, in two parts: what, and when.
 */
export function labelText(
  t: Translate,
  items: readonly TimelineItem[],
  clock: Clock,
  year: number,
  withTime: boolean,
) {
  const [first, second] = items
  const formatTime = (item: TimelineItem) =>
    formatLabelTime(t, item, item.order, clock, year, withTime && items.length === 1)
  if (first && isBand(first) && items.length === 1) {
    const until = first.until!
    const end = formatLabelTime(
      t,
      { at: until.at, precision: first.precision },
      until.order,
      clock,
      year,
      false,
    )
    return { title: first.title, time: t('timeline.until', { time: end }) }
  }
  const [from, to] = [formatTime(first!), formatTime(items.at(-1)!)]
  return {
    title: formatTitle(t, first!, second, items.length),
    time: from === to ? from : t('timeline.from', { from, until: to }),
  }
}

function formatTitle(
  t: Translate,
  first: TimelineItem,
  second: TimelineItem | undefined,
  count: number,
): string {
  if (!second) return first.title
  return count === 2
    ? t('timeline.several', { first: first.title, second: second.title })
    : t('timeline.many', { first: first.title, count: String(count - 1) })
}
