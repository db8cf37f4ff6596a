'use client'

import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createNumberFact, type Fact, Facts } from '@/components/form/facts'
import { Age } from '@/components/ui/age'
import { Button } from '@/components/ui/button'
import { hyperlinkClass, Link } from '@/components/ui/link'
import { MoneyAmount } from '@/components/ui/money-amount'
import { useT } from '@/lib/client/translation'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import { describeCollectionStatus } from '@/lib/features/collection-invoices/messages/public'
import { toSearchQueryString } from '@/lib/features/invoice-search/client/public'
import type { StatusAnswer } from '@/lib/features/invoice-tracking/client/invoice-tracking'
import type { InvoiceTimeline } from '@/lib/features/invoice-tracking/client/use-invoice-timeline'
import { formatWallTime } from '@/lib/shared/format/sent-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { routes } from '@/lib/shared/routes'
import { InvoiceDocument } from './invoice-document'
import { InvoiceLink } from './invoice-link'

type Props = {
  answer: StatusAnswer
  timeline: InvoiceTimeline
  status: UseQueryResult<StatusAnswer>
  isFollowed: boolean
  linkHosts: readonly string[]
}

const heading =
  'mb-1.5 flex justify-between gap-3 border-b border-line pb-1.5 text-sm font-medium text-ink-2'

/**
 * How fresh the page is, and the facts of the invoice, of its transport and of its collection
 * invoice in collection.
 */
export function TrackingAside({ answer, timeline, status, isFollowed, linkHosts }: Props) {
  const t = useT()
  return (
    <div className="grid content-start gap-5 border-l border-line px-5 pt-4.5 pb-8 max-wide:border-t max-wide:border-l-0">
      <section>
        <h2 className={heading}>
          {t('invoiceTracking.live.title')}
          <small className="text-xs/5 font-normal">
            {t('invoiceTracking.live.read')} <Age instant={status.dataUpdatedAt} />
          </small>
        </h2>
        <p className="mb-2 text-xs/4.5 text-ink-2">
          {t(isFollowed ? 'invoiceTracking.live.followed' : 'invoiceTracking.live.still')}
        </p>
        <Button
          size="sm"
          onClick={() => void status.refetch()}
          busy={status.isFetching}
          busyLabel={t('invoiceTracking.live.reading')}
        >
          {t('invoiceTracking.live.again')}
        </Button>
      </section>
      <Part
        title={t('invoiceTracking.facts.invoice')}
        items={listInvoiceFacts(t, answer, timeline)}
      />
      <Part title={t('invoiceTracking.facts.transport')} items={listTransportFacts(t, answer)} />
      <section>
        <h2 className={heading}>{t('invoiceTracking.facts.document')}</h2>
        <InvoiceDocument status={answer} />
        <InvoiceLink link={answer.InvoiceLink} allowedHosts={linkHosts} />
      </section>
      {timeline.collection.linked && (
        <Part
          title={t('invoiceTracking.facts.collectionInvoice')}
          items={listCollectionFacts(t, timeline)}
        />
      )}
    </div>
  )
}

function Part({ title, items }: { title: ReactNode; items: Fact[] }) {
  return (
    <section>
      <h2 className={heading}>{title}</h2>
      <Facts items={items} />
    </section>
  )
}

