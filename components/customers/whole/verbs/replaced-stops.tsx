import { useT } from '@/lib/client/translation'
import type { StopKind } from '@/lib/contracts/desk/receivables/stops'
import { findReplacedStop } from '@/lib/features/customers/domain/whole/item-stops'
import { describeStop, type ItemRow } from '../item-cells'
import { ItemNames, ItemTerm } from './item-names'

/** The stops that are set already and that the new one takes the place of, as far as is known. */
export function ReplacedStops({
  items,
  kind,
  today,
}: {
  items: readonly ItemRow[]
  kind: StopKind
  today: string
}) {
  const t = useT()
  const found = items.map((item) => ({ item, stop: findReplacedStop(item, kind, today) }))
  const untold = found.flatMap(({ item, stop }) => (stop === 'untold' ? [item] : []))
  const running = found.flatMap(({ item, stop }) =>
    stop === null || stop === 'untold' ? [] : [{ item, stop }],
  )
  return (
    <>
      {running.length > 0 && (
        <ItemTerm term={t('customers.whole.verbs.stop.replaced')}>
          {running.map(({ item, stop }) => (
            <span key={String(item.arItemId)} className="block">
              <ItemNames items={[item]} />: {describeStop(t, stop)}
            </span>
          ))}
        </ItemTerm>
      )}
      {untold.length > 0 && (
        <ItemTerm term={t('customers.whole.verbs.stop.untold')}>
          <ItemNames items={untold} />:{' '}
          {t('customers.whole.verbs.stop.untoldMeaning', { count: untold.length })}
        </ItemTerm>
      )}
    </>
  )
}
