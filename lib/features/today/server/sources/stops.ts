import 'server-only'
import type { WorkLine } from '@/lib/contracts/desk/work'
import type { Customer } from '@/lib/contracts/receivables/customers'
import { makeSuccess, type Result } from '@/lib/contracts/result'
import { hasUntoldStop, listStops, type Stop } from '@/lib/features/customers/domain/public'
import { readAsPerson } from '@/lib/platform/gateway/read-as-person'
import { isListWhole } from '@/lib/shared/list-filters/list-end'
import { identifyStops } from '../../domain/work-identities'
import { listClients, readEachPlace, type Work, type WorkReader } from '../work-reader'
import { toShown } from './shown-text'

/** The list has no filter for stops, so customers are read: so many pages of so many. */
const pagesMax = 10
const pageSize = 200

/** A stop that ends within so many days needs a person who extends it or lets it go. */
const soonDays = 7

/** Customers that are named on a line at most. */
const namedMax = 12

/**
 * Stops of customers that end within a week, a line for each client of the person. A customer of
 * whom the list leaves a stop out is not known to have none.
 */
export function readStopWork(reader: WorkReader): Promise<Result<Work>> {
  return readEachPlace([...listClients(reader.session)], async ([clientNo, name]) => {
    const read = await readCustomers(clientNo, reader)
    if (!read.ok) return read
    const { customers } = read.value
    const isWhole = read.value.isWhole && !customers.some(hasUntoldStop)
    const line = toStopLine({ clientNo, name, isWhole }, customers, reader.today)
    return makeSuccess({ lines: line ? [line] : [], isWhole })
  })
}

/**
 * The customers of a client. An answer without a list is no end of it, and a list that gives only so
 * many, or fewer than it counts, is not known to be all.
 */
async function readCustomers(
  clientno: string,
  reader: WorkReader,
): Promise<Result<{ customers: Customer[]; isWhole: boolean }>> {
  const customers = new Map<string, Customer>()
  const build = (isWhole: boolean) => makeSuccess({ customers: [...customers.values()], isWhole })
  let counts: ListCounts = {}
  for (let pageno = 1; pageno <= pagesMax; pageno++) {
    const read = await readAsPerson(
      'listCustomers',
      { params: { clientno }, query: { pageno, pagesize: pageSize } },
      reader,
    )
    if (!read.ok) return read
    const page = (read.value.customers ?? []).filter((row) => row !== null)
    counts = { ...counts, ...read.value.summary }
    const before = customers.size
    for (const row of page) customers.set(row.customerNo ?? JSON.stringify(row), row)
    // A service that ignores the page gives the first one again: then the rest is not known.
    if (customers.size === before)
      return build(
        page.length === 0 && read.value.customers != null && isListWhole(customers.size, counts),
      )
  }
  return build(false)
}

type ListCounts = { totalCount?: unknown; maximumCount?: unknown }

/** The line of a client; null where no stop ends soon. A stop whose day cannot be read ends never. */
export function toStopLine(
  { clientNo, name, isWhole }: { clientNo: string; name: string | null; isWhole: boolean },
  customers: readonly Customer[],
  today: string,
): WorkLine | null {
  const ending = customers
    .flatMap((customer) =>
      listStops(customer, today).flatMap((stop) =>
        isEndingSoon(stop) ? [{ customer, stop }] : [],
      ),
    )
    .sort((one, other) => one.stop.until.localeCompare(other.stop.until))
  const [first] = ending
  if (!first) return null
  const countKind = (kind: Stop['kind']) => ending.filter(({ stop }) => stop.kind === kind).length
  const named = new Map<string, { customerNo: string; name: string | null; until: string }>()
  for (const { customer, stop } of ending) {
    const { customerNo, name: called = null } = customer
    if (customerNo && !named.has(customerNo))
      named.set(customerNo, { customerNo, name: called, until: stop.until })
  }
  return {
    ...identifyStops(clientNo),
    count: ending.length,
    sums: null,
    since: null,
    due: first.stop.until,
    shows: toShown(
      ending.map(({ customer, stop }) => `${customer.customerNo} ${stop.kind} ${stop.until}`),
      ', ',
    ),
    ...{ isWhole, clientNo },
    place: name,
    withoutMemo: ending.filter(({ stop }) => stop.memo === null).length,
    byKind: {
      reminder: countKind('reminder'),
      debtCollection: countKind('debtCollection'),
      interestCalc: countKind('interestCalc'),
    },
    customers: [...named.values()].slice(0, namedMax),
    unnamed: Math.max(0, named.size - namedMax),
  }
}

const isEndingSoon = (stop: Stop): stop is Extract<Stop, { until: string }> =>
  stop.unreadable === undefined && stop.daysLeft >= 0 && stop.daysLeft <= soonDays
