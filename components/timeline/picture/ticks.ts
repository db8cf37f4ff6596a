import type { Translate } from '@/lib/shared/i18n/translate'
import type { Clock } from '../clock'
import { measureFullDay, measureTick, type TickStep } from '../format-time'
import type { Scale, Stretch } from './scale'

/** A line of the axis. `label` is empty where its words would stand on others. */
export type Tick = { order: number; x: number; label: string; width: number }

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const month = 30.44 * day

const steps: readonly TickStep[] = [
  ...[1, 5, 15, 30].map((count) => ({ ms: count * minute })),
  ...[1, 3, 6, 12].map((count) => ({ ms: count * hour })),
  ...[1, 2, 7, 14].map((count) => ({ ms: count * day })),
  ...[1, 3, 6, 12, 24, 60, 120].map((months) => ({ ms: months * month, months })),
]

/** So many pixels at least lie between two ticks. */
const leastApart = 84

/** What a tick's words keep between them and its line. */
export const tickInset = 5

/**
 * The ticks of an axis: natural steps from minutes to years, counted by the clock, and at least one
 * on every stretch. `taken` is where no words may stand.
 */
export function layoutTicks(
  t: Translate,
  scale: Scale,
  clock: Clock,
  year: number,
  width: number,
  taken: { left: number; right: number },
): Tick[] {
  const ticks = scale.stretches.flatMap((stretch) => listTicks(t, stretch, scale, clock, year))
  let end = 0
  return ticks.map((tick) => {
    const [left, right] = [tick.x + tickInset, tick.x + tickInset + tick.width]
    if (left < end || right > width || (left < taken.right + 4 && right > taken.left - 4))
      return { ...tick, label: '' }
    end = right + 4
    return tick
  })
}

function listTicks(
  t: Translate,
  stretch: Stretch,
  scale: Scale,
  clock: Clock,
  year: number,
): Tick[] {
  const step = pickStep(stretch)
  const walls = listWallTimes(step, clock.wall(stretch.from), clock.wall(stretch.to))
  const times = walls
    .map((wall) => ({ wall, order: clock.instant(wall) }))
    .filter(({ order }) => order >= stretch.from && order <= stretch.to)
  const middle = (stretch.from + stretch.to) / 2
  if (times.length === 0)
    return [{ order: middle, x: scale.at(middle), ...measureFullDay(t, clock.wall(middle)) }]
  return times.map(({ wall, order }, at) => ({
    order,
    x: scale.at(order),
    ...measureTick(t, wall, step, at === 0, year),
  }))
}

function pickStep({ from, to, left, right }: Stretch): TickStep {
  const perPixel = (to - from) / (right - left)
  return steps.find(({ ms }) => ms / perPixel >= leastApart) ?? steps.at(-1)!
}

function listWallTimes({ ms, months }: TickStep, from: number, to: number): number[] {
  if (months) return listMonthStarts(months, from, to)
  // Weeks begin on Mondays, as 5 January 1970 was one.
  const anchor = ms % (7 * day) === 0 ? 4 * day : 0
  const first = Math.ceil((from - anchor) / ms) * ms + anchor
  return Array.from(
    { length: Math.max(0, Math.floor((to - first) / ms) + 1) },
    (_, at) => first + at * ms,
  )
}

function listMonthStarts(months: number, from: number, to: number): number[] {
  const countMonths = (wall: number) =>
    new Date(wall).getUTCFullYear() * 12 + new Date(wall).getUTCMonth()
  const first = Math.floor(countMonths(from) / months)
  const last = Math.floor(countMonths(to) / months)
  return Array.from({ length: last - first + 1 }, (_, at) =>
    Date.UTC(1970, (first + at) * months - 1970 * 12),
  ).filter((wall) => wall >= from)
}
