import { type Decimal, sumDecimals } from '@/lib/shared/numbers/money'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { type LaneFacts, readLaneFacts } from './lane-facts'
import { findDeliveryGroup, type HitGroup, type ReferenceHit } from './reference-hits'
import { countGroups, type ReferenceGroup, type ReportedLine } from './reference-report'

/** What a reply says: how many are where, what is left to pay, and which are to be named. */
export type ReplyFacts = {
  all: number
  delivered: number
  waiting: number
  /** How many lines need attention. */
  attention: number
  /** What is left to pay of how many invoices, by currency; of how many it is not known. */
  left: { count: number; unknown: number; totals: { amount: Decimal; currency: string }[] }
  parts: { group: ReplyGroup; lines: ReplyLine[] }[]
}

/** The groups of a result, and beside them what debt collection has given back. */
export type ReplyGroup = ReferenceGroup | 'withdrawn'

/**
 * One line of a reply; `name` is null where it may hold an identity number. `delivery` is said
 * where the group does not say it; `lanes` of a line that found one invoice.
 */
export type ReplyLine = {
  no: number
  name: string | null
  receiver: string | null
  delivery: HitGroup | null
  lanes: LaneFacts | null
}

const attentionGroups: readonly ReferenceGroup[] = [
  'failed',
  'collection',
  'notFound',
  'unknown',
  'open',
]

/**
 * The facts of a reply about pasted lines: of all of them those that need attention are named, of a
 * group each of its lines. A line that may hold an identity number is named by its place.
 */
export function buildReplyFacts(
  report: readonly ReportedLine[],
  shown: ReferenceGroup | null,
): ReplyFacts {
  const counts = countGroups(report)
  const named = shown === null ? attentionGroups : [shown]
  const toPart = (group: ReplyGroup, lines: readonly ReportedLine[]) => ({
    group,
    lines: lines.map((line) => toReplyLine(line, group)),
  })
  return {
    all: report.length,
    delivered: counts.delivered,
    waiting: counts.waiting,
    attention: attentionGroups.reduce((sum, group) => sum + counts[group], 0),
    left: sumLeft(report),
    parts: [
      ...named.map((group) =>
        toPart(
          group,
          report.filter((line) => line.group === group),
        ),
      ),
      ...(shown === null ? [toPart('withdrawn', report.filter(isQuietlyWithdrawn))] : []),
    ].filter(({ lines }) => lines.length > 0),
  }
}

/** Arrived or on its way, and given back by debt collection. */
const isQuietlyWithdrawn = ({ group, hits }: ReportedLine) =>
  (group === 'delivered' || group === 'waiting') &&
  hits.some((hit) => readLaneFacts(hit).pursuit === 'withdrawn')

/** An invoice counts once, however many lines name it; a currency that is not told is no sum. */
function sumLeft(report: readonly ReportedLine[]): ReplyFacts['left'] {
  const invoices = new Map(report.flatMap(({ hits }) => hits.map((hit) => [hit.key, hit] as const)))
  const told = [...invoices.values()].map(readLaneFacts)
  const owed = told.flatMap(({ rest }) => (rest?.currency ? [rest] : []))
  return {
    count: owed.length,
    unknown: told.filter(({ rest, isSettled }) => !isSettled && !rest?.currency).length,
    totals: sumOwed(owed),
  }
}

const sumOwed = (owed: readonly NonNullable<LaneFacts['rest']>[]) =>
  [...Map.groupBy(owed, ({ currency }) => currency ?? '')].map(([currency, rests]) => ({
    amount: sumDecimals(rests.map(({ amount }) => amount)),
    currency,
  }))

function toReplyLine({ no, raw, hits }: ReportedLine, group: ReplyGroup): ReplyLine {
  const hit = hits.length === 1 ? hits[0] : undefined
  const name = hit?.number ?? raw.trim()
  const receiver = hit?.receiver ?? null
  return {
    no,
    name: hasIdentityNumber(name) ? null : name,
    receiver: receiver !== null && hasIdentityNumber(receiver) ? null : receiver,
    delivery: hit ? findDeliveryBeside(hit, group) : null,
    lanes: hit ? readLaneFacts(hit) : null,
  }
}

function findDeliveryBeside(hit: ReferenceHit, group: ReplyGroup): HitGroup | null {
  const delivery = findDeliveryGroup(hit)
  return delivery === group ? null : delivery
}
