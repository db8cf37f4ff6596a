import { useToday } from '@/components/ui/hooks/use-today'
import { Absent, MoneyAmount } from '@/components/ui/money-amount'
import type { InvoiceRead } from '@/lib/features/collection-invoices/client/collection-invoices'
import { countDaysBetween, parseTimestampDay } from '@/lib/shared/dates/calendar-date'
import { formatDay } from '@/lib/shared/format/day'
import { t } from '@/lib/shared/i18n/translate-collection-invoices'
import { InvoiceTime } from './invoice-time'

const amounts = [
  ['original', 'originalInvoiceAmount'],
  ['current', 'currentAmount'],
  ['paid', 'paidAmount'],
  ['credited', 'creditedAmount'],
  ['remaining', 'remainingAmount'],
] as const

/** The five amounts of the invoice, as the upstream tells them. */
export const InvoiceAmounts = ({ invoice }: { invoice: InvoiceRead }) => (
  <dl className="invoice-facts invoice-amounts" aria-label={t('invoices.amounts.label')}>
    {amounts.map(([name, field]) => (
      <div key={field}>
        <dt>{t(`invoices.amounts.${name}`)}</dt>
        <dd title={field}>
          <MoneyAmount value={invoice[field]} currency={invoice.currency} />
        </dd>
      </div>
    ))}
  </dl>
)

/**
 * Dates and references of the invoice. Days are shown as they were sent; the raw value is there for
 * who rests on it.
 */
export function InvoiceFacts({ invoice }: { invoice: InvoiceRead }) {
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
    <dl className="invoice-facts">
      <div>
        <dt>{t('invoices.fact.invoiceDate')}</dt>
        <dd title={invoiceDate ?? undefined}>{formatDay(invoiceDate) ?? <Absent />}</dd>
      </div>
      <div>
        <dt>{t('invoices.fact.due')}</dt>
        <dd title={dueDate ?? undefined}>{dueDate ? <Due date={dueDate} /> : <Absent />}</dd>
      </div>
      <div>
        <dt>{t('invoices.fact.created')}</dt>
        <dd title={createdAt ?? undefined}>
          {createdAt ? <InvoiceTime at={createdAt} /> : <Absent />}
        </dd>
      </div>
      <div>
        <dt>{t('invoices.fact.closed')}</dt>
        <dd title={closedAt ?? undefined}>
          {closedAt ? <InvoiceTime at={closedAt} /> : <Absent />}
        </dd>
      </div>
      <div>
        <dt>{t('invoices.fact.ocr')}</dt>
        <dd>{ocrReferenceNumber || <Absent />}</dd>
      </div>
      <div>
        <dt>{t('invoices.fact.source')}</dt>
        <dd>{uniqueSourceInvoiceId || <Absent />}</dd>
      </div>
      <div>
        <dt>{t('invoices.fact.organization')}</dt>
        <dd>{organization?.name || organization?.organizationNumber || <Absent />}</dd>
      </div>
      {pauseReason && (
        <div>
          <dt>{t('invoices.fact.reason')}</dt>
          <dd>{pauseReason}</dd>
        </div>
      )}
    </dl>
  )
}

function Due({ date }: { date: string }) {
  const today = useToday()
  const day = parseTimestampDay(date)
  if (day === null) return formatDay(date)
  const days = countDaysBetween(day, today)
  return (
    <>
      {day}{' '}
      <small>
        {days < 0 ? t('invoices.fact.dueIn', { days: -days }) : t('invoices.fact.dueAgo', { days })}
      </small>
    </>
  )
}
