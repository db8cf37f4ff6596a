import { type ParsedTime, type Precision, parseTime } from '@/lib/shared/dates/parse-time'
import {
  type EventKind,
  eventKinds,
  type Lane,
  operationSources,
  type StoryOperation,
  type TimelineField,
  type TimelineSource,
  timelineFields,
} from './timeline-fields'

/** One thing that was read, or sent, and belongs to the invoice: a row of a list each. */
export type StoryRead = { operation: StoryOperation; value: object | null | undefined }

export type TimelineEvent = {
  /** The same for the same event of another read. */
  id: string
  lane: Lane
  kind: EventKind
  /** As it came, in its own kind of time, never shifted. */
  at: string
  precision: Precision
  phase: 'past' | 'now' | 'future'
  source: Source
  /** The field as it came, and those that explain it, by their paths. */
  raw: Raw
  /** Where else the same is told. */
  alsoIn: { source: Source; raw: Raw }[]
}

/** `unreadable` are dated fields that hold something which is no time. */
export type Timeline = { events: TimelineEvent[]; unreadable: { source: Source; raw: Raw }[] }

type Source = { operation: StoryOperation; field: string }
type Raw = Record<string, unknown>
type Mention = {
  source: Source
  raw: Raw
  dated: TimelineField
  time: ParsedTime | null
  of: string | null
  key: string
}

/**
 * The moment for which past and future are told: an instant in milliseconds, and the reader's
 * calendar date.
 */
export type Now = { instant: number; today: string }

/**
 * What happened to an invoice, and what is still to come, in one order: by time, where a wall time
 * counts as UTC (assumed) and a day stands before the times of its date; what has the same time
 * stands by kind of time, lane and kind of event. Every dated field comes once. What two operations
 * tell of the same thing is one event, so a second read adds what is new and changes nothing else;
 * the order of the reads does not matter.
 */
export function buildTimeline(reads: readonly StoryRead[], now: Now): Timeline {
  const mentions = deduplicateMentions(
    reads.flatMap(listMentions).sort((a, b) => compare(toMentionSortKey(a), toMentionSortKey(b))),
  )
  const timed = mentions.filter(isTimed)
  const events = [...groupByIdentity(timed).entries()].map(([id, same]) =>
    toOrderedEvent(id, same, now),
  )
  return {
    events: events
      .sort((a, b) => compare(toEventSortKey(a), toEventSortKey(b)))
      .map(({ event }) => event),
    unreadable: mentions
      .filter((mention) => mention.time === null)
      .map(({ source, raw }) => ({ source, raw })),
  }
}

type TimedMention = Mention & { time: ParsedTime }
const isTimed = (mention: Mention): mention is TimedMention => mention.time !== null

function listMentions({ operation, value }: StoryRead): Mention[] {
  const fields: Record<string, TimelineField> = timelineFields[getSource(operation, value)]
  return Object.entries(fields).flatMap(([field, dated]) => {
    const text = getValueAt(value, field)
    if (text === null || text === undefined || text === '') return []
    const raw = pickRaw(value, [field, ...dated.beside])
    const time = parseTime(text, dated.means)
    const of = dated.of
      .map((path) => getValueAt(value, path))
      .find((id) => id !== null && id !== undefined && id !== '')
    return [
      {
        source: { operation, field },
        raw,
        dated,
        time,
        of: of === undefined ? null : String(of),
        key: JSON.stringify(raw),
      },
    ]
  })
}

/**
 * A write of the desk stands in the lane of the area that it was sent to; those of distribution,
 * which has none, in the ledger.
 */
const getSource = (operation: StoryOperation, value: StoryRead['value']): TimelineSource => {
  const source = operationSources[operation]
  return source === 'journal' && getValueAt(value, 'area') === 'collection'
    ? 'journalOfCollection'
    : source
}

