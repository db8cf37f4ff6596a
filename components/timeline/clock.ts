import { useMemo, useSyncExternalStore } from 'react'

/**
 * Turns instants into what a clock on the wall of a zone shows and back. A wall time is written as
 * the milliseconds of the same time in UTC.
 */
export type Clock = { wall: (instant: number) => number; instant: (wall: number) => number }

/**
 * The clock of a zone such as `Europe/Oslo`. An hour that the zone skips is taken as the one after
 * it.
 */
export function createClock(zone: string): Clock {
  const parts = new Intl.DateTimeFormat('en-GB', { ...numbers, hourCycle: 'h23', timeZone: zone })
  const getOffset = (instant: number) => toWallTime(parts, instant) - truncateToSeconds(instant)
  return {
    wall: (instant) => instant + getOffset(instant),
    instant: (wall) => wall - getOffset(wall - getOffset(wall)),
  }
}

const numbers = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const

const truncateToSeconds = (instant: number) => Math.floor(instant / 1000) * 1000

function toWallTime(format: Intl.DateTimeFormat, instant: number): number {
  const shown = Object.fromEntries(
    format
      .formatToParts(truncateToSeconds(instant))
      .map(({ type, value }) => [type, Number(value)]),
  )
  return Date.UTC(shown.year!, shown.month! - 1, shown.day, shown.hour, shown.minute, shown.second)
}

/**
 * The clock that times are read by: of `zone`, or the reader's own. The first paint, which a server
 * makes, counts in UTC, so that both sides say the same.
 */
export function useClock(zone: string | undefined): Clock {
  const here = useSyncExternalStore(subscribeNever, getLocalZone, () => 'UTC')
  return useMemo(() => createClock(zone ?? here), [zone, here])
}

const subscribeNever = () => () => {}
const getLocalZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
