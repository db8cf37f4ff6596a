import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function InvoicesLayout({ children }: { children: ReactNode }) {
  return (
    <Translation
      of={[
        'causes',
        'collectionCases',
        'collectionInvoices',
        'customerFields',
        'deliveryFailures',
        'invoiceSearch',
        'invoiceTracking',
        'lookups',
        'references',
        'timeline',
        'transactions',
        'understood',
      ]}
    >
      {children}
    </Translation>
  )
}
