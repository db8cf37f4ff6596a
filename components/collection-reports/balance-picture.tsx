import { DecimalAmount } from '@/components/ui/money-amount'
import { useT } from '@/lib/client/translation'
import { makeChartScale } from '@/lib/features/collection-reports/domain/chart-scale'
import type {
  ReportPictures,
  ReportPoint,
} from '@/lib/features/collection-reports/domain/report-pictures'
import { shortenPeriod } from '@/lib/features/collection-reports/messages/label-period'
import { formatShare } from '@/lib/shared/format/amount'
import { formatTitleDate } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { computeFraction, subtractDecimals } from '@/lib/shared/numbers/money'
import { ChartFrame, toHundredths } from './chart-frame'
import { ReportPicture } from './report-picture'

/** What remained at the end of each period: a line, because balances have no sum. */
export function BalancePicture({ pictures, currency }: BalanceProps) {
  const t = useT()
  const { points, newest } = pictures
  const sizes = points.map(({ remaining }) =>
    remaining === null ? null : computeFraction(remaining, '1'),
  )
  const scale = makeChartScale(Math.max(...sizes.map((size) => size ?? 0), 0))
  const places = sizes.map((size, at) =>
    size === null || size < 0 ? null : { x: (at + 0.5) / sizes.length, y: size / scale.top },
  )
  return (
    <ReportPicture
      title={t('collectionReports.balance.title')}
      note={t('collectionReports.balance.at')}
      value={<DecimalAmount value={newest.remaining} currency={currency} />}
      meaning={describeBalance(t, pictures)}
      definition={
        <>
          {t(`collectionReports.unit.${scale.unit}`, { currency })}{' '}
          {t('collectionReports.balance.definition')}
        </>
      }
    >
      <div
        role="img"
        aria-label={t('collectionReports.balance.picture', {
          from: formatTitleDate(t, points[0]!.until),
          until: formatTitleDate(t, newest.until),
        })}
      >
        <ChartFrame scale={scale} names={points.map((point) => shortenPeriod(t, point))}>
          {places.map((place, at) => (
            <Segment key={points[at]!.from} from={places[at - 1]} to={place} />
          ))}
          {places.map(
            (place, at) =>
              place && (
                <circle
                  key={points[at]!.from}
                  className={`stroke-accent-fill stroke-[1.75] ${at === places.length - 1 ? 'fill-accent-fill' : 'fill-surface'}`}
                  cx={toHundredths(place.x)}
                  cy={toHundredths(1 - place.y)}
                  r="3.5"
                />
              ),
          )}
        </ChartFrame>
      </div>
    </ReportPicture>
  )
}

type BalanceProps = { pictures: ReportPictures; currency: string }

type Place = { x: number; y: number } | null

/** A line from one balance to the next; there is none from or to one that is not known. */
function Segment({ from, to }: { from: Place | undefined; to: Place }) {
  if (!from || !to) return null
  return (
    <line
      className="stroke-accent-fill stroke-[1.75]"
      x1={toHundredths(from.x)}
      y1={toHundredths(1 - from.y)}
      x2={toHundredths(to.x)}
      y2={toHundredths(1 - to.y)}
    />
  )
}

function describeBalance(t: Translate, { newest, before }: ReportPictures): string {
  const day = formatTitleDate(t, newest.until)
  if (!isComparable(newest) || !before || !isComparable(before))
    return t('collectionReports.balance.value', { day })
  const by = subtractDecimals(newest.remaining, before.remaining)
  const way = by === '0' ? 'same' : by.startsWith('-') ? 'less' : 'more'
  return t(`collectionReports.balance.${way}`, {
    day,
    share: formatShare(by.replace('-', ''), before.remaining),
    before: formatTitleDate(t, before.until),
  })
}

type KnownPoint = ReportPoint & { remaining: string }

/** Only of a balance above zero can another be so much more or less. */
const isComparable = (point: ReportPoint): point is KnownPoint =>
  point.remaining !== null && point.remaining !== '0' && !point.remaining.startsWith('-')
