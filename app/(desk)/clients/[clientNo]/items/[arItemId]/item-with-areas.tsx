'use client'

import dynamic from 'next/dynamic'
import { ItemPage } from '@/components/ar-items/item-page'
import { ItemAreas } from '@/components/customers/whole/item-areas'
import { ItemPostings } from '@/components/ledger/lines/item-postings'
import {
  type CustomerPlace,
  CustomerPlaceProvider,
} from '@/lib/features/customers/client/customer-place'

const StopDialog = dynamic(
  () => import('@/components/customers/whole/verbs/stop-dialog').then((part) => part.StopDialog),
  { ssr: false },
)

type Props = { place: Omit<CustomerPlace, 'customerNo'>; arItemId: string }

/** One receivable item with what its customer has elsewhere, and its stops, set as on a customer's. */
export const ItemWithAreas = ({ place, arItemId }: Props) => (
  <ItemPage
    clientNo={place.clientNo}
    userName={place.userName}
    arItemId={arItemId}
    areas={(item) => (
      <CustomerPlaceProvider place={{ ...place, customerNo: item.customerNo?.trim() ?? '' }}>
        <ItemAreas item={item} />
      </CustomerPlaceProvider>
    )}
    postings={(item) => (
      <ItemPostings
        clientNo={place.clientNo}
        documentNo={item.documentNo?.trim() ?? ''}
        arItemId={item.arItemId == null ? null : String(item.arItemId)}
      />
    )}
    stopDialog={(item, onClose) => (
      <CustomerPlaceProvider place={{ ...place, customerNo: item.customerNo?.trim() ?? '' }}>
        <StopDialog items={[item]} onClose={onClose} />
      </CustomerPlaceProvider>
    )}
  />
)
