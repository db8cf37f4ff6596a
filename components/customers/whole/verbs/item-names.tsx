import type { ReactNode } from 'react'
import { useT } from '@/lib/client/translation'
import type { ItemRow } from '../item-cells'

/** The numbers of some items, in one line. */
export function ItemNames({ items }: { items: readonly ItemRow[] }) {
  const t = useT()
  return (
    <span className="font-medium tabular-nums wrap-anywhere">
      {items
        .map(({ documentNo }) => documentNo?.trim() || t('customers.whole.items.noNumber'))
        .join(', ')}
    </span>
  )
}

/** What a verb acts on, and the rows that it does not fit, by why. */
export function ItemSplit({
  fitting,
  misfits,
  children,
}: {
  fitting: readonly ItemRow[]
  /** Each a reason in words, and the rows. */
  misfits: readonly (readonly [why: string, items: readonly ItemRow[]])[]
  /** What else is told of them, as further terms. */
  children?: ReactNode
}) {
  const t = useT()
  return (
    <dl className="grid grid-cols-[100px_minmax(0,1fr)] gap-x-4 gap-y-1 border-b border-line pb-2 max-narrow:grid-cols-1">
      <dt className="text-ink-2">{t('customers.whole.verbs.invoices')}</dt>
      <dd>
        {fitting.length > 0 ? <ItemNames items={fitting} /> : t('customers.whole.verbs.noneFits')}
      </dd>
      {misfits.map(([why, items]) => (
        <ItemTerm key={why} term={t('customers.whole.verbs.leftOut')}>
          <ItemNames items={items} />: {why}
        </ItemTerm>
      ))}
      {children}
    </dl>
  )
}

/** One thing more that is told of some items. */
export const ItemTerm = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="contents text-ink-2">
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)
