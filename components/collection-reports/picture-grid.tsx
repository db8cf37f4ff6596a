import { useMemo } from 'react'
import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { useToday } from '@/lib/client/hydration'
import { usePagedList } from '@/lib/client/lists/use-paged-list'
import { useT } from '@/lib/client/translation'
import { getInvoicePagesQuery } from '@/lib/features/collection-invoices/client/public'
import { drawInvoices } from '@/lib/features/collection-reports/domain/invoice-pictures'
import {
  listReportCurrencies,
  type ReportPictures,
} from '@/lib/features/collection-reports/domain/report-pictures'
import { useReadAhead, type useReports } from '@/lib/features/settlements/client/public'
import { AgePicture } from './age-picture'
import { BalancePicture } from './balance-picture'
import { FlowPicture } from './flow-picture'
import { MissingPictures } from './missing-pictures'
import { PictureNotes } from './picture-notes'
import { StepPicture } from './step-picture'

/**
 * The pictures of one currency: two of the reports of the period, two of the invoices themselves. What
 * could not be read says so in its place, and takes nothing else with it.
 */
export function PictureGrid({ organizationId, reports, pictures, currency: asked }: GridProps) {
  const t = useT()
  const today = useToday()
  const invoices = useReportInvoices(organizationId)
  const { rows } = invoices
  const currency = useMemo(() => asked ?? listReportCurrencies(rows)[0] ?? null, [asked, rows])
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
          <MissingPictures
            of="reports"
            failure={reports.failure}
            isReading={reports.isReading}
            none={describeNone(t, reports, currency)}
            onAgain={reports.again}
          />
        )}
        {drawn && drawn.count > 0 && currency ? (
          <>
            <AgePicture pictures={drawn} currency={currency} isWhole={invoices.isWhole} />
            <StepPicture pictures={drawn} isWhole={invoices.isWhole} />
          </>
        ) : (
          <MissingPictures
            of="invoices"
            failure={invoices.failure}
            isReading={invoices.isReading}
            none={drawn && currency && describeNoInvoices(t, drawn, invoices.isWhole, currency)}
            onAgain={() => void invoices.more()}
          />
        )}
      </div>
      {rows.length > 0 && invoices.failure && (
        <FailureBlock
          failure={invoices.failure}
          doing="read"
          variant="strip"
          steps={<Button onClick={() => void invoices.more()}>{t('states.tryAgain')}</Button>}
        />
      )}
      {rows.length > 0 && (
        <PictureNotes
          organizationId={organizationId}
          count={rows.length}
          isWhole={invoices.isWhole}
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
  /** Null where no report says: then that of most invoices. */
  currency: string | null
}

function describeNone(
  t: ReturnType<typeof useT>,
  { rows, isAtEnd }: GridProps['reports'],
  currency: string | null,
) {
  if (rows.length > 0) return t('collectionReports.pictures.notDrawn')
  return isAtEnd && currency && t('collectionReports.pictures.noReports', { currency })
}

/** Says that there is no invoice only where every one was read, and none may be of the currency. */
const describeNoInvoices = (
  t: ReturnType<typeof useT>,
  { unplaced }: { unplaced: number },
  isWhole: boolean,
  currency: string,
) =>
  t(
    isWhole && unplaced === 0
      ? 'collectionReports.pictures.none'
      : 'collectionReports.pictures.unknown',
    { currency },
  )

/** The collection invoices of an organization, newest first, as far as they are read by themselves. */
function useReportInvoices(organizationId: string) {
  const list = usePagedList(getInvoicePagesQuery(organizationId, {}))
  useReadAhead({
    rows: list.rows,
    more: list.isAtEnd || list.failure ? null : () => void list.more(),
    isReading: list.isReading,
    isResting: list.isResting,
  })
  return { ...list, isWhole: list.isAtEnd && !list.isSilent && !list.isIncomplete }
}
