import { Link } from '@/components/ui/link'
import { DecimalAmount } from '@/components/ui/money-amount'
import { useT } from '@/lib/client/translation'
import { toInvoicesQueryString } from '@/lib/features/collection-invoices/client/public'
import { makeChartScale } from '@/lib/features/collection-reports/domain/chart-scale'
import type {
  ReportPictures,
  ReportPoint,
} from '@/lib/features/collection-reports/domain/report-pictures'
import { labelPeriod, shortenPeriod } from '@/lib/features/collection-reports/messages/label-period'
import { formatDecimal, formatShare } from '@/lib/shared/format/amount'
import type { Translate } from '@/lib/shared/i18n/translate'
import { computeFraction, type Decimal } from '@/lib/shared/numbers/money'
import { routes } from '@/lib/shared/routes'
import { ChartFrame, toHundredths } from './chart-frame'
import { ReportPicture } from './report-picture'

type FlowProps = { organizationId: string; pictures: ReportPictures; currency: string }

/** What happened in each period: bars, with their sum; each leads to the invoices handed over in it. */
export function FlowPicture({ organizationId, pictures, currency }: FlowProps) {
  const t = useT()
  const { points, newest, registered, collected } = pictures
  const drawn = points.filter(({ isOutlier }) => !isOutlier)
  const scale = makeChartScale(
    Math.max(...drawn.flatMap((point) => [toSize(point.registered), toSize(point.collected)]), 0),
  )
  const period = labelPeriod(t, newest)
  const isShared =
    newest.registered !== null && newest.collected !== null && newest.registered !== '0'
  const sums = [registered, collected].map((sum) =>
    sum && sum.total !== null && sum.unknown + sum.tooLong === 0 ? sum.total : null,
  )
  return (
    <ReportPicture
      title={t('collectionReports.flows.title')}
      note={<Legend />}
      value={<DecimalAmount value={newest.collected} currency={currency} />}
      meaning={
        isShared
          ? t('collectionReports.flows.share', {
              period,
              share: formatShare(newest.collected!, newest.registered!),
            })
          : t('collectionReports.flows.value', { period })
      }
      definition={
        <>
          {t(`collectionReports.unit.${scale.unit}`, { currency })}{' '}
          {t('collectionReports.flows.definition')}{' '}
          {sums[0] != null && sums[1] != null && points.length > 1 && (
            <>
              {t('collectionReports.flows.sums', {
                count: String(points.length),
                registered: `${formatDecimal(sums[0])} ${currency}`,
                collected: `${formatDecimal(sums[1])} ${currency}`,
              })}{' '}
            </>
          )}
          {t('collectionReports.flows.press')}
        </>
      }
    >
      <ChartFrame
        scale={scale}
        names={points.map((point) => shortenPeriod(t, point))}
        overlay={
          <ul className="flex h-full">
            {points.map((point) => (
              <li key={point.from} className="h-full min-w-0 flex-1">
                <Link
                  href={routes.collectionInvoices(
                    organizationId,
                    toInvoicesQueryString({ From: point.from, To: point.until }),
                  )}
                  aria-label={describePoint(t, point, currency)}
                  title={describePoint(t, point, currency)}
                  className="block h-full hover:bg-ink/5 focus-visible:-outline-offset-2"
                />
              </li>
            ))}
          </ul>
        }
      >
        {points.map((point, at) => (
          <Columns key={point.from} point={point} top={scale.top} at={at} count={points.length} />
        ))}
      </ChartFrame>
    </ReportPicture>
  )
}

const toSize = (amount: Decimal | null) => Math.max(0, computeFraction(amount ?? '0', '1'))

type ColumnsProps = { point: ReportPoint; top: number; at: number; count: number }

/** Two bars side by side; a bar of nothing is none, and an outlier has none. */
function Columns({ point, top, at, count }: ColumnsProps) {
  if (point.isOutlier) return null
  const bars = [
    { key: 'registered', x: 0.12, fill: 'fill-line-strong', size: toSize(point.registered) },
    { key: 'collected', x: 0.52, fill: 'fill-accent-fill', size: toSize(point.collected) },
  ]
  return bars.map(({ key, x, fill, size }) => {
    const height = size === 0 ? 0 : Math.max(size / top, 0.007)
    return (
      <rect
        key={key}
        className={fill}
        x={toHundredths((at + x) / count)}
        y={toHundredths(1 - height)}
        width={toHundredths(0.36 / count)}
        height={toHundredths(height)}
      />
    )
  })
}

function Legend() {
  const t = useT()
  return (
    <span className="flex gap-3.5" aria-hidden="true">
      {(['registered', 'collected'] as const).map((flow) => (
        <span key={flow} className="flex items-center gap-1.5">
          <svg className="size-2" viewBox="0 0 8 8" aria-hidden="true" focusable="false">
            <rect
              className={flow === 'registered' ? 'fill-line-strong' : 'fill-accent-fill'}
              width="8"
              height="8"
            />
          </svg>
          {t(`collectionReports.flows.${flow}`)}
        </span>
      ))}
    </span>
  )
}

function describePoint(t: Translate, point: ReportPoint, currency: string): string {
  const write = (amount: Decimal | null) =>
    amount === null
      ? t('collectionReports.pictures.notKnown')
      : `${formatDecimal(amount)} ${currency}`
  return t('collectionReports.flows.open', {
    period: labelPeriod(t, point),
    registered: write(point.registered),
    collected: write(point.collected),
  })
}
