import 'server-only'
import type { WorkLine } from '@/lib/contracts/desk/work'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import { identifyAmounts } from '../../domain/work-identities'
import { digestShown, toShown } from './shown-text'

/** One relation between amounts that does not hold; `amount` is null where it is about no amount. */
export type AmountsApart = { kind: string; amount: string | null; currency: string | null }

/**
 * A record of which at least one relation does not hold; `since` when, a calendar date, where that
 * is known.
 */
export type ApartRecord = {
  id: string | null
  name: string | null
  since: string | null
  apart: AmountsApart[]
}

/** The days that were checked, both counted. */
export type CheckedDays = { from: string; to: string }

/** Records that stand on a line each; more of them stand on one. */
const oneByOneMax = 10

/** Records that are named on one line at most. */
const namedMax = 100

type AmountLine = Extract<WorkLine, { source: 'amounts' }>

/**
 * The lines of an organization for records whose amounts do not add up: each by itself, or all on
 * one where they are many or a record has no id to lead to. A line of one difference tells it.
 */
export function listAmountLines(
  { organizationId, name }: { organizationId: string; name: string | null },
  record: AmountLine['record'],
  records: readonly ApartRecord[],
  days: CheckedDays,
): AmountLine[] {
  const base = { due: null, organizationId, place: name, record, ...days }
  if (records.length > oneByOneMax || records.some(({ id }) => id === null))
    return [
      {
        ...base,
        ...identifyAmounts(organizationId, record),
        since: findEarliest(records),
        count: records.length,
        sums: null,
        shows: digestShown(records.map((each) => listApart(each).join(' '))),
        id: null,
        name: null,
        differences: records.reduce((sum, { apart }) => sum + apart.length, 0),
        records: listNamed(records),
        unnamed: Math.max(0, records.length - namedMax),
      },
    ]
  return records.map((each) => ({
    ...base,
    ...identifyAmounts(organizationId, record, each.id),
    since: each.since,
    count: 1,
    sums: findOneAmount(each.apart),
    shows: toShown(listApart(each)),
    id: each.id,
    name: each.name,
    differences: each.apart.length,
    records: [],
    unnamed: 0,
  }))
}

/** Since when the first of them is; null as soon as that is not known of one. */
function findEarliest(records: readonly ApartRecord[]): string | null {
  const days = records.flatMap(({ since }) => since ?? []).sort()
  return days.length === records.length ? (days[0] ?? null) : null
}

const listNamed = (records: readonly ApartRecord[]): AmountLine['records'] =>
  records
    .toSorted((one, other) =>
      `${one.name}`.localeCompare(`${other.name}`, undefined, { numeric: true }),
    )
    .slice(0, namedMax)
    .map(({ id, name, apart }) => ({ id, name, sums: findOneAmount(apart) }))

/**
 * By how much a record is off, as its own page says it: without a sign. Several differences may come
 * of one cause and are never added; those of one size are told once.
 */
function findOneAmount(apart: readonly AmountsApart[]): AmountLine['sums'] {
  const sizes = new Map(
    apart.map(({ amount, currency }) => {
      const size = amount && dropSign(amount)
      return [`${size} ${currency}`, { amount: size, currency }]
    }),
  )
  const [only, ...others] = sizes.values()
  return others.length > 0 || !only?.amount || only.currency === null
    ? null
    : [{ amount: only.amount as ExactNumber, currency: only.currency }]
}

const dropSign = (amount: string) => amount.replace(/^-/, '')

const listApart = ({ id, apart }: ApartRecord): string[] => [
  id ?? '',
  ...apart.map(({ kind, amount }) => `${kind} ${amount}`),
]
