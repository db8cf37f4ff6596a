import {
  AreaStrip,
  CollectionCell,
  DeliveryCell,
  useLinkedItems,
} from '@/components/customers/public'
import { PagePart } from '@/components/ui/page-part'
import { useT } from '@/lib/client/translation'
import type { ItemRow } from '@/lib/features/ar-items/client/ar-items'
import { useCustomerItems } from '@/lib/features/customers/client/public'

/**
 * What was sent of an item, and what debt collection has of it. Both are found among what is the
 * customer's, so of an item without a customer neither is known.
 */
export function ItemAreas({ item, hasCustomer }: { item: ItemRow; hasCustomer: boolean }) {
  const t = useT()
  if (hasCustomer) return <CustomersAreas item={item} />
  return (
    <PagePart title={t('arItems.parts.delivery')}>
      <p className="text-ink-3">{t('arItems.parts.noCustomer')}</p>
    </PagePart>
  )
}

function CustomersAreas({ item }: { item: ItemRow }) {
  const t = useT()
  const ledger = useCustomerItems()
  const rows = ledger.is === 'known' ? ledger.value.rows : []
  const others = rows.filter(({ arItemId }) => String(arItemId) !== String(item.arItemId))
  const { items, strips } = useLinkedItems([item, ...others], [item])
  const [linked] = items
  const isReading = ledger.is === 'reading'
  return (
    <>
      <PagePart title={t('arItems.parts.delivery')}>
        <DeliveryCell link={isReading || !linked ? { is: 'reading' } : linked.delivery} />
      </PagePart>
      <PagePart title={t('arItems.parts.collection')}>
        <CollectionCell
          item={item}
          link={isReading || !linked ? { is: 'reading' } : linked.collection}
        />
      </PagePart>
      <AreaStrip state={ledger} />
      {strips}
    </>
  )
}
