import { isSameCode } from '@/lib/shared/list-filters/text-comparison'
import { type Decimal, sumDecimals } from '@/lib/shared/numbers/money'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { groupByInvoice } from './invoice-hits'
import { type LaneFacts, readInvoiceFacts, readLaneFacts } from './lane-facts'
import { toReferenceKey } from './pasted-references'
import { findDeliveryGroup, type HitGroup, type ReferenceHit } from './reference-hits'
import { isNumberKind, type NumberKind } from './reference-kinds'
import { countGroups, type ReferenceGroup, type ReportedLine } from './reference-report'

/** What a reply says: how many are where, what is left to pay, and which are to be named. */
export type ReplyFacts = {
  all: number
  /** Lines are no count of invoices where one found several, or several found the same. */
  of: 'invoices' | 'references'
  delivered: number
  waiting: number
  /** Of how many lines there may be more invoices than were found. */
  more: number
  /** How many lines need attention. */
  attention: number
  /** What is left to pay of how many invoices, by currency; of how many it is not known. */
  left: LeftToPay
  parts: { group: ReplyGroup; lines: ReplyLine[] }[]
}

type LeftToPay = {
  count: number
  unknown: number
  totals: { amount: Decimal; currency: string }[]
}

/**
 * The groups of a result, and beside them what debt collection has given back, and lines that found
 * several invoices in different groups.
 */
export type ReplyGroup = ReferenceGroup | 'withdrawn' | 'apart'

/**
 * One line of a reply; `name` is null where it may hold an identity number. `delivery` is said
 * where the group does not say it; `lanes` of a line that found one invoice, `several` of another.
 */
export type ReplyLine = {
  no: number
  name: string | null
  receiver: string | null
  /** What was pasted, where the name does not show it, and what it is where it looks otherwise. */
  asked: string | null
  foundAs: NumberKind | null
  delivery: HitGroup | null
  lanes: LaneFacts | null
  several: SeveralInvoices | null
}

/** The invoices of a line, by where they are as far as the group does not say it. */
type SeveralInvoices = {
  count: number
  groups: { group: HitGroup | 'withdrawn'; count: number }[]
  /** Null where it is not known of each, or where not all of them may be meant. */
  left: LeftToPay['totals'] | null
}

const attentionGroups: readonly ReferenceGroup[] = ['failed', 'collection', 'notFound', 'unknown']

/**
 * The facts of a reply about pasted lines: of all of them those are named that need attention, or are
 * not searched yet; of a group each of its lines. A line that may hold an identity number is named by
 * its place.
 */
export function buildReplyFacts(
  report: readonly ReportedLine[],
  shown: ReferenceGroup | null,
): ReplyFacts {
  const counts = countGroups(report)
  const named = shown === null ? [...attentionGroups, 'open' as const] : [shown]
  const listed = report.filter(({ group }) => named.includes(group))
  const toPart = (group: ReplyGroup, lines: readonly ReportedLine[]) => ({
    group,
    lines: lines.map((line) => toReplyLine(line, group)),
  })
  return {
    all: report.length,
    of: isCountOfInvoices(report) ? 'invoices' : 'references',
    delivered: counts.delivered,
    waiting: counts.waiting,
    more: report.filter(({ hits, isWhole }) => hits.length > 0 && !isWhole).length,
    attention: report.filter(needsAttention).length,
    left: sumLeft(report),
    parts: [
      ...named.map((group) =>
        toPart(
          group,
          listed.filter((line) => line.group === group && !isApart(line)),
        ),
      ),
      toPart('apart', listed.filter(isApart)),
      ...(shown === null ? [toPart('withdrawn', report.filter(isQuietlyWithdrawn))] : []),
    ].filter(({ lines }) => lines.length > 0),
  }
}

/** Its invoices are in different groups, so no group is said of it. */
const isApart = ({ hits }: ReportedLine) => hits.some(({ group }) => group !== hits[0]?.group)

const needsAttention = (line: ReportedLine) =>
  isApart(line)
    ? line.hits.some(({ group }) => attentionGroups.includes(group))
    : attentionGroups.includes(line.group)

