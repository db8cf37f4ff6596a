import { hyperlinkClass, Link } from '@/components/ui/link'
import { useT } from '@/lib/client/translation'
import {
  type InvoiceRow,
  toInvoicesQueryString,
} from '@/lib/features/collection-invoices/client/public'
import type { ReportPictures } from '@/lib/features/collection-reports/domain/report-pictures'
import { labelPeriod } from '@/lib/features/collection-reports/messages/label-period'
import { formatAmount, formatDecimal } from '@/lib/shared/format/amount'
import { routes } from '@/lib/shared/routes'

type NotesProps = {
  organizationId: string
  pictures: ReportPictures | null
  currency: string | null
  /** How many invoices are read. */
  count: number
  /** Every invoice was read. */
  isWhole: boolean
  outliers: readonly InvoiceRow[]
}

/** Over how much the pictures count, and what is left out of them, by name. */
export function PictureNotes({
  organizationId,
  pictures,
  currency,
  count,
  isWhole,
  outliers,
}: NotesProps) {
  const t = useT()
  const periods = pictures?.points.filter(({ isOutlier }) => isOutlier) ?? []
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 px-6 py-2.5 text-xs text-ink-3 max-narrow:px-4">
      <span role="status">
        {t(isWhole ? 'collectionReports.foot.invoices' : 'collectionReports.foot.newest', {
          count,
        })}
      </span>
      {periods.map((point) => (
        <Link
          key={point.from}
          className={hyperlinkClass}
          href={routes.collectionInvoices(
            organizationId,
            toInvoicesQueryString({ From: point.from, To: point.until }),
          )}
        >
          {t('collectionReports.foot.outlierPeriod', {
            period: labelPeriod(t, point),
            amount:
              point.registered === null
                ? t('collectionReports.pictures.notKnown')
                : `${formatDecimal(point.registered)} ${currency}`,
          })}
        </Link>
      ))}
      {outliers.length > 0 && (
        <span>
          {t('collectionReports.foot.outlier')}{' '}
          {outliers.map(({ id, invoiceNumber, originalInvoiceAmount }) => {
            const words = t('collectionReports.foot.outlierAmount', {
              invoice: invoiceNumber ?? t('collectionReports.pictures.notKnown'),
              amount: `${originalInvoiceAmount == null ? '' : formatAmount(originalInvoiceAmount)} ${currency}`,
            })
            return id ? (
              <Link
                key={id}
                className={hyperlinkClass}
                href={routes.collectionInvoice(organizationId, id)}
              >
                {words}
              </Link>
            ) : (
              <span key={words}>{words}</span>
            )
          })}
        </span>
      )}
    </div>
  )
}
