import type { ReactNode } from 'react'
import { CopiedNumber } from '@/components/ui/copy-button'
import { SentMoment } from '@/components/ui/moment'
import { Absent, MoneyAmount } from '@/components/ui/money-amount'
import { useToday } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import type { InvoiceRead } from '@/lib/features/collection-invoices/client/collection-invoices'
import { countDaysBetween } from '@/lib/shared/dates/calendar-date'
import { toCalendarDay } from '@/lib/shared/dates/service-day'
import { formatDateTime } from '@/lib/shared/format/date-time'
import { formatDay } from '@/lib/shared/format/sent-time'

const amounts = [
  ['original', 'originalInvoiceAmount'],
  ['current', 'currentAmount'],
  ['paid', 'paidAmount'],
  ['credited', 'creditedAmount'],
  ['remaining', 'remainingAmount'],
] as const

/** The five amounts of the invoice, as the upstream tells them. */
export const InvoiceAmounts = ({ invoice }: { invoice: InvoiceRead }) => {
  const t = useT()
  return (
    <dl
      className="flex flex-wrap justify-between gap-x-4 gap-y-2 border-b border-line pt-4 pb-3"
      aria-label={t('collectionInvoices.amounts.label')}
    >
      {amounts.map(([name, field]) => (
        <div key={field} className="max-w-full min-w-0 last:font-semibold">
          <dt className="text-xs font-normal text-ink-3">
            {t(`collectionInvoices.amounts.${name}`)}
          </dt>
          <dd title={field} className="wrap-anywhere tabular-nums">
            <MoneyAmount value={invoice[field]} currency={invoice.currency} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * Dates and references of the invoice. Days are shown as they were sent; the raw value is there for
 * who rests on it.
 */
export function InvoiceFacts({ invoice }: { invoice: InvoiceRead }) {
  const t = useT()
  const {
    invoiceDate,
    dueDate,
    createdAt,
    closedAt,
    ocrReferenceNumber,
    uniqueSourceInvoiceId,
    organization,
    pauseReason,
  } = invoice
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-2 border-b border-line px-6 py-3 max-narrow:px-4">
      <Fact label={t('collectionInvoices.fact.invoiceDate')} title={invoiceDate ?? undefined}>
        {formatDay(t, invoiceDate) ?? <Absent />}
      </Fact>
      <Fact label={t('collectionInvoices.fact.due')} title={dueDate ?? undefined}>
        {dueDate ? <Due date={dueDate} /> : <Absent />}
      </Fact>
      <Fact label={t('collectionInvoices.fact.created')} title={createdAt ?? undefined}>
        {createdAt ? <InvoiceTime at={createdAt} /> : <Absent />}
      </Fact>
      <Fact label={t('collectionInvoices.fact.closed')} title={closedAt ?? undefined}>
        {closedAt ? <InvoiceTime at={closedAt} /> : <Absent />}
      </Fact>
      <Fact label={t('collectionInvoices.fact.ocr')}>
        {ocrReferenceNumber ? <CopiedNumber text={ocrReferenceNumber} /> : <Absent />}
      </Fact>
      <Fact label={t('collectionInvoices.fact.source')}>
        {uniqueSourceInvoiceId ? <CopiedNumber text={uniqueSourceInvoiceId} /> : <Absent />}
      </Fact>
      <Fact label={t('collectionInvoices.fact.organization')}>
        {organization?.name || organization?.organizationNumber || <Absent />}
      </Fact>
      {pauseReason && <Fact label={t('collectionInvoices.fact.reason')}>{pauseReason}</Fact>}
    </dl>
  )
}

const Fact = ({
  label,
  title,
  children,
}: {
  label: string
  title?: string
  children: ReactNode
}) => (
  <div className="max-w-full min-w-0">
    <dt className="text-xs text-ink-3">{label}</dt>
    <dd title={title} className="wrap-anywhere tabular-nums">
      {children}
    </dd>
  </div>
)

/**
 * When something was: an instant in the reader's zone, a day or a time without a zone as it was
 * sent, words where it is not told.
 */
export function InvoiceTime({ at }: { at: string | null | undefined }) {
  const t = useT()
  if (!at) return <span className="text-ink-3">{t('collectionInvoices.part.noTime')}</span>
  return <SentMoment at={at} format={formatDateTime} />
}

function Due({ date }: { date: string }) {
  const t = useT()
  const today = useToday()
  const day = toCalendarDay(date)
  if (day === null) return formatDay(t, date)
  const days = countDaysBetween(day, today)
  return (
    <>
      {day}{' '}
      <small className="text-xs/5 text-ink-2">
        {days < 0
          ? t('collectionInvoices.fact.dueIn', { days: -days })
          : t('collectionInvoices.fact.dueAgo', { days })}
      </small>
    </>
  )
}
