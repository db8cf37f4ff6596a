import 'server-only'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FailureGroup } from '@/lib/contracts/desk/failures'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import {
  type Cluster,
  groupByCluster,
} from '@/lib/features/delivery-failures/domain/failure-clusters'
import { shapesKey } from '@/lib/features/delivery-failures/domain/failure-rows'
import { makeKeyedDigest, makeLegacyDigest } from '@/lib/platform/database/sealed'
import type { ResentStanding } from '@/lib/platform/journal/resent-standings'
import { parseTime } from '@/lib/shared/dates/parse-time'
import { compareNumbers } from '@/lib/shared/numbers/money'
import type { HandledCause } from './handled-causes'

/** Rows of a group that are shown as they came. */
const samplesMax = 5

/**
 * Failed rows, newest first, by cause; those with most failures that nobody has handled come first.
 */
export async function groupFailures(
  rows: SummaryRow[],
  marks: HandledCause[],
  findStanding: FindStanding = () => null,
): Promise<FailureGroup[]> {
  const found = await groupByCluster(rows, createYielder())
  return found
    .map(({ cluster, rows: held }) => ({
      ...buildGroup(cluster, held, marks),
      ...countResent(held, findStanding),
    }))
    .sort(
      (one, other) =>
        other.unhandled - one.unhandled ||
        other.count - one.count ||
        one.key.localeCompare(other.key),
    )
}

/** The rows of the group of a key, as `groupFailures` names it, or of all shapes; in the order they come. */
export async function pickFailures(
  rows: SummaryRow[],
  key: string,
  marks: HandledCause[],
): Promise<SummaryRow[]> {
  const found = await groupByCluster(rows, createYielder())
  const meant = found.filter(({ cluster }) =>
    key === shapesKey ? cluster.kind === 'shape' : getGroupKey(cluster, marks) === key,
  )
  if (meant.length === 1) return meant[0]!.rows
  const held = new Set(meant.flatMap((each) => each.rows))
  return rows.filter((row) => held.has(row))
}

type FindStanding = (companyId: number, transactionRid: string) => ResentStanding | null

/** What became of invoices that others were sent in the place of; nothing where none was. */
function countResent(
  rows: readonly SummaryRow[],
  findStanding: FindStanding,
): Pick<FailureGroup, 'resent'> {
  const standings = rows
    .map(({ CompanyId, TransactionRid }) =>
      CompanyId == null || TransactionRid == null
        ? null
        : findStanding(CompanyId, String(TransactionRid)),
    )
    .filter((standing) => standing !== null)
  if (standings.length === 0) return {}
  const count = (sought: ResentStanding) => standings.filter((each) => each === sought).length
  const sent = count('sent')
  return {
    resent: {
      ...{ sent, failed: count('failed'), waiting: count('waiting') },
      isMended: sent === rows.length,
    },
  }
}

/** For so long one request may hold the thread that all share. */
const blockedMsMax = 20

/**
 * Lets others have their turn: to be awaited between the pieces of long work. It waits only where
 * the work has held the thread for a while.
 */
function createYielder(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < blockedMsMax) return
    await nextTurn()
    since = performance.now()
  }
}

function buildGroup(cluster: Cluster, rows: SummaryRow[], marks: HandledCause[]): FailureGroup {
  const key = getGroupKey(cluster, marks)
  const companies = countValues(rows.map(({ CompanyId }) => CompanyId)).map(
    ([companyId, count]) => ({
      companyId,
      name:
        rows
          .find(({ CompanyId, Company }) => CompanyId === companyId && Company?.trim())
          ?.Company?.trim() ?? null,
      count,
    }),
  )
  const own = marks.filter(
    (mark) => mark.cause === key && companies.some(({ companyId }) => companyId === mark.companyId),
  )
  const byCompany = new Map(own.map((mark) => [mark.companyId, mark]))
  const unhandled = rows.filter(
    (row) => !isCovered(row, byCompany.get(row.CompanyId ?? Number.NaN)),
  ).length
  const times = rows
    .map(({ LogTime }) => LogTime)
    .filter(isPresent)
    .sort()
  const rids = rows.map(({ TransactionRid }) => TransactionRid).filter(isPresent)
  return {
    key,
    kind: cluster.kind,
    cause: cluster.kind === 'cause' ? cluster.cause : null,
    shape: cluster.kind === 'shape' ? cluster.shape : null,
    count: rows.length,
    unhandled,
    companies,
    channels: countChannels(rows),
    days: countByDay(rows),
    firstTime: times[0] ?? null,
    lastTime: times.at(-1) ?? null,
    oldestRid: findLeast(rids),
    newestRid: findGreatest(rids),
    newestRowId: findGreatest(rows.map(({ RowId }) => toSafeRowId(RowId)).filter(isPresent)),
    handled: summarizeMarks(own, unhandled),
    samples: rows.slice(0, samplesMax),
    receivers: listReceivers(rows),
  }
}

