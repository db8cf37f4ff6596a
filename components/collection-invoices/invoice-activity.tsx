import { MoneyAmount } from '@/components/ui/money-amount'
import {
  type DocumentRow,
  getDocumentPagesQuery,
  getHistoryPagesQuery,
  getPaymentPagesQuery,
  type HistoryRow,
  type PaymentRow,
} from '@/lib/features/collection-invoices/client/collection-invoices'
import {
  formatFileSize,
  labelDocumentType,
  labelInvoiceActivity,
  labelPaymentType,
} from '@/lib/features/collection-invoices/messages/collection-invoice-labels'
import { t } from '@/lib/shared/i18n/translate-collection-invoices'
import { InvoicePartList } from './invoice-part-list'
import { InvoiceTime } from './invoice-time'

type Props = { organizationId: string; invoiceId: string }

/** What was paid on the invoice, newest first. */
export const InvoicePayments = ({ organizationId, invoiceId }: Props) => (
  <InvoicePartList
    title={t('invoices.part.payments')}
    question={getPaymentPagesQuery(organizationId, invoiceId)}
    none={t('invoices.part.noPayments')}
    row={(payment) => <Payment payment={payment} />}
  />
)

/** What happened to the invoice, newest first. */
export const InvoiceHistory = ({ organizationId, invoiceId }: Props) => (
  <InvoicePartList
    title={t('invoices.part.history')}
    question={getHistoryPagesQuery(organizationId, invoiceId)}
    none={t('invoices.part.noHistory')}
    row={(entry) => <Activity entry={entry} />}
  />
)

/**
 * What was sent of the invoice and came with it. Files are listed, not fetched: how is not
 * documented.
 */
export const InvoiceDocuments = ({ organizationId, invoiceId }: Props) => (
  <InvoicePartList
    title={t('invoices.part.documents')}
    question={getDocumentPagesQuery(organizationId, invoiceId)}
    none={t('invoices.part.noDocuments')}
    note={t('invoices.part.notFetched')}
    row={(document) => <Document document={document} />}
  />
)

const Payment = ({ payment }: { payment: PaymentRow }) => (
  <>
    <span className="invoice-when">
      <InvoiceTime at={payment.paymentDate ?? payment.registeredAt} />
    </span>
    <span className="invoice-what">
      <b>{labelPaymentType(payment.type)}</b>{' '}
      {[payment.description, labelSourceId(payment.uniqueSourcePaymentId)]
        .filter(Boolean)
        .join(' · ')}
    </span>
    <MoneyAmount value={payment.amount} currency={payment.currency} />
  </>
)

const Activity = ({ entry }: { entry: HistoryRow }) => (
  <>
    <span className="invoice-when">
      <InvoiceTime at={entry.loggedAt} />
    </span>
    <span className="invoice-what" title={entry.type ?? undefined}>
      <b>{labelInvoiceActivity(entry.type)}</b> {describeDetails(entry)}
    </span>
    {entry.amount != null && <MoneyAmount value={entry.amount} currency={entry.currency} />}
  </>
)

const Document = ({
  document: { createdAt, type, filename, contentType, size },
}: {
  document: DocumentRow
}) => (
  <>
    <span className="invoice-when">
      <InvoiceTime at={createdAt} />
    </span>
    <span className="invoice-what">
      <b>{filename || t('invoices.part.noFile')}</b>{' '}
      {[labelDocumentType(type), contentType].filter(Boolean).join(' · ')}
    </span>
    {typeof size === 'number' && <span className="money">{formatFileSize(size)}</span>}
  </>
)

const labelSourceId = (id: string | null | undefined) => id && t('invoices.part.sourceId', { id })

/** What an entry tells beside its kind; its subject is left out where it only repeats the kind. */
function describeDetails({
  type,
  subject,
  message,
  createdBy,
  batchId,
  uniqueSourcePaymentId,
  uniqueSourceCorrectionId,
}: HistoryRow): string {
  const repeats = subject?.trim().toLowerCase() === labelInvoiceActivity(type).toLowerCase()
  return [
    repeats ? null : subject,
    message,
    createdBy,
    batchId && t('invoices.part.batch', { id: batchId }),
    labelSourceId(uniqueSourcePaymentId ?? uniqueSourceCorrectionId),
  ]
    .filter(Boolean)
    .join(' · ')
}