const pickRaw = (value: StoryRead['value'], paths: string[]): Raw =>
  Object.fromEntries(
    [...new Set(paths)]
      .map((path) => [path, getValueAt(value, path)])
      .filter(([, each]) => each !== undefined),
  )

const getValueAt = (value: StoryRead['value'], path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (part, key) =>
        part && Object.hasOwn(part, key) ? (part as Record<string, unknown>)[key] : undefined,
      value,
    )

/**
 * Mentions of the same event. Of a thing that has an identifier, one that is told twice in the same
 * words is one; without one, each is its own thing, known by its words and by its place among those
 * of the same words.
 */
function groupByIdentity(mentions: TimedMention[]): Map<string, TimedMention[]> {
  const groups = new Map<string, TimedMention[]>()
  const places = new Map<string, number>()
  for (const mention of mentions) {
    const identity = isIdentified(mention)
      ? toIdentity(mention)
      : `${toIdentity(mention)} ${mention.key}`
    const place = (places.get(identity) ?? 0) + 1
    places.set(identity, place)
    const id = isIdentified(mention) ? identity : `${identity} #${place}`
    groups.set(id, [...(groups.get(id) ?? []), mention])
  }
  return groups
}

function toIdentity({ dated, time, of, raw, source }: TimedMention): string {
  const thing = of ?? (dated.of.length === 0 ? 'invoice' : source.operation)
  return JSON.stringify([
    dated.lane,
    dated.kind,
    thing,
    time.at,
    dated.differsBy?.map((path) => raw[path] ?? null),
  ])
}

type OrderedEvent = { event: TimelineEvent; order: number }

function toOrderedEvent(id: string, mentions: TimedMention[], now: Now): OrderedEvent {
  const [first, ...others] = mentions as [TimedMention, ...TimedMention[]]
  const { dated, time, source, raw } = first
  const event: TimelineEvent = {
    ...{
      id,
      lane: dated.lane,
      kind: dated.kind,
      at: time.at,
      precision: time.precision,
      phase: getPhase(time, now),
      source,
      raw,
    },
    alsoIn: others.map((other) => ({ source: other.source, raw: other.raw })),
  }
  return { event, order: time.order }
}

/**
 * Without what was told before in the same words; the mentions stand in the order of their rank.
 */
const deduplicateMentions = (mentions: Mention[]) =>
  mentions.filter(
    (mention, at) =>
      !isIdentified(mention) ||
      at === 0 ||
      compare(toMentionSortKey(mention), toMentionSortKey(mentions[at - 1]!)) !== 0,
  )

/** True where it is known what a mention is of, so that the same words mean the same event. */
const isIdentified = ({ of, dated }: Mention) => of !== null || dated.of.length === 0

function getPhase(
  { at, precision, order }: ParsedTime,
  { instant, today }: Now,
): TimelineEvent['phase'] {
  const apart = precision === 'day' ? compare([at], [today]) : order - instant
  if (apart < 0) return 'past'
  return apart > 0 ? 'future' : 'now'
}

const precisions: Precision[] = ['day', 'local', 'instant']
const lanes: Lane[] = ['distribution', 'ledger', 'collection']
const operations = Object.keys(operationSources)

const toEventSortKey = ({ order, event }: OrderedEvent) => [
  ...[
    order,
    precisions.indexOf(event.precision),
    lanes.indexOf(event.lane),
    eventKinds.indexOf(event.kind),
  ],
  ...[event.at, event.id],
]

const toMentionSortKey = ({ source, key, of }: Mention) => [
  operations.indexOf(source.operation),
  source.field,
  of ?? '',
  key,
]

/**
 * Two lists of as many parts by the first that differ; texts by their code units, so that no locale
 * decides.
 */
function compare(a: readonly (number | string)[], b: readonly (number | string)[]): number {
  for (const [at, part] of a.entries()) {
    if (part < b[at]!) return -1
    if (part > b[at]!) return 1
  }
  return 0
}
