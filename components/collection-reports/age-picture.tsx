import { BarPicture } from '@/components/data-grid/bar-picture'
import { useT } from '@/lib/client/translation'
import type { InvoicePictures } from '@/lib/features/collection-reports/domain/invoice-pictures'
import { type Age, ages } from '@/lib/features/customers/domain/public'
import { formatDecimal, formatShare } from '@/lib/shared/format/amount'
import { makeBarScale } from '@/lib/shared/numbers/falling-bars'
import { sumDecimals } from '@/lib/shared/numbers/money'
import { ReportPicture } from './report-picture'

const inks: Record<Age, string> = {
  notDue: 'fill-line-strong',
  to30: 'fill-bar-neutral',
  to60: 'fill-ink-3',
  to90: 'fill-ink-2',
  over90: 'fill-ink',
  unknown: 'fill-unknown-mark',
}

type AgeProps = {
  pictures: InvoicePictures<unknown>
  currency: string
  /** Every invoice was read. */
  isWhole: boolean
}

/** How old what is open now is: by days after the due date, in ink, because age is no verdict. */
export function AgePicture({ pictures, currency, isWhole }: AgeProps) {
  const t = useT()
  const { aged, openCount, unplaced } = pictures
  const isNone = isWhole && unplaced + (aged?.uncounted ?? 0) === 0
  const late = aged ? sumDecimals(overdue.map((age) => aged.byAge[age])) : '0'
  const shown = ages.filter((age) => age !== 'unknown' || aged?.byAge.unknown !== '0')
  const scale = makeBarScale(aged ? ages.map((age) => aged.byAge[age]) : [])
  return (
    <ReportPicture
      title={t('collectionReports.age.title')}
      note={t('collectionReports.age.at')}
      value={
        aged && aged.owed !== '0'
          ? t('collectionReports.age.value', { share: formatShare(late, aged.owed) })
          : t(isNone ? 'collectionReports.age.nothing' : 'collectionReports.pictures.notKnown')
      }
      definition={
        <>
          {t('collectionReports.age.definition', { count: openCount })}{' '}
          {aged && aged.credit !== '0' && (
            <>
              {t('collectionReports.age.credit', {
                amount: `${formatDecimal(aged.credit.replace('-', ''))} ${currency}`,
              })}{' '}
            </>
          )}
          {aged &&
            aged.uncounted > 0 &&
            t('collectionReports.age.uncounted', { count: aged.uncounted })}
        </>
      }
    >
      {aged && (aged.owed !== '0' || isNone) && (
        <table className="mt-2 w-full tabular-nums">
          <caption className="sr-only">{t('collectionReports.age.title')}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{t('collectionReports.age.head')}</th>
              <td />
              <th scope="col">{currency}</th>
              <th scope="col">{t('collectionReports.age.share')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((age) => (
              <tr key={age} className="h-8.5">
                <th
                  scope="row"
                  className="pr-3 text-left font-regular whitespace-nowrap text-ink-2"
                >
                  {t(`collectionReports.age.ages.${age}`)}
                </th>
                <td className="w-full">
                  {aged.byAge[age] !== '0' && (
                    <BarPicture position={scale.toBar(aged.byAge[age])} fill={inks[age]} />
                  )}
                </td>
                <td
                  className={`pl-3 text-right whitespace-nowrap ${aged.byAge[age] === '0' ? 'text-ink-3' : ''}`}
                >
                  {formatDecimal(aged.byAge[age])}{' '}
                  <small className="text-xs text-ink-3">{currency}</small>
                </td>
                <td className="min-w-12 pl-3 text-right text-ink-3">
                  {formatShare(aged.byAge[age], aged.owed)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ReportPicture>
  )
}

const overdue = ['to30', 'to60', 'to90', 'over90'] as const
