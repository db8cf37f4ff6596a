import type { ReactNode } from 'react'
import { MoneyAmount } from '@/components/ui/money-amount'
import { usePagedList } from '@/lib/client/lists/use-paged-list'
import { useT } from '@/lib/client/translation'
import {
  type DocumentRow,
  getDocumentPagesQuery,
  getHistoryPagesQuery,
  getPaymentPagesQuery,
  type HistoryRow,
  type PaymentRow,
} from '@/lib/features/collection-invoices/client/collection-invoices'
import { isListedPayment } from '@/lib/features/collection-invoices/domain/listed-payments'
import {
  labelDocumentType,
  labelInvoiceActivity,
  labelPaymentType,
} from '@/lib/features/collection-invoices/messages/collection-invoice-labels'
import { formatFileSize } from '@/lib/shared/format/count'
import type { Translate } from '@/lib/shared/i18n/translate'
import { InvoiceTime } from './invoice-facts'
import { InvoicePartList } from './invoice-part-list'

type Props = { organizationId: string; invoiceId: string }

/** What was paid on the invoice, newest first. */
export const InvoicePayments = ({ organizationId, invoiceId }: Props) => {
  const t = useT()
  return (
    <InvoicePartList
      title={t('collectionInvoices.part.payments')}
      question={getPaymentPagesQuery(organizationId, invoiceId)}
      none={t('collectionInvoices.part.noPayments')}
      row={(payment) => <Payment payment={payment} />}
    />
  )
}

/** What happened to the invoice, newest first, but for payments that stand under their own heading. */
export const InvoiceHistory = ({ organizationId, invoiceId }: Props) => {
  const t = useT()
  const { rows: payments } = usePagedList(getPaymentPagesQuery(organizationId, invoiceId))
  return (
    <InvoicePartList
      title={t('collectionInvoices.part.history')}
      question={getHistoryPagesQuery(organizationId, invoiceId)}
      none={t('collectionInvoices.part.noHistory')}
      row={(entry) => <Activity entry={entry} />}
      isElsewhere={(entry) => isListedPayment(entry, payments)}
    />
  )
}

/**
 * What was sent of the invoice and came with it. Files are listed, not fetched: how is not
 * documented.
 */
export const InvoiceDocuments = ({ organizationId, invoiceId }: Props) => {
  const t = useT()
  return (
    <InvoicePartList
      title={t('collectionInvoices.part.documents')}
      question={getDocumentPagesQuery(organizationId, invoiceId)}
      none={t('collectionInvoices.part.noDocuments')}
      note={t('collectionInvoices.part.notFetched')}
      row={(document) => <Document document={document} />}
    />
  )
}

const Payment = ({ payment }: { payment: PaymentRow }) => {
  const t = useT()
  return (
    <>
      <When>
        <InvoiceTime at={payment.paymentDate ?? payment.registeredAt} />
      </When>
      <What>
        <b className="font-normal text-ink">{labelPaymentType(t, payment.type)}</b>{' '}
        {[payment.description, labelSourceId(t, payment.uniqueSourcePaymentId)]
          .filter(Boolean)
          .join(' · ')}
      </What>
      <span className="ml-auto">
        <MoneyAmount value={payment.amount} currency={payment.currency} />
      </span>
    </>
  )
}

const Activity = ({ entry }: { entry: HistoryRow }) => {
  const t = useT()
  return (
    <>
      <When>
        <InvoiceTime at={entry.loggedAt} />
      </When>
      <What title={entry.type ?? undefined}>
        <b className="font-normal text-ink">{labelInvoiceActivity(t, entry.type)}</b>{' '}
        {describeDetails(t, entry)}
      </What>
      {entry.amount != null && (
        <span className="ml-auto">
          <MoneyAmount value={entry.amount} currency={entry.currency} />
        </span>
      )}
    </>
  )
}

const Document = ({
  document: { createdAt, type, filename, contentType, size },
}: {
  document: DocumentRow
}) => {
  const t = useT()
  return (
    <>
      <When>
        <InvoiceTime at={createdAt} />
      </When>
      <What>
        <b className="font-normal text-ink">{filename || t('collectionInvoices.part.noFile')}</b>{' '}
        {[labelDocumentType(t, type), contentType].filter(Boolean).join(' · ')}
      </What>
      {typeof size === 'number' && (
        <span className="ml-auto whitespace-nowrap tabular-nums">{formatFileSize(size)}</span>
      )}
    </>
  )
}

const When = ({ children }: { children: ReactNode }) => (
  <span className="w-32 flex-none text-xs/5 text-ink-2 tabular-nums">{children}</span>
)

const What = ({ title, children }: { title?: string; children: ReactNode }) => (
  <span className="min-w-0 flex-[1_1_160px] wrap-anywhere text-ink-2" title={title}>
    {children}
  </span>
)

const labelSourceId = (t: Translate, id: string | null | undefined) =>
  id && t('collectionInvoices.part.sourceId', { id })

/** What an entry tells beside its kind; its subject is left out where it only repeats the kind. */
function describeDetails(
  t: Translate,
  {
    type,
    subject,
    message,
    createdBy,
    batchId,
    uniqueSourcePaymentId,
    uniqueSourceCorrectionId,
  }: HistoryRow,
): string {
  const repeats = subject?.trim().toLowerCase() === labelInvoiceActivity(t, type).toLowerCase()
  return [
    repeats ? null : subject,
    message,
    createdBy,
    batchId && t('collectionInvoices.part.batch', { id: batchId }),
    labelSourceId(t, uniqueSourcePaymentId ?? uniqueSourceCorrectionId),
  ]
    .filter(Boolean)
    .join(' · ')
}
