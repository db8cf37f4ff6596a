import { type ReactNode, useMemo } from 'react'
import { Button } from '@/components/ui/button'
import { useToday } from '@/components/ui/hooks/use-today'
import { Link, linkLook } from '@/components/ui/link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { Skeleton } from '@/components/ui/states/skeleton'
import { useT } from '@/lib/client/translation'
import type { InvoiceRow } from '@/lib/features/collection-invoices/client/public'
import { useReportInvoices } from '@/lib/features/collection-reports/client/use-report-invoices'
import {
  drawInvoices,
  type InvoicePictures,
} from '@/lib/features/collection-reports/domain/invoice-pictures'
import type { ReportPictures } from '@/lib/features/collection-reports/domain/report-pictures'
import { labelPeriod } from '@/lib/features/collection-reports/messages/label-period'
import type { useReports } from '@/lib/features/settlements/client/public'
import { formatAmount, formatDecimal } from '@/lib/shared/format/amount'
import { routes } from '@/lib/shared/routes'
import { AgePicture } from './age-picture'
import { BalancePicture } from './balance-picture'
import { FlowPicture } from './flow-picture'
import { StepPicture } from './step-picture'

/**
 * The pictures of one currency: two of the reports of the period, two of the invoices themselves. What
 * could not be read says so in its place, and takes nothing else with it.
 */
export function PictureGrid({ organizationId, reports, pictures, currency }: GridProps) {
  const t = useT()
  const today = useToday()
  const invoices = useReportInvoices(organizationId)
  const { rows } = invoices
  const drawn = useMemo(
    () => (currency === null ? null : drawInvoices(rows, currency, today)),
    [rows, currency, today],
  )
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] medium:grid-cols-2">
        {pictures && currency ? (
          <>
            <FlowPicture organizationId={organizationId} pictures={pictures} currency={currency} />
            <BalancePicture pictures={pictures} currency={currency} />
          </>
        ) : (
          <Missing
            failure={reports.failure}
            isReading={reports.isReading}
            none={describeNone(t, reports, currency)}
            onAgain={reports.again}
          />
        )}
        {drawn && drawn.count > 0 && currency ? (
          <>
            <AgePicture pictures={drawn} currency={currency} />
            <StepPicture pictures={drawn} />
          </>
        ) : (
          <Missing
            failure={invoices.failure}
            isReading={invoices.isReading}
            none={currency && t('collectionReports.pictures.none', { currency })}
            onAgain={() => void invoices.more()}
          />
        )}
      </div>
      {rows.length > 0 && invoices.failure && (
        <FailureBlock
          failure={invoices.failure}
          doing="read"
          look="strip"
          steps={<Button onClick={() => void invoices.more()}>{t('states.tryAgain')}</Button>}
        />
      )}
      {rows.length > 0 && (
        <PictureNotes
          organizationId={organizationId}
          count={rows.length}
          isAtEnd={invoices.isAtEnd}
          pictures={pictures}
          outliers={drawn?.outliers ?? []}
          currency={currency}
        />
      )}
    </>
  )
}

type GridProps = {
  organizationId: string
  reports: ReturnType<typeof useReports>
  pictures: ReportPictures | null
  currency: string | null
}

type MissingProps = Pick<GridProps['reports'], 'failure' | 'isReading'> & {
  none: ReactNode
  onAgain: () => void
}

/** Why two pictures are not there. */
function Missing({ failure, isReading, none, onAgain }: MissingProps) {
  const t = useT()
  if (failure)
    return (
      <div className="col-span-full border-b border-line">
        <FailureBlock
          failure={failure}
          doing="read"
          steps={<Button onClick={onAgain}>{t('states.tryAgain')}</Button>}
        />
      </div>
    )
  if (isReading)
    return (
      <div className="col-span-full">
        <Skeleton rows={4} columns={4} />
      </div>
    )
  return (
    none && (
      <p className="col-span-full border-b border-line px-6 py-5 text-ink-3 max-narrow:px-4">
        {none}
      </p>
    )
  )
}

function describeNone(
  t: ReturnType<typeof useT>,
  { rows }: GridProps['reports'],
  currency: string | null,
) {
  if (rows.length > 0) return t('collectionReports.pictures.notDrawn')
  return currency && t('collectionReports.pictures.noReports', { currency })
}

type NotesProps = Pick<GridProps, 'organizationId' | 'pictures' | 'currency'> & {
  count: number
  isAtEnd: boolean
  outliers: InvoicePictures<InvoiceRow>['outliers']
}

/** Over how much the pictures count, and what is left out of them, by name. */
function PictureNotes({
  organizationId,
  pictures,
  currency,
  count,
  isAtEnd,
  outliers,
}: NotesProps) {
  const t = useT()
  const periods = pictures?.points.filter(({ isOutlier }) => isOutlier) ?? []
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 px-6 py-2.5 text-xs text-ink-3 max-narrow:px-4">
      <span role="status">
        {t(isAtEnd ? 'collectionReports.foot.invoices' : 'collectionReports.foot.newest', {
          count,
        })}
      </span>
      {periods.map((point) => (
        <span key={point.from}>
          {t('collectionReports.foot.outlierPeriod', {
            period: labelPeriod(t, point),
            amount:
              point.registered === null
                ? t('collectionReports.pictures.notKnown')
                : `${formatDecimal(point.registered)} ${currency}`,
          })}
        </span>
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
                className={linkLook}
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
