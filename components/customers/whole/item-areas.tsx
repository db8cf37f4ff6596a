'use client'

import { PageSection } from '@/components/ui/page-section'
import { useT } from '@/lib/client/translation'
import { useCustomerItems } from '@/lib/features/customers/client/use-customer-areas'
import { CollectionCell, DeliveryCell, type ItemRow } from './item-cells'
import { useLinkedItems } from './linked-items'
import { AreaStrip } from './not-known'

/**
 * What was sent of one item of the customer of the page, and what debt collection has of it, by the
 * joints that the customer's invoices have.
 */
export function ItemAreas({ item }: { item: ItemRow }) {
  const t = useT()
  const ledger = useCustomerItems()
  const rows = ledger.is === 'known' ? ledger.value.rows : []
  const others = rows.filter(({ arItemId }) => String(arItemId) !== String(item.arItemId))
  const { items, strips } = useLinkedItems([item, ...others], [item])
  const linked = ledger.is === 'reading' ? undefined : items[0]
  return (
    <>
      <PageSection title={t('customers.whole.items.delivery')}>
        <DeliveryCell item={item} link={linked?.delivery ?? { is: 'reading' }} />
      </PageSection>
      <PageSection title={t('customers.whole.items.collection')}>
        <CollectionCell item={item} link={linked?.collection ?? { is: 'reading' }} />
      </PageSection>
      <AreaStrip state={ledger} />
      {strips}
    </>
  )
}
