import { findTailProbability } from './binomial'
import {
  findLane,
  type Lane,
  measureDelivery,
  readMoment,
  type TimedRow,
  type UsualTime,
} from './usual-times'

/** Rows of the partner search by their status, as far as they were read. */
export type ReadRows = {
  delivered: readonly TimedRow[]
  pending: readonly TimedRow[]
  failed: readonly TimedRow[]
}

/** What is counted of a channel: those that are more than usual, of all that could have been. */
export type Share = { count: number; of: number }

/**
 * How a channel goes now, whoever sends by it, in its last `hours`: in those in which it is unusual,
 * else in 24.
 *
 * `late`: of the invoices that should have arrived in these hours, by what is usual of their company,
 * channel and kind, those that took longer or still wait. `failed`: of those logged in these hours
 * that have an end, the failed ones. Beside each its share in the days before.
 */
export type ChannelPace = {
  channel: string
  companies: number
  hours: number
  late: Share
  lateBefore: Share
  failed: Share
  failedBefore: Share
  isSlow: boolean
  isFailing: boolean
}

const hourMs = 3_600_000

/** A short time sees early what a long one sees surely. */
const windows = [3, 24] as const

/** A chance so small that nobody takes what happened for one. */
const surprise = 1 / 10_000

/** Fewer make no channel slow, however unlikely. */
const leastCount = 3

/**
 * How each channel goes, worst first. Nothing is said of a time before which rows were not read.
 *
 * @param usualOf what is usual on a lane, null where it is not known.
 * @param since milliseconds since 1970: from here on all rows of each status were read.
 * @param now milliseconds since 1970.
 */
export function measureChannels(
  rows: ReadRows,
  usualOf: (lane: Lane) => UsualTime | null,
  { since, now }: { since: number; now: number },
): ChannelPace[] {
  const judged = [
    ...rows.delivered.flatMap((row) => toDue(row, measureDelivery(row))),
    ...rows.pending.flatMap((row) => toDue(row, Number.POSITIVE_INFINITY)),
  ]
  const ended = [
    ...rows.delivered.flatMap((row) => toEnded(row, false)),
    ...rows.failed.flatMap((row) => toEnded(row, true)),
  ]
  const channels = Map.groupBy([...judged, ...ended], ({ channel }) => channel.toLowerCase())
  return [...channels.values()].map(toPace).sort(compareChannels)

  /** An invoice with the moment at which it had to be there. */
  function toDue(row: TimedRow, took: number | null): Event[] {
    const [lane, logged] = [findLane(row), readMoment(row.LogTime)]
    const usual = lane && usualOf(lane)
    if (!usual || logged === null || took === null) return []
    const at = logged + usual.longMs
    if (logged < since || at > now) return []
    return [{ is: 'due', ...lane!, at, isHit: took > usual.longMs }]
  }

  function toEnded(row: TimedRow, isHit: boolean): Event[] {
    const [lane, at] = [findLane(row), readMoment(row.LogTime)]
    if (lane === null || at === null || at < since || at > now) return []
    return [{ is: 'end', ...lane, at, isHit }]
  }

  function toPace(events: readonly Event[]): ChannelPace {
    const paces = windows.map((hours) => measureWindow(events, hours))
    const pace = paces.find(({ isSlow, isFailing }) => isSlow || isFailing) ?? paces.at(-1)!
    return {
      channel: events[0]!.channel,
      companies: new Set(events.map(({ companyId }) => companyId)).size,
      ...pace,
    }
  }

  function measureWindow(events: readonly Event[], hours: number) {
    const isRecent = ({ at }: Event) => at > now - hours * hourMs
    const isPast = ({ at }: Event) => at <= now - windows.at(-1)! * hourMs
    const [late, lateBefore, failed, failedBefore] = [
      countHits(events.filter((each) => each.is === 'due' && isRecent(each))),
      countHits(events.filter((each) => each.is === 'due' && isPast(each))),
      countHits(events.filter((each) => each.is === 'end' && isRecent(each))),
      countHits(events.filter((each) => each.is === 'end' && isPast(each))),
    ] as const
    const isSlow = isUnusual(late, lateBefore)
    const isFailing = isUnusual(failed, failedBefore)
    return { hours, late, lateBefore, failed, failedBefore, isSlow, isFailing }
  }
}

/** An invoice that had to be there, or that came to an end; a hit is late, or failed. */
type Event = Lane & { is: 'due' | 'end'; at: number; isHit: boolean }

const countHits = (events: readonly Event[]): Share => ({
  count: events.filter(({ isHit }) => isHit).length,
  of: events.length,
})

/**
 * Whether a share is more than chance makes of the one before. That one is taken a little too high,
 * as if one more had been seen, so that a short history says less; without one nothing is unusual.
 */
export function isUnusual(now: Share, before: Share): boolean {
  if (now.count < leastCount || before.of === 0) return false
  const share = (before.count + 1) / (before.of + 1)
  return findTailProbability(now.count, now.of, share) < surprise
}

/** Whether there is something now and something before to compare, late or failed. */
export const isJudged = ({ late, lateBefore, failed, failedBefore }: ChannelPace): boolean =>
  (late.of > 0 && lateBefore.of > 0) || (failed.of > 0 && failedBefore.of > 0)

const compareChannels = (one: ChannelPace, other: ChannelPace) =>
  Number(other.isSlow || other.isFailing) - Number(one.isSlow || one.isFailing) ||
  other.late.count + other.failed.count - one.late.count - one.failed.count ||
  one.channel.localeCompare(other.channel)
