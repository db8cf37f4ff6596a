import type { StopKind } from '@/lib/contracts/desk/receivables/stops'
import { addDays } from '@/lib/shared/dates/calendar-date'
import { listStops, noEnd, type Stop } from './stops'

type StoppedCustomer = Parameters<typeof listStops>[0] & { customerNo?: string | null }

/** One stop of one customer. */
export type StopEntry<Customer> = { key: string; customer: Customer; stop: Stop }

/**
 * When a stop ends. `ended`: within the week before today. `week`: today or within seven days.
 * `month`: within thirty. `unreadable`: one is set, and nobody knows until when.
 */
export const stopSpans = ['ended', 'week', 'month', 'later', 'endless', 'unreadable'] as const
export type StopSpan = (typeof stopSpans)[number]

const [weekDays, monthDays] = [7, 30]

/** In which span a stop ends; null for one that ended earlier than a week ago. */
export function findStopSpan(stop: Stop): StopSpan | null {
  if (stop.unreadable !== undefined) return 'unreadable'
  if (stop.until === noEnd) return 'endless'
  if (stop.daysLeft < -weekDays) return null
  if (stop.daysLeft < 0) return 'ended'
  if (stop.daysLeft <= weekDays) return 'week'
  return stop.daysLeft <= monthDays ? 'month' : 'later'
}

/** The stops of customers by their last day, those without a day to be read at the end. */
export function listStopEntries<Customer extends StoppedCustomer>(
  customers: readonly Customer[],
  today: string,
): StopEntry<Customer>[] {
  return customers
    .flatMap((customer) =>
      listStops(customer, today)
        .filter((stop) => findStopSpan(stop) !== null)
        .map((stop) => ({ key: `${customer.customerNo} ${stop.kind}`, customer, stop })),
    )
    .sort((one, other) => findDay(one.stop).localeCompare(findDay(other.stop)))
}

/** What a list of stops is narrowed to; null for no such filter. */
export type StopFilters = {
  kind: StopKind | null
  span: StopSpan | null
  /** A calendar date on which a stop ends. */
  day: string | null
  isWithoutReason: boolean
  /** Numbers of customers who are in debt collection. */
  inCollection: ReadonlySet<string> | null
}

/** The stops that all filters let through. */
export const filterStops = <Customer extends StoppedCustomer>(
  entries: readonly StopEntry<Customer>[],
  { kind, span, day, isWithoutReason, inCollection }: StopFilters,
): StopEntry<Customer>[] =>
  entries.filter(
    ({ customer, stop }) =>
      (kind === null || stop.kind === kind) &&
      (span === null || findStopSpan(stop) === span) &&
      (day === null || findDay(stop) === day) &&
      (!isWithoutReason || !stop.memo?.trim()) &&
      (inCollection === null || inCollection.has(customer.customerNo ?? '')),
  )

/** The stops of items that are not told of their customers too: same customer, kind and last day. */
export function omitShared<Item extends StoppedCustomer>(
  ofItems: readonly StopEntry<Item>[],
  ofCustomers: readonly StopEntry<StoppedCustomer>[],
): StopEntry<Item>[] {
  const toKey = ({ customer: { customerNo }, stop }: StopEntry<StoppedCustomer>) =>
    JSON.stringify([customerNo?.trim(), stop.kind, stop.unreadable ?? stop.until])
  const shared = new Set(ofCustomers.map(toKey))
  return ofItems.filter((entry) => !entry.customer.customerNo?.trim() || !shared.has(toKey(entry)))
}

/** Days of whole weeks, Monday first, from that of today on. */
export function listWeeks(today: string, weeks: number): string[][] {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  const monday = addDays(today, -weekday)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(monday, 7 * week + day)),
  )
}

/** How many stops end on each day. */
export function countByDay(entries: readonly StopEntry<unknown>[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { stop } of entries)
    if (stop.unreadable === undefined) counts.set(stop.until, (counts.get(stop.until) ?? 0) + 1)
  return counts
}

/** After every day that there is: what has none comes last. */
const findDay = (stop: Stop) => (stop.unreadable === undefined ? stop.until : 'unreadable')
