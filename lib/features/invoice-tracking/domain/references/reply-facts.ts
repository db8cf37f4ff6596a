import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { countGroups, type ReferenceGroup, type ReportedLine } from './reference-report'

/** What a reply says: how many are where, and which are to be named. */
export type ReplyFacts = {
  all: number
  delivered: number
  waiting: number
  /** How many lines need attention. */
  attention: number
  parts: { group: ReferenceGroup; lines: ReplyLine[] }[]
}

/** One line of a reply; `name` is null where it may hold an identity number. */
type ReplyLine = { no: number; name: string | null; receiver: string | null }

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
  return {
    all: report.length,
    delivered: counts.delivered,
    waiting: counts.waiting,
    attention: attentionGroups.reduce((sum, group) => sum + counts[group], 0),
    parts: named
      .filter((group) => counts[group] > 0)
      .map((group) => ({
        group,
        lines: report.filter((line) => line.group === group).map(toReplyLine),
      })),
  }
}

function toReplyLine({ no, raw, hits }: ReportedLine): ReplyLine {
  const hit = hits.length === 1 ? hits[0] : undefined
  const name = hit?.number ?? raw.trim()
  const receiver = hit?.receiver ?? null
  return {
    no,
    name: hasIdentityNumber(name) ? null : name,
    receiver: receiver !== null && hasIdentityNumber(receiver) ? null : receiver,
  }
}
