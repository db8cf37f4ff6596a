import { CaseStatus } from '@/components/collection-cases/public'
import { InvoiceStatus } from '@/components/collection-invoices/public'
import { LookupStatus } from '@/components/invoice-tracking/public'
import { Chip } from '@/components/ui/chip'
import { Glyph, type Verdict } from '@/components/ui/glyph'
import { Link } from '@/components/ui/link'
import { PersonLink } from '@/components/ui/record-links/person-link'
import { useToday } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import { useCustomerPlace } from '@/lib/features/customers/client/customer-place'
import {
  type SentRow,
  useCustomerCases,
  useSentAccess,
} from '@/lib/features/customers/client/use-customer-areas'
import { noEnd, type Stop } from '@/lib/features/customers/domain/stops'
import { findTellingCase } from '@/lib/features/customers/domain/whole/item-case'
import type { ItemLink } from '@/lib/features/customers/domain/whole/item-links'
import { findItemStanding } from '@/lib/features/customers/domain/whole/item-standing'
import { isCreditNote, isOpen } from '@/lib/features/customers/domain/whole/receivable-items'
import { formatTitleDate } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import type { ListRows } from '@/lib/shared/list-filters/filter-table'
import { routes } from '@/lib/shared/routes'
import { NotKnownChip } from './not-known'

export type ItemRow = ListRows['listArItems']
export type CollectionInvoiceRow = ListRows['listCollectionInvoices']

/** The page of an item's invoice, by its number or its identifier; null where it tells neither. */
export function findInvoicePage(item: ItemRow, companyId: number | null): string | null {
  const number = item.documentNo?.trim()
  if (number) return routes.invoiceByNumber(number, companyId)
  return item.documentUuid ? routes.invoiceById(item.documentUuid) : null
}

/** What another area says of an item, or that it is being asked. */
export type LinkState<Row> = ItemLink<Row> | { is: 'reading' }

/**
 * What was sent of an item; where that is told on the page of its invoice alone, the way there.
 */
export function DeliveryCell({ item, link }: { item: ItemRow; link: LinkState<SentRow> }) {
  const t = useT()
  const { companyIds } = useCustomerPlace()
  const isOnPages = useSentAccess() === 'onPages'
  const onlyCompany = companyIds?.length === 1 ? companyIds[0]! : null
  const page = isOnPages ? findInvoicePage(item, onlyCompany) : null
  if (link.is === 'unknown' && page)
    return (
      <Link className="relative z-1 inline-flex min-h-6 items-center" href={page}>
        {t('customers.whole.items.trackDelivery')}
        <span className="sr-only"> {item.documentNo?.trim()}</span>
      </Link>
    )
  if (link.is !== 'linked')
    return <NotLinked is={link.is} none={['new', t('customers.whole.items.nothingSent')]} />
  if (link.rows.length === 0) return <LinkedUnread by={link.by} />
  return (
    <span className="flex items-start gap-1.5 py-1">
      <LookupStatus known={{ request: null, transactions: link.rows }} />
      <LinkMark link={link} />
    </span>
  )
}

/**
 * How far an item has gone towards collection: what debt collection says of it; where it has
 * nothing of it, what the ledger says.
 */
export function CollectionCell({
  item,
  link,
}: {
  item: ItemRow
  link: LinkState<CollectionInvoiceRow>
}) {
  const t = useT()
  const today = useToday()
  if (link.is !== 'linked')
    return <NotLinked is={link.is} none={describeStanding(t, item, today)} />
  const [collectionInvoice] = link.rows
  return collectionInvoice ? (
    <CollectionInvoiceCell collectionInvoice={collectionInvoice} link={link} />
  ) : (
    <LinkedUnread by={link.by} />
  )
}

