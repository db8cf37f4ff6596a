import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildTimeline, type StoryRead, type TimelineEvent } from './timeline'
import { eventKinds } from './timeline-fields'

const now = { instant: Date.parse('2026-03-12T12:00:00Z'), today: '2026-03-12' }

/**
 * The dated fields of every shape, written down a second time, and a field that names the thing.
 */
const shapes = {
  getInvoiceStatus: ['ReceiptId', 'Received'],
  postInvoiceStatus: [
    'Transaction.TransactionRid',
    ...at('Transaction.', 'LogTime', 'DeliveryTime', 'ChannelUpdateTime', 'InvoiceDate', 'DueDate'),
  ],
  searchInvoiceSummary: [
    'TransactionRid',
    'LogTime',
    'DeliveryTime',
    'ChannelUpdateTime',
    'InvoiceDate',
    'DueDate',
  ],
  listInvoicesByNumber: [
    'TransactionRid',
    'LogTime',
    'DeliveryTime',
    'ChannelUpdateTime',
    'InvoiceDate',
    'DueDate',
  ],
  getInvoiceView: ['TransactionRid', 'InvoiceDate', 'DueDate'],
  getReceipt: ['ReceiptId', 'ReceivedTime'],
  listArItems: [
    'arItemId',
    ...[
      'documentDate',
      'dueDate',
      'lastReminderDate',
      'stopReminderUntil',
      'stopDebtCollectionUntil',
      'stopInterestCalcUntil',
    ],
  ],
  getCustomer: [
    'customerNo',
    'stopReminderUntil',
    'stopDebtCollectionUntil',
    'stopInterestCalcUntil',
  ],
  listJournal: ['idempotencyKey', 'sentAt', 'look.at'],
  getCollectionInvoice: ['id', 'createdAt', 'closedAt', 'invoiceDate', 'dueDate', 'pausedUntil'],
  listInvoiceHistory: ['historyId', 'loggedAt'],
  listInvoicePayments: ['paymentId', 'paymentDate', 'registeredAt'],
  createCorrections: ['uniqueSourceCorrectionId', 'correctionDate'],
} as const satisfies Partial<Record<StoryRead['operation'], readonly [string, ...string[]]>>

function at<Field extends string>(before: string, ...fields: Field[]) {
  return fields.map((field) => `${before}${field}`)
}

/** Few days and hours, so that many things have the same time. */
const day = fc.constantFrom('2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13', '2026-04-01')
const clock = fc.constantFrom(
  '00:00:00',
  '08:15',
  '12:00:00',
  '12:00:00.000',
  '12:00:00.0001',
  '23:59:59.999',
)
const zone = fc.constantFrom('Z', '+01:00', '-0930', '')
const time = fc.oneof(
  day,
  fc.tuple(day, clock, zone).map(([date, hour, offset]) => `${date}T${hour}${offset}`),
)
const value = fc.oneof(
  { weight: 8, arbitrary: time },
  { weight: 1, arbitrary: fc.constantFrom(null, undefined, '') },
  { weight: 1, arbitrary: odd() },
)
function odd() {
  return fc.constantFrom('soon', '0001-01-01T00:00:00', '2026-02-30')
}

/**
 * A read of one thing: names of things are few too, so that several operations tell of the same,
 * and sometimes there is none.
 */
const read: fc.Arbitrary<StoryRead> = fc
  .constantFrom(...(Object.keys(shapes) as (keyof typeof shapes)[]))
  .chain((operation) => {
    const [name, ...fields] = shapes[operation]
    return fc
      .record({
        name: fc.option(fc.nat(3)),
        values: fc.tuple(...fields.map(() => value)),
        word: fc.constantFrom('Sent', 'Delivered', null),
      })
      .map((drawn) => {
        const told = fields.map((field, place) => [field, drawn.values[place]] as const)
        const words = ['ChannelStatus', 'Transaction.ChannelStatus', 'area', 'state'].map(
          (field) => [field, drawn.word] as const,
        )
        return { operation, value: nested([[name, drawn.name], ...told, ...words]) }
      })
  })
const story = fc.array(read, { maxLength: 14 })

function nested(entries: (readonly [string, unknown])[]): object {
  const whole: Record<string, Record<string, unknown>> = {}
  for (const [path, each] of entries) {
    const [first = '', second] = path.split('.')
    if (second === undefined) Object.assign(whole, { [first]: each })
    else whole[first] = { ...whole[first], [second]: each }
  }
  return whole
}

const valueIn = (of: unknown, path: string) =>
  path.split('.').reduce((part, key) => (part as Record<string, unknown> | undefined)?.[key], of)

/** What stands in the dated fields, as operation, field and value. */
function toldIn(reads: readonly StoryRead[]): string[] {
  const told = reads.flatMap(({ operation, value: of }) => {
    const [, ...fields] = shapes[operation as keyof typeof shapes]
    return fields.flatMap((field) =>
      valueIn(of, field) ? [`${operation} ${field} ${valueIn(of, field)}`] : [],
    )
  })
  return told.sort()
}

