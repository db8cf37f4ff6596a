import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function ItemsLayout({ children }: { children: ReactNode }) {
  return (
    <Translation
      of={[
        'arItems',
        'causes',
        'collectionCases',
        'collectionInvoices',
        'deliveryFailures',
        'grid',
        'invoiceSearch',
        'invoiceTracking',
        'logItems',
        'transactions',
        'understood',
      ]}
    >
      {children}
    </Translation>
  )
}
