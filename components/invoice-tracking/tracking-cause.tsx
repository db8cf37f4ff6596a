'use client'

import { useQuery } from '@tanstack/react-query'
import { ExplainRules } from '@/components/document-rules/public'
import { Chip } from '@/components/ui/chip'
import { ButtonLink, hyperlinkClass, Link } from '@/components/ui/link'
import { RawText } from '@/components/ui/states/state-block'
import { useToday } from '@/lib/client/hydration'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import {
  toFailuresQueryString,
  toFailuresQuestion,
} from '@/lib/features/delivery-failures/client/public'
import { findCause, findSimilarFailures } from '@/lib/features/delivery-failures/domain/public'
import { describeCause, findFieldToFix } from '@/lib/features/delivery-failures/messages/public'
import {
  getLimitedFailuresQuery,
  type StatusAnswer,
} from '@/lib/features/invoice-tracking/client/invoice-tracking'
import type { InvoiceTimeline } from '@/lib/features/invoice-tracking/client/use-invoice-timeline'
import { routes } from '@/lib/shared/routes'
import { StoredFieldValue } from './stored-value'

type Props = {
  row: NonNullable<StatusAnswer['Transaction']>
  timeline: InvoiceTimeline
  mayPartner: boolean
}

/**
 * Why an invoice failed, how surely that is known, the network's own text, and the way to the field
 * that mends it. An unknown text gets no cause.
 */
export function TrackingCause({ row, timeline, mayPartner }: Props) {
  const t = useT()
  const known = findCause(row.LogText)
  const field = findFieldToFix(t, known?.cause ?? null)
  const text = row.LogText?.trim()
  return (
    <section className="min-w-0 flex-[2_1_420px] px-4 pt-3.5 pb-4">
      <h2 className="mb-1.5 flex items-center gap-2">
        {t('invoiceTracking.why.title')}{' '}
        <Chip variant={known ? 'line' : 'unknown'}>
          {t(`invoiceTracking.why.${known?.confidence ?? 'unknown'}`)}
        </Chip>
      </h2>
      <p>
        {known
          ? describeCause(t, { kind: 'cause', cause: known.cause }).means
          : t(text ? 'invoiceTracking.why.unknownMeaning' : 'invoiceTracking.why.noText')}
      </p>
      {text && (
        <figure>
          <figcaption className="sr-only">{t('invoiceTracking.why.raw')}</figcaption>
          <RawText className="my-2.5!">{text}</RawText>
        </figure>
      )}
      <ExplainRules text={text} />
      {field && <Stored timeline={timeline} field={field} />}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <ToCustomer row={row} timeline={timeline} field={field} />
        {mayPartner && <MoreLikeThis row={row} companyId={timeline.companyId} />}
      </div>
    </section>
  )
}

function Stored({
  timeline: { clientNo, owner, customer },
  field,
}: {
  timeline: InvoiceTimeline
  field: { path: string; label: string }
}) {
  const customerNo = owner.linked?.customerNo
  if (!clientNo || !customerNo || !customer) return null
  return <StoredFieldValue {...{ clientNo, customerNo, customer, field }} />
}

/**
 * To the field of the customer's form for who may change it, or to the customer; where nobody knows which customer it is,
 * to those of the receiver's name.
 */
function ToCustomer({
  row,
  timeline: { clientNo, owner },
  field,
}: Pick<Props, 'row' | 'timeline'> & { field: ReturnType<typeof findFieldToFix> }) {
  const t = useT()
  const offers = useOffers()
  if (!clientNo) return null
  const customerNo = owner.linked?.customerNo
  const name = row.InvoiceeName?.trim()
  if (customerNo && field && offers('updateCustomer'))
    return (
      <ButtonLink variant="primary" href={routes.customerField(clientNo, customerNo, field.path)}>
        {t('invoiceTracking.why.correct', { field: field.label })}
      </ButtonLink>
    )
  if (customerNo)
    return (
      <ButtonLink href={routes.customer(clientNo, customerNo)}>
        {t('invoiceTracking.why.openCustomer', { customerNo })}
      </ButtonLink>
    )
  return name ? (
    <ButtonLink href={`${routes.customers(clientNo)}?${new URLSearchParams({ q: name })}`}>
      {t('invoiceTracking.why.findCustomer')}
    </ButtonLink>
  ) : null
}

/**
 * To what failed in the last days for the same cause, or with a text of the same shape, and how
 * many those are beside this one.
 */
function MoreLikeThis({ row, companyId }: { row: Props['row']; companyId: number | null }) {
  const t = useT()
  const today = useToday()
  const companies = companyId === null ? [] : [companyId]
  const question = toFailuresQuestion({ from: null, to: null, companies }, today)
  const { data } = useQuery(getLimitedFailuresQuery(question))
  const like = data ? findSimilarFailures(row, data.groups, question) : null
  return (
    <Link
      className={hyperlinkClass}
      href={routes.partnerFailures(toFailuresQueryString({ companies, cause: like?.key ?? null }))}
    >
      {like
        ? t('invoiceTracking.why.more', {
            isWhole: data?.all ? 'yes' : 'no',
            count: like.others,
          })
        : t('invoiceTracking.why.failures')}
    </Link>
  )
}