function listInvoiceFacts(
  t: Translate,
  { Transaction: row }: StatusAnswer,
  { clientNo, owner, customer }: InvoiceTimeline,
): Fact[] {
  const customerNo = owner.linked?.customerNo ?? null
  const link =
    clientNo && customerNo ? (
      <Link className={hyperlinkClass} href={routes.customer(clientNo, customerNo)}>
        {customerNo}
      </Link>
    ) : (
      <span className="text-ink-3">{t('invoiceTracking.facts.customerUnknown')}</span>
    )
  return [
    {
      label: t('invoiceTracking.facts.customer'),
      value: link,
      copy: customerNo,
      note: [customer?.name, owner.linked && t(`invoiceTracking.owner.${owner.linked.by}`)]
        .filter(Boolean)
        .join(', '),
    },
    { label: t('invoiceTracking.facts.invoicee'), value: row?.InvoiceeName },
    { label: t('invoiceTracking.facts.company'), value: row?.Company },
    { label: t('invoiceTracking.facts.date'), value: row?.InvoiceDate },
    { label: t('invoiceTracking.facts.due'), value: row?.DueDate },
    createAmountFact(t, t('invoiceTracking.facts.amount'), row?.Amount),
    createAmountFact(t, t('invoiceTracking.facts.withoutVat'), row?.AmountExVat),
    createNumberFact(t('invoiceTracking.facts.kid'), row?.KID),
    { label: t('invoiceTracking.facts.type'), value: row?.InvoiceType },
  ]
}

/** An amount with its currency; that a response names none is said. */
const createAmountFact = (
  t: Translate,
  label: string,
  value: ExactNumber | null | undefined,
  currency?: string | null,
): Fact =>
  value == null
    ? { label, value: null }
    : {
        label,
        value: <MoneyAmount value={value} currency={currency} />,
        note: !currency && t('invoiceTracking.facts.noCurrency'),
      }

function listTransportFacts(
  t: Translate,
  { ReceiptId, Received, Filename, Transaction: row }: StatusAnswer,
): Fact[] {
  return [
    { label: t('invoiceTracking.facts.receipt'), value: renderCode(ReceiptId), copy: ReceiptId },
    { label: t('invoiceTracking.facts.received'), value: Received && formatWallTime(t, Received) },
    createNumberFact(t('invoiceTracking.facts.transaction'), row?.TransactionRid),
    { label: t('invoiceTracking.facts.requested'), value: row?.RequestedChannel },
    { label: t('invoiceTracking.facts.actual'), value: row?.ActualChannel },
    { label: t('invoiceTracking.facts.direction'), value: row?.Direction },
    { label: t('invoiceTracking.facts.file'), value: renderFile(Filename ?? row?.Filename) },
    { label: t('invoiceTracking.facts.correlation'), value: row?.CorrelationStatus },
  ]
}

/** What else came in a file, where the person may search for it. */
function renderFile(name: string | null | undefined) {
  if (!name || hasIdentityNumber(name)) return renderCode(name)
  const query = toSearchQueryString({ q: name, as: 'Filename' })
  return (
    <Link className={hyperlinkClass} href={routes.partnerSearch(query)}>
      {renderCode(name)}
    </Link>
  )
}

const renderCode = (text: string | null | undefined) => (text ? <code>{text}</code> : text)

function listCollectionFacts(
  t: Translate,
  { organizationId, collection }: InvoiceTimeline,
): Fact[] {
  const collectionInvoice = collection.linked!
  const { id, invoiceNumber, collectionCaseNumber, remainingAmount, currency, status } =
    collectionInvoice
  return [
    {
      label: t('invoiceTracking.facts.number'),
      value:
        id && organizationId ? (
          <Link className={hyperlinkClass} href={routes.collectionInvoice(organizationId, id)}>
            {invoiceNumber || id}
          </Link>
        ) : (
          invoiceNumber
        ),
      copy: invoiceNumber,
    },
    createAmountFact(t, t('invoiceTracking.facts.remaining'), remainingAmount, currency),
    {
      label: t('invoiceTracking.facts.status'),
      value: status && (
        <span title={status}>{describeCollectionStatus(t, collectionInvoice).words}</span>
      ),
    },
    {
      label: t('invoiceTracking.facts.case'),
      value:
        collectionCaseNumber && organizationId ? (
          <Link className={hyperlinkClass} href={routes.case(organizationId, collectionCaseNumber)}>
            {collectionCaseNumber}
          </Link>
        ) : (
          collectionCaseNumber
        ),
      copy: collectionCaseNumber,
    },
  ]
}
