'use client'

import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Timeline } from '@/components/timeline/timeline'
import type { TimelineItem, TimelineLane } from '@/components/timeline/timeline-item'
import { useNewIds } from '@/components/timeline/use-new-ids'
import { Button } from '@/components/ui/button'
import { PersonLink } from '@/components/ui/record-links/person-link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { UnreadRecords } from '@/components/ui/states/unread-records'
import { useToday } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import type { CauseTexts } from '@/lib/features/invoice-search/messages/public'
import type { StatusAnswer } from '@/lib/features/invoice-tracking/client/invoice-tracking'
import type {
  InvoiceTimeline,
  LaneResult,
} from '@/lib/features/invoice-tracking/client/use-invoice-timeline'
import type { InvoiceStatusSummary } from '@/lib/features/invoice-tracking/domain/invoice-status-summary'
import { buildSummaryFacts } from '@/lib/features/invoice-tracking/domain/summary-facts'
import { buildTimeline, type TimelineEvent } from '@/lib/features/invoice-tracking/domain/timeline'
import { formatRawValue } from '@/lib/features/invoice-tracking/messages/describe-invoice-status'
import { parseTime } from '@/lib/shared/dates/parse-time'
import { formatDateTime } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { findEventVerdict, labelEvent } from './event-labels'
import { ReplySummary } from './reply-summary'
import { TrackingLinks } from './tracking-links'

type Props = {
  answer: StatusAnswer
  askedNumber: string | null
  sentence: InvoiceStatusSummary
  causes: CauseTexts | null
  timeline: InvoiceTimeline
  readAt: number
}

/** What the reader has linked and taken apart by hand, as a mark that changes with it. */
const serializeOwnDecisions = ({ ledger, collection, owner, byPersons }: InvoiceTimeline): string =>
  JSON.stringify(
    [ledger, collection, owner].flatMap(({ said }) =>
      said.filter(({ by }) => by === byPersons.userName),
    ),
  )

/**
 * What happened to the invoice and what is still to come, in three lanes on one axis; what could
 * belong to it; and what could not be read.
 */
export function TrackingTimeline({
  answer,
  askedNumber,
  sentence,
  causes,
  timeline,
  readAt,
}: Props) {
  const t = useT()
  const today = useToday()
  const changedAt = useChangedAt(timeline.reads.map(({ value }) => value))
  const { events, unreadable } = buildTimeline(timeline.reads, {
    instant: changedAt.getTime(),
    today,
  })
  const client = useQueryClient()
  const newIds = useNewIds(
    events.map(({ id }) => id),
    useIsFetching() > 0,
    () => client.isFetching() > 0,
    serializeOwnDecisions(timeline),
  )
  const [selected, setSelected] = useState<string | null>(null)
  const summary = buildSummaryFacts({
    transaction: answer.Transaction ?? null,
    askedNumber,
    sentence,
    events,
    readAt: new Date(readAt).toISOString(),
  })
  return (
    <section className="px-6 pb-8 max-narrow:px-4" aria-label={t('invoiceTracking.timeline')}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 className="flex items-baseline gap-2.5">
          {t('invoiceTracking.timeline')}{' '}
          <small className="text-xs/5 font-normal text-ink-2">
            {t('invoiceTracking.events', { count: events.length })}
          </small>
        </h2>
        <ReplySummary facts={summary} causes={causes} />
      </div>
      <LaneFailures timeline={timeline} />
      <Timeline
        lanes={buildLanes(t, timeline, events)}
        items={events.map((event) => toTimelineItem(t, event))}
        now={{
          order: changedAt.getTime(),
          words: t('invoiceTracking.now', { time: formatDateTime(changedAt, 'UTC').slice(0, 16) }),
        }}
        selected={selected}
        onSelect={setSelected}
        newIds={newIds}
        zone="UTC"
      />
      <UnreadRecords rows={timeline.reads.flatMap(({ value }) => value ?? [])} />
      {unreadable.length > 0 && (
        <StateBlock variant="strip" kind="warned" title={describeUnreadable(t, unreadable)} />
      )}
      <TrackingLinks timeline={timeline} />
    </section>
  )
}