/** Arrived or on its way, and given back by debt collection. */
const isQuietlyWithdrawn = ({ group, hits }: ReportedLine) =>
  (group === 'delivered' || group === 'waiting') && hits.some(isWithdrawn)

const isWithdrawn = (hit: ReferenceHit) => readLaneFacts(hit).pursuit === 'withdrawn'

function isCountOfInvoices(report: readonly ReportedLine[]): boolean {
  const hits = report.flatMap((line) => line.hits)
  const missing = report.filter((line) => line.hits.length === 0 && line.doubleOf === null)
  return (
    report.every((line) => line.hits.length <= 1) &&
    groupByInvoice(hits).length + missing.length === report.length
  )
}

/** A number names one invoice, a name, a file or a case each that it found. */
const isUndecided = ({ kind, hits }: ReportedLine) => hits.length > 1 && isNumberKind(kind)

/**
 * An invoice counts once, however many lines name it and by whatever; a currency that is not told is
 * no sum. Of several under one number nobody knows which is meant.
 */
function sumLeft(report: readonly ReportedLine[]): LeftToPay {
  const decided = report.filter((line) => !isUndecided(line))
  const told = groupByInvoice(decided.flatMap(({ hits }) => hits)).map(readInvoiceFacts)
  const owed = told.flatMap(({ rest }) => (rest?.currency ? [rest] : []))
  const undecided = report.filter(
    (line) =>
      isUndecided(line) &&
      line.doubleOf === null &&
      line.hits.some((hit) => !readLaneFacts(hit).isSettled),
  )
  return {
    count: owed.length,
    unknown:
      told.filter(({ rest, isSettled }) => !isSettled && !rest?.currency).length + undecided.length,
    totals: sumOwed(owed),
  }
}

const sumOwed = (owed: readonly NonNullable<LaneFacts['rest']>[]) =>
  [...Map.groupBy(owed, ({ currency }) => currency ?? '')].map(([currency, rests]) => ({
    amount: sumDecimals(rests.map(({ amount }) => amount)),
    currency,
  }))

function toReplyLine(line: ReportedLine, group: ReplyGroup): ReplyLine {
  const { no, raw, hits, foundAs } = line
  const hit = hits.length === 1 ? hits[0]! : null
  const receiver = hit?.receiver ?? null
  return {
    no,
    name: hideIdentityNumber(hit?.number ?? raw.trim()),
    receiver: hideIdentityNumber(receiver),
    asked:
      hit?.number && isAskedOtherwise(line, hit.number) ? hideIdentityNumber(raw.trim()) : null,
    foundAs,
    delivery: hit ? findDeliveryBeside(hit, group) : null,
    lanes: hit ? readLaneFacts(hit) : null,
    several: hits.length > 1 ? countSeveral(line, group) : null,
  }
}

const hideIdentityNumber = (text: string | null) =>
  text !== null && hasIdentityNumber(text) ? null : text

/** The number of the invoice is not what was pasted; a name and a case are said beside it. */
const isAskedOtherwise = ({ raw, value, kind }: ReportedLine, number: string) =>
  kind !== 'invoiceeName' &&
  kind !== 'caseNumber' &&
  !(isSameCode(value, number) && toReferenceKey(raw).includes(toReferenceKey(value)))

function countSeveral(line: ReportedLine, group: ReplyGroup): SeveralInvoices {
  const { hits, isWhole } = line
  const withdrawn = hits.filter(isWithdrawn).length
  const byGroup = [...Map.groupBy(hits, (hit) => hit.group)].map(([of, same]) => ({
    group: of,
    count: same.length,
  }))
  const left = sumLeft([{ ...line, doubleOf: null }])
  return {
    count: hits.length,
    groups: [
      ...byGroup.filter((of) => of.group !== group),
      ...(withdrawn > 0 ? [{ group: 'withdrawn' as const, count: withdrawn }] : []),
    ],
    left: isWhole && left.unknown === 0 ? left.totals : null,
  }
}

function findDeliveryBeside(hit: ReferenceHit, group: ReplyGroup): HitGroup | null {
  const delivery = findDeliveryGroup(hit)
  return delivery === group ? null : delivery
}
