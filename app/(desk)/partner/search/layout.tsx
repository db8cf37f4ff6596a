import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function SearchLayout({ children }: { children: ReactNode }) {
  return (
    <Translation
      of={[
        'causes',
        'customerFields',
        'deliveryFailures',
        'exportPanel',
        'exports',
        'grid',
        'invoiceSearch',
        'savedViews',
        'transactions',
        'understood',
      ]}
    >
      {children}
    </Translation>
  )
}
