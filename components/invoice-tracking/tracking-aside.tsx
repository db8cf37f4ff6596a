'use client'

import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Fact, Facts } from '@/components/form/facts'
import { Age } from '@/components/ui/age'
import { Button } from '@/components/ui/button'
import { Link, linkLook } from '@/components/ui/link'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import type { StatusAnswer } from '@/lib/features/invoice-tracking/client/invoice-tracking'
import type { InvoiceStory } from '@/lib/features/invoice-tracking/client/use-invoice-story'
import { formatAmount } from '@/lib/shared/format/amount'
import { formatWallTime } from '@/lib/shared/format/wall-time'
import { t } from '@/lib/shared/i18n/translate-invoice-tracking'
import { routes } from '@/lib/shared/routes'
import { InvoiceDocument } from './invoice-document'
import { InvoiceLink } from './invoice-link'

type Props = {
  answer: StatusAnswer
  story: InvoiceStory
  status: UseQueryResult<StatusAnswer>
  isFollowed: boolean
  linkHosts: readonly string[]
}

const heading =
  'mb-1.5 flex justify-between gap-3 border-b border-line pb-1.5 text-sm font-medium text-ink-2'

/**
 * How fresh the page is, and the facts of the invoice, of its transport and of its claim in
 * collection.
 */
export function TrackingAside({ answer, story, status, isFollowed, linkHosts }: Props) {
  return (
    <div className="grid content-start gap-5 border-l border-line px-5 pt-4.5 pb-8 max-wide:border-t max-wide:border-l-0">
      <section>
        <h2 className={heading}>
          {t('where.live.title')}
          <small className="text-xs/5 font-normal">
            {t('where.live.read')} <Age instant={status.dataUpdatedAt} />
          </small>
        </h2>
        <p className="mb-2 text-xs/4.5 text-ink-2">
          {t(isFollowed ? 'where.live.followed' : 'where.live.still')}
        </p>
        <Button
          size="sm"
          onClick={() => void status.refetch()}
          busy={status.isFetching}
          busyLabel={t('where.live.reading')}
        >
          {t('where.live.again')}
        </Button>
      </section>
      <Part title={t('where.facts.invoice')} items={listInvoiceFacts(answer, story)} />
      <Part title={t('where.facts.transport')} items={listTransportFacts(answer)} />
      <section>
        <h2 className={heading}>{t('where.facts.document')}</h2>
        <InvoiceDocument status={answer} />
        <InvoiceLink link={answer.InvoiceLink} allowedHosts={linkHosts} />
      </section>
      {story.collection.joined && (
        <Part title={t('where.facts.claim')} items={listClaimFacts(story)} />
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
  { Transaction: row }: StatusAnswer,
  { clientNo, owner, customer }: InvoiceStory,
): Fact[] {
  const customerNo = owner.joined?.customerNo ?? null
  const link =
    clientNo && customerNo ? (
      <Link className={linkLook} href={routes.customer(clientNo, customerNo)}>
        {customerNo}
      </Link>
    ) : (
      <span className="absent">{t('where.facts.customerUnknown')}</span>
    )
  return [
    {
      label: t('where.facts.customer'),
      value: link,
      note:
        customer &&
        [customer.name, owner.joined && t(`where.owner.${owner.joined.by}`)]
          .filter(Boolean)
          .join(', '),
    },
    { label: t('where.facts.invoicee'), value: row?.InvoiceeName },
    { label: t('where.facts.company'), value: row?.Company },
    { label: t('where.facts.date'), value: row?.InvoiceDate },
    { label: t('where.facts.due'), value: row?.DueDate },
    { label: t('where.facts.amount'), value: formatOptionalAmount(row?.Amount) },
    { label: t('where.facts.withoutVat'), value: formatOptionalAmount(row?.AmountExVat) },
    { label: t('where.facts.kid'), value: row?.KID },
    { label: t('where.facts.type'), value: row?.InvoiceType },
  ]
}

const formatOptionalAmount = (value: ExactNumber | null | undefined) => value && formatAmount(value)

function listTransportFacts({
  ReceiptId,
  Received,
  Filename,
  Transaction: row,
}: StatusAnswer): Fact[] {
  return [
    { label: t('where.facts.receipt'), value: renderCode(ReceiptId) },
    { label: t('where.facts.received'), value: Received && formatWallTime(Received) },
    { label: t('where.facts.transaction'), value: row?.TransactionRid },
    { label: t('where.facts.requested'), value: row?.RequestedChannel },
    { label: t('where.facts.actual'), value: row?.ActualChannel },
    { label: t('where.facts.direction'), value: row?.Direction },
    { label: t('where.facts.file'), value: renderCode(Filename ?? row?.Filename) },
    { label: t('where.facts.correlation'), value: row?.CorrelationStatus },
  ]
}

const renderCode = (text: string | null | undefined) => (text ? <code>{text}</code> : text)

function listClaimFacts({ organizationId, collection }: InvoiceStory): Fact[] {
  const { id, invoiceNumber, collectionCaseNumber, remainingAmount, currency, status } =
    collection.joined!
  return [
    {
      label: t('where.facts.number'),
      value:
        id && organizationId ? (
          <Link className={linkLook} href={routes.collectionInvoice(organizationId, id)}>
            {invoiceNumber || id}
          </Link>
        ) : (
          invoiceNumber
        ),
    },
    {
      label: t('where.facts.remaining'),
      value: remainingAmount == null ? null : `${formatAmount(remainingAmount)} ${currency ?? ''}`,
    },
    { label: t('where.facts.status'), value: status },
    { label: t('where.facts.case'), value: collectionCaseNumber },
  ]
}
