import { BarPicture } from '@/components/data-grid/bar-picture'
import { useT } from '@/lib/client/translation'
import { labelInvoiceType } from '@/lib/features/collection-invoices/messages/public'
import type { InvoicePictures } from '@/lib/features/collection-reports/domain/invoice-pictures'
import { formatShare } from '@/lib/shared/format/amount'
import { formatCount } from '@/lib/shared/format/count'
import { computeFraction, sumDecimals } from '@/lib/shared/numbers/money'
import { ReportPicture } from './report-picture'

type StepProps = {
  pictures: InvoicePictures<unknown>
  /** Every invoice was read. */
  isWhole: boolean
}

/** How much of the principal closed invoices brought, by the step at which they closed. */
export function StepPicture({ pictures, isWhole }: StepProps) {
  const t = useT()
  const { steps, closedCount, uncounted, unplaced } = pictures
  const isNone = isWhole && closedCount + unplaced === 0
  const principal = sumDecimals(steps.map((step) => step.principal))
  const paid = sumDecimals(steps.map((step) => step.paid))
  const count = steps.reduce((sum, step) => sum + step.count, 0)
  return (
    <ReportPicture
      title={t('collectionReports.steps.title')}
      note={t('collectionReports.steps.at')}
      value={
        principal === '0'
          ? t(isNone ? 'collectionReports.steps.nothing' : 'collectionReports.pictures.notKnown')
          : t('collectionReports.steps.value', { share: formatShare(paid, principal) })
      }
      definition={
        <>
          {t('collectionReports.steps.definition', { count })}{' '}
          {uncounted > 0 && t('collectionReports.steps.uncounted', { count: uncounted })}
        </>
      }
    >
      {steps.length > 0 && (
        <table className="mt-2 w-full tabular-nums">
          <caption className="sr-only">{t('collectionReports.steps.title')}</caption>
          <thead className="text-xs text-ink-3">
            <tr>
              <th scope="col" className="text-left font-medium">
                {t('collectionReports.steps.step')}
              </th>
              <td />
              <th scope="col" className="pl-3 text-right font-medium">
                {t('collectionReports.steps.share')}
              </th>
              <th scope="col" className="pl-3 text-right font-medium">
                {t('collectionReports.steps.of')}
              </th>
            </tr>
          </thead>
          <tbody>
            {steps.map((step) => (
              <tr key={step.type} className="h-9">
                <th
                  scope="row"
                  className="pr-3 text-left font-regular whitespace-nowrap text-ink-2"
                >
                  <span title={step.type ?? undefined}>
                    {labelInvoiceType(t, step.type) ??
                      step.type ??
                      t('collectionReports.steps.unnamed')}
                  </span>
                </th>
                <td className="w-full">
                  <BarPicture
                    position={{
                      from: 0,
                      to: Math.min(1, computeFraction(step.paid, step.principal)),
                    }}
                    fill="fill-accent-fill"
                    className="bg-line"
                  />
                </td>
                <td className="min-w-14 pl-3 text-right font-medium">
                  {formatShare(step.paid, step.principal)}
                </td>
                <td className="min-w-14 pl-3 text-right text-ink-3">{formatCount(step.count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ReportPicture>
  )
}