/** A collection invoice: in the words of its case where that tells what it waits for. */
function CollectionInvoiceCell({
  collectionInvoice,
  link,
}: {
  collectionInvoice: CollectionInvoiceRow
  link: Linked
}) {
  const t = useT()
  const { organizationId } = useCustomerPlace()
  const cases = useCustomerCases()
  const telling = cases.is === 'known' ? findTellingCase(collectionInvoice, cases.value.rows) : null
  const { id, collectionCaseNumber: caseNumber } = collectionInvoice
  const status = telling ? (
    <CaseStatus read={telling} />
  ) : (
    <InvoiceStatus invoice={collectionInvoice} />
  )
  return (
    <span className="relative z-1 flex flex-wrap items-center gap-x-1.5">
      {organizationId && id ? (
        <Link
          className="inline-flex min-h-6 items-center text-inherit"
          href={routes.collectionInvoice(organizationId, id)}
        >
          {status}
        </Link>
      ) : (
        status
      )}
      {organizationId && caseNumber && (
        <Link
          className="inline-flex min-h-6 items-center"
          href={routes.case(organizationId, caseNumber)}
        >
          {t('customers.whole.items.case', { number: caseNumber })}
        </Link>
      )}
      <LinkMark link={link} />
    </span>
  )
}

type Linked = Extract<ItemLink<unknown>, { is: 'linked' }>

/** Marks what is linked by what is likely, or by a person, and not by itself. */
function LinkMark({ link: { strength, by } }: { link: Linked }) {
  const t = useT()
  if (strength === 'sure') return null
  const isByHand = strength === 'byHand'
  return (
    <Chip
      variant="line"
      detail={
        isByHand
          ? t('customers.whole.items.byHandMeaning', { person: by ?? '' })
          : t('customers.whole.items.likelyMeaning')
      }
    >
      {t(`customers.whole.items.${isByHand ? 'byHand' : 'likely'}`)}
    </Chip>
  )
}

/** What a person linked, and is not among what was read, as under another number. */
function LinkedUnread({ by }: Pick<Linked, 'by'>) {
  const t = useT()
  return (
    <span className="status whitespace-normal text-ink-2">
      <Glyph verdict="unknown" />
      <span>
        <PersonLink
          person={by ?? ''}
          say={(person) => t('customers.whole.items.byHandUnread', { person })}
        />
      </span>
    </span>
  )
}

function NotLinked({
  is,
  none: [verdict, words],
}: {
  is: Exclude<LinkState<unknown>['is'], 'linked'>
  none: [Verdict, string]
}) {
  const t = useT()
  if (is === 'reading') return <Reading />
  if (is === 'unknown') return <NotKnownChip />
  const isPossible = is === 'possible'
  return (
    <span
      className="status whitespace-normal text-ink-2"
      title={isPossible ? t('customers.whole.items.noMatchMeaning') : undefined}
    >
      <Glyph verdict={isPossible ? 'unknown' : verdict} />
      <span>{isPossible ? t('customers.whole.items.noMatch') : words}</span>
    </span>
  )
}

const Reading = () => {
  const t = useT()
  return (
    <>
      <span className="sr-only">{t('states.loading')}</span>
      <span className="inline-block h-2.5 w-24 rounded-xs bg-skeleton" aria-hidden="true" />
    </>
  )
}

function describeStanding(t: Translate, item: ItemRow, today: string): [Verdict, string] {
  if (!isOpen(item))
    return ['ok', t(`customers.whole.items.${isCreditNote(item) ? 'usedUp' : 'paidOff'}`)]
  const standing = findItemStanding(item, today)
  switch (standing.is) {
    case 'stopped':
      return ['stop', describeStop(t, standing.stop)]
    case 'reminded':
      return [
        'wait',
        standing.on
          ? t('customers.whole.items.reminded', { day: formatTitleDate(t, standing.on) })
          : t('customers.whole.items.remindedOnce'),
      ]
    case 'inCollection':
      return ['warn', t('customers.whole.items.missingThere')]
    case 'notStarted':
      return ['new', t('customers.whole.items.notStarted')]
    default:
      return ['new', t('customers.whole.items.notThere')]
  }
}

/** What a stop holds back, and until when. */
export function describeStop(t: Translate, stop: Stop): string {
  const named = { stop: t(`customers.list.stopped.${stop.kind}`) }
  if (stop.unreadable !== undefined) return t('customers.whole.items.stoppedUnreadable', named)
  return stop.until === noEnd
    ? t('customers.whole.items.stoppedForEver', named)
    : t('customers.whole.items.stoppedUntil', { ...named, day: formatTitleDate(t, stop.until) })
}