const sourcesOf = (event: Pick<TimelineEvent, 'source' | 'raw'> & Partial<TimelineEvent>) => [
  { source: event.source, raw: event.raw },
  ...(event.alsoIn ?? []),
]
const toldBy = (sources: ReturnType<typeof sourcesOf>) =>
  sources
    .map(({ source, raw }) => `${source.operation} ${source.field} ${raw[source.field]}`)
    .sort()

/**
 * Reads without two of the same thing by the same operation, and without things that have no name.
 */
const distinct = (reads: readonly StoryRead[]) => {
  const seen = new Set<string>()
  return reads.filter(({ operation, value: of }) => {
    const name = valueIn(of, shapes[operation as keyof typeof shapes][0])
    const key = `${operation} ${name}`
    return name !== null && !seen.has(key) && seen.add(key)
  })
}

/** The moment that a time means by itself, in milliseconds; a wall time as in UTC. */
const momentOf = ({ at: text, precision }: TimelineEvent) =>
  Date.parse(precision === 'day' ? `${text}T00:00:00Z` : precision === 'local' ? `${text}Z` : text)

const rankOf = ({ precision, lane, kind }: TimelineEvent) => [
  ['day', 'local', 'instant'].indexOf(precision),
  ['distribution', 'ledger', 'collection'].indexOf(lane),
  eventKinds.indexOf(kind),
]

describe('the timeline of a random story', () => {
  test('is ordered by time, and at the same time by its kind, lane and event', () =>
    fc.assert(
      fc.property(story, (reads) => {
        const { events } = buildTimeline(reads, now)
        for (const [place, event] of events.slice(1).entries()) {
          const before = events[place]!
          expect(momentOf(before)).toBeLessThanOrEqual(momentOf(event))
          if (momentOf(before) !== momentOf(event) || `${before.at} ${event.at}`.includes('.0001'))
            continue
          const [first, second] = [rankOf(before), rankOf(event)]
          const apart = first.findIndex((rank, each) => rank !== second[each])
          if (apart >= 0) expect(first[apart]).toBeLessThan(second[apart]!)
        }
      }),
      { numRuns: 500 },
    ))

  test('holds every dated field exactly once, or names it as one that is no time', () =>
    fc.assert(
      fc.property(story.map(distinct), (reads) => {
        const { events, unreadable } = buildTimeline(reads, now)
        expect(
          toldBy([...events, ...unreadable].flatMap((each) => sourcesOf(each))).sort(),
        ).toEqual(toldIn(reads))
      }),
      { numRuns: 500 },
    ))

  test('loses nothing that has no name, however often it is told', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), time, (count, text) => {
        const reads = Array.from({ length: count }, () => ({
          operation: 'listInvoiceHistory' as const,
          value: { loggedAt: text, message: 'Called' },
        }))
        expect(buildTimeline(reads, now).events).toHaveLength(count)
      }),
    ))

  test('does not depend on the order of what was read', () =>
    fc.assert(
      fc.property(
        story.chain((reads) =>
          fc.tuple(fc.constant(reads), fc.shuffledSubarray(reads, { minLength: reads.length })),
        ),
        ([reads, shuffled]) => {
          expect(buildTimeline(shuffled, now)).toEqual(buildTimeline(reads, now))
        },
      ),
      { numRuns: 500 },
    ))

  test('stays the same when all that has a name is read again', () =>
    fc.assert(
      fc.property(story, (reads) => {
        const again = reads.filter(
          ({ operation, value: of }) =>
            (valueIn(of, shapes[operation as keyof typeof shapes][0]) ?? null) !== null,
        )
        expect(buildTimeline([...reads, ...again], now)).toEqual(buildTimeline(reads, now))
      }),
      { numRuns: 200 },
    ))

  test('only gains by what is read later', () =>
    fc.assert(
      fc.property(story, story, (reads, later) => {
        const [before, after] = [
          buildTimeline(reads, now),
          buildTimeline([...reads, ...later], now),
        ]
        const byId = new Map(after.events.map((event) => [event.id, event]))
        expect(byId.size).toBe(after.events.length)
        for (const event of before.events) {
          const still = byId.get(event.id)!
          expect(still).toMatchObject({
            lane: event.lane,
            kind: event.kind,
            at: event.at,
            precision: event.precision,
            phase: event.phase,
          })
          const [had, has] = [toldBy(sourcesOf(event)), toldBy(sourcesOf(still))]
          expect(has.filter((each) => had.includes(each)).length).toBeGreaterThanOrEqual(had.length)
        }
        const kept = after.events
          .filter(({ id }) => before.events.some((event) => event.id === id))
          .map(({ id }) => id)
        expect(kept).toEqual(before.events.map(({ id }) => id))
        expect(after.unreadable.length).toBeGreaterThanOrEqual(before.unreadable.length)
      }),
      { numRuns: 200 },
    ))

  test('is past before now and future after it, and shows no time otherwise than it came', () =>
    fc.assert(
      fc.property(story, (reads) => {
        for (const event of buildTimeline(reads, now).events) {
          const apart =
            event.precision === 'day'
              ? momentOf(event) - Date.parse(now.today)
              : momentOf(event) - now.instant
          if (Math.abs(apart) >= 1) expect(event.phase).toBe(apart < 0 ? 'past' : 'future')
          expect(String(event.raw[event.source.field])).toContain(event.at)
        }
      }),
      { numRuns: 300 },
    ))
})
