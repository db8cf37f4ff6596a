import { useToday } from '@/components/ui/use-today'
import { daysBetween, isCalendarDate } from '@/lib/domain/calendar-date'
import { t } from '@/lib/format/translate-collection-invoices'
import type { InvoiceRead } from '@/lib/queries/collection-invoices'
import { InvoiceTime } from './invoice-time'
import { Absent, MoneyAmount } from './money-amount'

const amounts = [
  ['original', 'originalInvoiceAmount', false],
  ['current', 'currentAmount', false],
  ['paid', 'paidAmount', true],
  ['credited', 'creditedAmount', true],
  ['remaining', 'remainingAmount', false],
] as const

/** The five amounts of the invoice, as the upstream tells them. */
export const InvoiceAmounts = ({ invoice }: { invoice: InvoiceRead }) => (
  <dl className="invoice-facts invoice-amounts" aria-label={t('invoices.amounts.label')}>
    {amounts.map(([name, field, isLowering]) => (
      <div key={field}>
        <dt>{t(`invoices.amounts.${name}`)}</dt>
        <dd title={field}>
          <MoneyAmount value={invoice[field]} currency={invoice.currency} isLowering={isLowering} />
        </dd>
      </div>
    ))}
  </dl>
)

/** Dates and references of the invoice. Days are shown as they were sent; the raw value is there for who rests on it. */
export function InvoiceFacts({ invoice }: { invoice: InvoiceRead }) {
  const { invoiceDate, dueDate, createdAt, closedAt, ocrReferenceNumber, uniqueSourceInvoiceId, organization, pauseReason } = invoice
  return (
    <dl className="invoice-facts">
      <div>
        <dt>{t('invoices.fact.invoiceDate')}</dt>
        <dd title={invoiceDate ?? undefined}>{invoiceDate?.slice(0, 10) || <Absent />}</dd>
      </div>
      <div>
        <dt>{t('invoices.fact.due')}</dt>
        <dd title={dueDate ?? undefined}>{dueDate ? <Due day={dueDate.slice(0, 10)} /> : <Absent />}</dd>
      </div>
      <div>
        <dt>{t('invoices.fact.created')}</dt>
        <dd title={createdAt ?? undefined}>{createdAt ? <InvoiceTime at={createdAt} /> : <Absent />}</dd>
      </div>
      <div>
        <dt>{t('invoices.fact.closed')}</dt>
        <dd title={closedAt ?? undefined}>
          {closedAt ? <InvoiceTime at={closedAt} /> : <span className="absent">{t('invoices.fact.notClosed')}</span>}
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

function Due({ day }: { day: string }) {
  const today = useToday()
  if (!isCalendarDate(day)) return day
  const days = daysBetween(day, today)
  return (
    <>
      {day} <small>{days < 0 ? t('invoices.fact.dueIn', { days: -days }) : t('invoices.fact.dueAgo', { days })}</small>
    </>
  )
}
