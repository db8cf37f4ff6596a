import { listStops, noEnd, type Stop } from '../stops'

type StopFields = Parameters<typeof listStops>[0]

/**
 * The next stop of a customer that ends. `endless`: what runs has no end. `unreadable`: a stop is
 * set whose date cannot be read, so that no other is sure to be the next. `untold`: the answer does
 * not carry every stop, so that none being there is not known.
 */
export type NextStop =
  | { is: 'ends'; stop: Stop & { until: string; daysLeft: number }; others: number }
  | { is: 'endless'; stop: Stop }
  | { is: 'unreadable'; stop: Stop }
  | { is: 'none' }
  | { is: 'untold' }

/** Which stop ends next, today counted in. */
export function findNextStop(customer: StopFields, today: string): NextStop {
  const stops = listStops(customer, today)
  const unreadable = stops.find((stop) => stop.unreadable !== undefined)
  if (unreadable) return { is: 'unreadable', stop: unreadable }
  const running = stops.filter(isReadable).filter(({ daysLeft }) => daysLeft >= 0)
  const [next, ...others] = running
    .filter(({ until }) => until !== noEnd)
    .toSorted((one, other) => one.daysLeft - other.daysLeft)
  if (next) return { is: 'ends', stop: next, others: others.length }
  if (running[0]) return { is: 'endless', stop: running[0] }
  return hasUntoldStop(customer) ? { is: 'untold' } : { is: 'none' }
}

const isReadable = (stop: Stop): stop is Extract<Stop, { until: string }> =>
  stop.unreadable === undefined

/** Whether the answer leaves out a stop of a customer, so that it is not known to have none. */
export const hasUntoldStop = ({
  stopReminderUntil,
  stopDebtCollectionUntil,
  stopInterestCalcUntil,
}: StopFields) =>
  [stopReminderUntil, stopDebtCollectionUntil, stopInterestCalcUntil].includes(undefined)
