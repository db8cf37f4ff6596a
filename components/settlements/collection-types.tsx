import { BarPicture } from '@/components/data-grid/bar-picture'
import { DecimalAmount } from '@/components/ui/money-amount'
import { PageSection } from '@/components/ui/page-section'
import { useT } from '@/lib/client/translation'
import type { Settlement } from '@/lib/features/settlements/client/settlements'
import { sumByCollectionType } from '@/lib/features/settlements/domain/settlement-months'
import { formatCount } from '@/lib/shared/format/count'
import { makeBarScale } from '@/lib/shared/numbers/falling-bars'
import { CollectionType } from './settlement-columns'

/** What settlements of one currency come to by the type of their collection. */
export function CollectionTypes({ rows }: { rows: readonly Settlement[] }) {
  const t = useT()
  const types = sumByCollectionType(rows)
  const scale = makeBarScale(types.flatMap(({ amount }) => amount ?? []))
  return (
    <PageSection title={t('settlements.months.byType.title')}>
      <table className="w-full tabular-nums">
        <caption className="sr-only">{t('settlements.months.byType.title')}</caption>
        <thead className="text-xs text-ink-3 [&_th]:font-medium">
          <tr>
            <th scope="col">{t('settlements.column.type')}</th>
            <td className="w-full" />
            <th scope="col" className="pl-3 text-right">
              {t('settlements.months.byType.count')}
            </th>
            <th scope="col" className="pl-3 text-right">
              {t('settlements.column.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {types.map(({ type, count, amount }) => (
            <tr key={type} className="h-7 [&>*]:border-b [&>*]:border-line">
              <th scope="row" className="pr-3 text-left font-regular whitespace-nowrap">
                <CollectionType code={type} />
              </th>
              <td>
                {amount !== null && (
                  <BarPicture
                    position={scale.toBar(amount)}
                    zeroAt={scale.zeroAt}
                    fill="fill-bar-neutral"
                  />
                )}
              </td>
              <td className="pl-3 text-right">{formatCount(count)}</td>
              <td className="pl-3 text-right">
                <DecimalAmount value={amount} currency={rows[0]?.currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </PageSection>
  )
}