/** An area that did not answer, or not in full, is told where it is missing; the others stand. */
function LaneFailures({ timeline }: { timeline: InvoiceTimeline }) {
  const t = useT()
  const lanes = [timeline.ledger, timeline.collection].filter(
    (lane) => lane.state === 'failed' && lane.failure,
  )
  const parts = (['receipt', 'journal', 'history', 'payments'] as const).filter((part) =>
    isReportable(timeline.happenings[part]),
  )
  return (
    <>
      {lanes.map((lane) => (
        <FailureBlock
          key={lane === timeline.ledger ? 'ledger' : 'collection'}
          variant="strip"
          failure={lane.failure!}
          doing="read"
          note={t(
            lane === timeline.ledger
              ? 'invoiceTracking.lane.ledger'
              : 'invoiceTracking.lane.collection',
          )}
          steps={
            <Button size="sm" onClick={lane.again}>
              {t('states.tryAgain')}
            </Button>
          }
        />
      ))}
      {parts.map((part) => (
        <StateBlock
          key={part}
          variant="strip"
          kind="warned"
          title={t('invoiceTracking.partMissing', { part: t(`invoiceTracking.part.${part}`) })}
        />
      ))}
      {timeline.cut.map((part) => (
        <StateBlock
          key={part}
          variant="strip"
          kind="warned"
          title={t('invoiceTracking.partCut', { part: t(`invoiceTracking.part.${part}`) })}
        />
      ))}
    </>
  )
}

/** A receipt that is not there is no failure. */
const isReportable = (failure: { kind: string } | null) =>
  failure !== null && failure.kind !== 'not-found' && failure.kind !== 'unauthenticated'

function buildLanes(
  t: Translate,
  { ledger, collection }: InvoiceTimeline,
  events: readonly TimelineEvent[],
): TimelineLane[] {
  const has = (id: string) => events.some(({ lane }) => lane === id)
  return [
    {
      id: 'distribution',
      name: t('invoiceTracking.lane.distribution'),
      link: { strength: 'own', words: t('invoiceTracking.ownLane') },
    },
    {
      id: 'ledger',
      name: t('invoiceTracking.lane.ledger'),
      ...describeLaneLink(t, ledger, has('ledger')),
    },
    {
      id: 'collection',
      name: t('invoiceTracking.lane.collection'),
      ...describeLaneLink(t, collection, has('collection')),
    },
  ]
}

/**
 * What holds a lane to the rest, or why nothing does: in the lane where it is empty, and beside its
 * name where the status itself tells dates of it.
 */
function describeLaneLink(
  t: Translate,
  lane: LaneResult<unknown>,
  hasEvents: boolean,
): Omit<TimelineLane, 'id' | 'name'> {
  const { linked, offered } = lane.link
  if (linked) {
    const person = lane.said.find(({ same }) => same)?.by
    const words = person
      ? t('invoiceTracking.byHandOf', { person })
      : t(`invoiceTracking.strength.${linked.strength}`)
    return {
      link: { strength: linked.strength, words },
      ...(!lane.linked && !hasEvents && { missing: t('invoiceTracking.missing.linked') }),
    }
  }
  const missing =
    lane.state === 'read'
      ? t('invoiceTracking.missing.offered', { count: offered.length })
      : t(`invoiceTracking.missing.${lane.state}`)
  return hasEvents ? { link: { strength: 'none', words: missing } } : { link: null, missing }
}

/** An event as the timeline shows it; who works here is a link in what its source gave. */
export function toTimelineItem(t: Translate, event: TimelineEvent): TimelineItem {
  const { id, lane, at, precision, phase, source, raw, alsoIn } = event
  const order = parseTime(at, precision === 'day' ? 'day' : undefined)?.order ?? 0
  return {
    ...{ id, lane, at, order, precision, phase },
    title: labelEvent(t, event),
    verdict: findEventVerdict(event),
    field: source.field,
    kindOfTime: t(`invoiceTracking.precision.${precision}`),
    raw: [
      ...Object.entries(raw),
      ...alsoIn.flatMap(({ source: other, raw: more }) => withPrefix(other.operation, more)),
    ].map(([name, value]) => [
      name,
      namesPerson(name) && typeof value === 'string' ? (
        <PersonLink key={name} person={value} say={(person) => formatRawValue(t, person)} />
      ) : (
        formatRawValue(t, value)
      ),
    ]),
  }
}

/** Whether a field of a source tells who works here, also one that is named with its operation. */
const namesPerson = (name: string) =>
  ['person', 'look.person', 'record.person'].includes(name.split(' ').at(-1)!)

const withPrefix = (operation: string, raw: Record<string, unknown>) =>
  Object.entries(raw).map(([name, value]) => [`${operation} ${name}`, value] as const)

const describeUnreadable = (t: Translate, unreadable: { source: { field: string } }[]) =>
  t('invoiceTracking.unreadable', {
    count: unreadable.length,
    fields: unreadable.map(({ source }) => source.field).join(', '),
  })

/**
 * When what a page shows last changed: what has come since then has happened, and is not still to
 * come. Reading the same again changes nothing.
 */
export function useChangedAt(values: readonly unknown[]): Date {
  const [known, setKnown] = useState(() => ({ values, at: new Date() }))
  const isSame =
    values.length === known.values.length && values.every((value, at) => value === known.values[at])
  if (!isSame) setKnown({ values, at: new Date() })
  return known.at
}
