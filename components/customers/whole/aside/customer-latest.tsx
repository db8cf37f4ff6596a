'use client'

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { Moment } from '@/components/ui/moment'
import { PersonLink } from '@/components/ui/record-links/person-link'
import { useT } from '@/lib/client/translation'
import type { JournalEntry } from '@/lib/contracts/desk/journal'
import { useCustomerPlace } from '@/lib/features/customers/client/customer-place'
import {
  requireWhole,
  toAreaState,
  useCustomerCases,
  useCustomerItems,
} from '@/lib/features/customers/client/use-customer-areas'
import {
  type LatestEvent,
  listLatestEvents,
} from '@/lib/features/customers/domain/whole/latest-events'
import { labelCustomerPath } from '@/lib/features/customers/messages/label-customer-path'
import { getCustomerJournalQuery } from '@/lib/features/journal/client/public'
import { describeChangedFields, labelOperation } from '@/lib/features/journal/messages/public'
import { formatTitleDate, formatTitleTime } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'
import { WhyNotKnown } from '../not-known'
import { AsideSection } from './aside-section'

/** So many are shown; Activity and Collection have the rest. */
const most = 5

/** The last things that happened around a customer, and which area could not tell of any. */
export function CustomerLatest() {
  const t = useT()
  const { clientNo, customerNo } = useCustomerPlace()
  const journal = toAreaState('desk', useQuery(getCustomerJournalQuery(clientNo, customerNo)))
  const items = requireWhole('ledger', useCustomerItems())
  const cases = requireWhole('collection', useCustomerCases())
  const areas = [journal, items, cases]
  if (areas.some(({ is }) => is === 'reading')) return null
  const events = listLatestEvents(
    {
      entries: journal.is === 'known' ? journal.value.entries : [],
      cases: cases.is === 'known' ? cases.value.rows : [],
      items: items.is === 'known' ? items.value.rows : [],
    },
    most,
  )
  const missing = areas.filter((area) => area.is === 'unknown')
  return (
    <AsideSection id="latest" title={t('customers.whole.latest.title')}>
      {events.length === 0 && missing.length === 0 && (
        <p className="text-ink-3">{t('customers.whole.latest.none')}</p>
      )}
      <ul>
        {events.map((event) => (
          <EventItem key={JSON.stringify(toEventKey(event))} event={event} />
        ))}
      </ul>
      {missing.map((area) => (
        <p key={area.area} className="pt-1 text-xs text-ink-2">
          <WhyNotKnown state={area} />
        </p>
      ))}
    </AsideSection>
  )
}

const toEventKey = (event: LatestEvent) =>
  event.kind === 'write' ? event.entry.idempotencyKey : event

function EventItem({ event }: { event: LatestEvent }) {
  const t = useT()
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-line py-2">
      <span className="wrap-anywhere">
        <EventWords event={event} />
      </span>
      <span className="text-xs/5 text-ink-3 tabular-nums">
        {event.at === null ? (
          formatTitleDate(t, event.day)
        ) : (
          <Moment instant={event.at} format={(...moment) => formatTitleTime(t, ...moment)} />
        )}
      </span>
      {event.kind === 'write' && (
        <span className="col-span-full pt-0.5 text-xs/6 text-ink-2">
          <PersonLink person={event.entry.person} />
          {[findChange(t, event.entry), findState(t, event.entry)].map(
            (words) => words && ` · ${words}`,
          )}
        </span>
      )}
    </li>
  )
}

/** Which fields a save of the customer changed; null of other writes and where they were erased. */
const findChange = (t: Translate, entry: JournalEntry) =>
  entry.operation === 'updateCustomer' ? describeChangedFields(t, entry, labelCustomerPath) : null

const findState = (t: Translate, { state }: JournalEntry) =>
  state === 'done' ? null : t(`journal.state.${state}`)

/** Stands alone over who did it, so that both can be hit. */
const eventClass = 'inline-block min-h-6 -mt-0.5 py-0.5'

function EventWords({ event }: { event: LatestEvent }): ReactNode {
  const t = useT()
  const { clientNo, customerNo, organizationId } = useCustomerPlace()
  if (event.kind === 'write') {
    const number = event.entry.fields.find(({ field }) => field === 'documentNo')?.before
    return (
      <Link className={eventClass} href={routes.customerJournal(clientNo, customerNo)}>
        {[labelOperation(t, event.entry.operation), number].filter(Boolean).join(' ')}
      </Link>
    )
  }
  if (event.kind === 'reminded')
    return t('customers.whole.latest.reminded', {
      count: event.numbers.length,
      number: event.numbers[0] ?? '',
    })
  const words = t(`customers.whole.latest.${event.kind}`, { number: String(event.caseNumber) })
  return organizationId ? (
    <Link className={eventClass} href={routes.case(organizationId, event.caseNumber)}>
      {words}
    </Link>
  ) : (
    words
  )
}
