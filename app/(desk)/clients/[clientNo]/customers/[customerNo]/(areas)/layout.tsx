import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

/** Around the pages of a customer that speak of other areas. */
export default function CustomerAreasLayout({ children }: { children: ReactNode }) {
  return (
    <Translation
      of={[
        'causes',
        'collectionCases',
        'collectionInvoices',
        'deliveryFailures',
        'grid',
        'invoiceSearch',
        'invoiceTracking',
        'paymentReservations',
        'transactions',
        'understood',
      ]}
    >
      {children}
    </Translation>
  )
}
