'use client'

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CaseLine, DebtorList } from '@/components/collection-cases/public'
import { createReadFact } from '@/components/layout/head'
import { PageFrame } from '@/components/layout/page-frame'
import { WorkHolder } from '@/components/today/public'
import { Button } from '@/components/ui/button'
import { ButtonLink, hyperlinkClass, Link } from '@/components/ui/link'
import { PageSections, Standing } from '@/components/ui/page-section'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { Skeleton } from '@/components/ui/states/skeleton'
import { StateBlock } from '@/components/ui/states/state-block'
import { UnreadRecords } from '@/components/ui/states/unread-records'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { describeDebt } from '@/lib/features/collection-cases/messages/public'
import {
  getCollectionInvoiceQuery,
  type InvoiceRead,
} from '@/lib/features/collection-invoices/client/collection-invoices'
import {
  findDebtorName,
  findMainDebtor,
} from '@/lib/features/collection-invoices/domain/debtor-names'
import {
  describeCollectionStatus,
  labelInvoiceType,
} from '@/lib/features/collection-invoices/messages/collection-invoice-labels'
import { useRecent } from '@/lib/features/search-everything/client/public'
import { listInvoiceWork } from '@/lib/features/today/domain/public'
import type { Translate } from '@/lib/shared/i18n/translate'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { routes } from '@/lib/shared/routes'
import { InvoiceDocuments, InvoiceHistory, InvoicePayments } from './invoice-activity'
import { InvoiceAmountCheck } from './invoice-amount-check'
import { InvoiceClaims } from './invoice-claims'
import { InvoiceAmounts, InvoiceFacts } from './invoice-facts'
import { InvoiceStatus } from './invoice-status'

/**
 * One collection invoice: how it stands, what is owed and whether that adds up, by whom, and what
 * happened. Each part is read by itself; one that fails leaves the others. What can be done with it
 * is brought in from elsewhere, by the invoice as it was read.
 */
export function InvoicePage({
  organizationId,
  invoiceId,
  actions,
  breakdown,
  adjustments,
}: InvoicePageProps) {
  const t = useT()
  const { data, error, isPending, dataUpdatedAt, refetch } = useQuery({
    ...getCollectionInvoiceQuery(organizationId, invoiceId),
    staleTime: 0,
  })
  const invoice = data?.data ?? null
  const parts = { organizationId, invoiceId }
  const number = invoice?.invoiceNumber || null
  useRecent(invoice && toRecent(t, { organizationId, invoiceId }, invoice))
  const title = invoice
    ? formatTitle(t, invoice)
    : t('collectionInvoices.one', { number: invoiceId })
  const crumbs = [
    { label: t('collectionInvoices.area') },
    { label: t('collectionInvoices.title'), href: routes.collectionInvoices(organizationId) },
    { label: number ?? invoiceId },
  ]
  return (
    <PageFrame
      crumbs={crumbs}
      tab={invoice ? [number, findDebtorName(findMainDebtor(invoice.debtors) ?? {})] : undefined}
      title={title}
      facts={[
        ...(number ? [{ label: t('collectionInvoices.number'), value: number, copy: number }] : []),
        ...(data ? [createReadFact(t, dataUpdatedAt)] : []),
      ]}
      actions={invoice && actions?.(invoice)}
    >
      {error && (
        <FailureBlock
          failure={toFailure(error)}
          doing="read"
          variant={data ? 'strip' : 'block'}
          steps={
            <>
              <Button onClick={() => void refetch()}>{t('states.tryAgain')}</Button>
              {!data && (
                <ButtonLink variant="quiet" href={routes.collectionInvoices(organizationId)}>
                  {t('collectionInvoices.title')}
                </ButtonLink>
              )}
            </>
          }
        />
      )}
      {isPending && <Skeleton rows={8} columns={4} />}
      {data && !invoice && (
        <StateBlock kind="silent" title={t('collectionInvoices.silent.one')}>
          {t('collectionInvoices.silent.oneMeaning')}
        </StateBlock>
      )}
      {invoice && <InvoiceSummary organizationId={organizationId} invoice={invoice} />}
      {invoice && <WorkHolder work={listInvoiceWork(organizationId, invoiceId, invoice)} />}
      <UnreadRecords rows={[...(invoice?.claims ?? []), ...(invoice?.debtors ?? [])]} />
      <PageSections>
        {invoice && (
          <div>
            <InvoiceAmounts invoice={invoice} />
            <InvoiceAmountCheck invoice={invoice} />
            <InvoiceClaims invoice={invoice} />
            {breakdown?.(invoice)}
            {adjustments?.(invoice)}
          </div>
        )}
        <div>
          {invoice && <DebtorList {...parts} debtors={invoice.debtors} />}
          <InvoicePayments {...parts} />
          <InvoiceHistory {...parts} />
          <InvoiceDocuments {...parts} />
        </div>
      </PageSections>
    </PageFrame>
  )
}

type InvoicePageProps = {
  organizationId: string
  invoiceId: string
  /** What can be done with the invoice: buttons of the head. */
  actions?: (invoice: InvoiceRead) => ReactNode
  /** Why its amount is what it is: a part of the page. */
  breakdown?: (invoice: InvoiceRead) => ReactNode
  /** Corrections and payments: a part of the page. */
  adjustments?: (invoice: InvoiceRead) => ReactNode
}

/**
 * How the invoice stands, with the values that the sentence is made of, its case, its dates and its
 * references.
 */
function InvoiceSummary({
  organizationId,
  invoice,
}: {
  organizationId: string
  invoice: InvoiceRead
}) {
  const t = useT()
  const { status, type, collectionCaseNumber } = invoice
  const number = invoice.invoiceNumber?.trim()
  return (
    <>
      <Standing>
        <InvoiceStatus invoice={invoice} />
        <code
          className="font-mono text-2xs wrap-anywhere text-ink-2"
          title={t('collectionInvoices.fact.raw')}
        >
          {[status, type].filter(Boolean).join(' ')}
        </code>
        {type && <span>{labelInvoiceType(t, type)}</span>}
        {number && !hasIdentityNumber(number) && (
          <Link className={hyperlinkClass} href={routes.invoiceByNumber(number, null)}>
            {t('collectionInvoices.track')}
          </Link>
        )}
        {collectionCaseNumber && (
          <CaseLine organizationId={organizationId} caseNumber={collectionCaseNumber} />
        )}
      </Standing>
      <InvoiceFacts invoice={invoice} />
    </>
  )
}

/** An invoice is remembered by its number and its debtor: nobody knows its id. */
const toRecent = (
  t: Translate,
  { organizationId, invoiceId: id }: { organizationId: string; invoiceId: string },
  invoice: InvoiceRead,
) => ({
  ...{ kind: 'claim' as const, id, organizationId },
  name:
    [invoice.invoiceNumber, findDebtorName(findMainDebtor(invoice.debtors) ?? {})]
      .filter(Boolean)
      .join(', ') || null,
  seen: {
    sentence: describeCollectionStatus(t, invoice).words,
    amount: invoice.remainingAmount ?? null,
    currency: invoice.currency ?? null,
  },
})

/** Who owes how much, where both are told exactly; else the number. */
function formatTitle(
  t: Translate,
  { debtors, remainingAmount, currency, invoiceNumber }: InvoiceRead,
): string {
  const name = findDebtorName(findMainDebtor(debtors) ?? {})
  return (
    describeDebt(t, name, remainingAmount, currency) ??
    (invoiceNumber
      ? t('collectionInvoices.one', { number: invoiceNumber })
      : t('collectionInvoices.noNumber'))
  )
}