/** How far the clocks of the countries that are served are ahead of UTC at most. */
const zoneMs = 3 * 3_600_000

/**
 * Whether whoever marked the cause can have seen a row as failed: it stands no further than the
 * mark reaches, and its channel surely told nothing later. A time without a zone may be that of any
 * country, so it is later only where it is so in each. One that lies ahead proves nothing.
 */
function isCovered({ RowId, ChannelUpdateTime }: SummaryRow, mark: HandledCause | undefined) {
  const rowId = toSafeRowId(RowId)
  if (!mark || rowId === null || rowId > mark.upToRowId) return false
  const time = parseTime(ChannelUpdateTime)
  if (time === null || time.precision === 'day') return true
  const earliest = time.order - (time.precision === 'local' ? zoneMs : 0)
  return earliest <= mark.handledAt.getTime() || earliest > Date.now()
}

/** A shape that was marked under the name that an older desk had for it keeps that name. */
function getGroupKey(cluster: Cluster, marks: HandledCause[]): string {
  if (cluster.kind !== 'shape')
    return cluster.kind === 'cause' ? `cause:${cluster.cause}` : 'silent'
  const earlier = `shape:${makeLegacyDigest(cluster.shape)}`
  return marks.some(({ cause }) => cause === earlier)
    ? earlier
    : `shape:${makeKeyedDigest(cluster.shape)}`
}

/** The newest of the marks speaks for all. */
function summarizeMarks(marks: HandledCause[], newer: number): FailureGroup['handled'] {
  const [newest] = marks.toSorted(
    (one, other) => other.handledAt.getTime() - one.handledAt.getTime(),
  )
  return newest
    ? { by: newest.person, at: newest.handledAt.toISOString(), note: newest.note, newer }
    : null
}

/** The channel that a row was to go by; null where it does not tell. */
export const findRequestedChannel = ({ RequestedChannel }: SummaryRow) =>
  RequestedChannel?.trim() || null

/** Channels that were asked for, those of most rows first. */
export const countChannels = (rows: SummaryRow[]) =>
  countValues(rows.map(findRequestedChannel)).map(([channel, count]) => ({ channel, count }))

/** Who was not reached, by company and name, most often first; of each the first, newest row. */
function listReceivers(rows: SummaryRow[]): FailureGroup['receivers'] {
  const byName = Map.groupBy(
    rows.filter(({ InvoiceeName }) => InvoiceeName?.trim()),
    ({ CompanyId, InvoiceeName }) => JSON.stringify([CompanyId, InvoiceeName?.trim()]),
  )
  const all = [...byName.values()].sort((one, other) => other.length - one.length)
  return {
    count: all.length,
    shown: all.slice(0, samplesMax).map((own) => ({ row: own[0]!, count: own.length })),
  }
}

/** Times are texts, with or without a zone: a day is what stands first in one, never shifted. */
const countByDay = (rows: SummaryRow[]) =>
  countValues(rows.map(({ LogTime }) => /^\d{4}-\d{2}-\d{2}/.exec(LogTime ?? '')?.[0]))
    .map(([day, count]) => ({ day, count }))
    .sort((one, other) => one.day.localeCompare(other.day))

/** Each value with how often it stands there, most often first. */
function countValues<Value>(values: (Value | null | undefined)[]): [Value, number][] {
  const counts = new Map<Value, number>()
  for (const value of values.filter(isPresent)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one)
}

const isPresent = <Value>(value: Value | null | undefined): value is Value => value != null
/** A mark tells a place by a number: a row whose place is none was not seen by whoever marked. */
const toSafeRowId = (rowId: ExactNumber | null | undefined) =>
  typeof rowId === 'number' ? rowId : null
const findLeast = <Each extends ExactNumber>(numbers: Each[]) =>
  numbers.toSorted(compareNumbers)[0] ?? null
const findGreatest = <Each extends ExactNumber>(numbers: Each[]) =>
  numbers.toSorted(compareNumbers).at(-1) ?? null
