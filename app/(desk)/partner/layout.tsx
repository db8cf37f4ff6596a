import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function PartnerLayout({ children }: { children: ReactNode }) {
  return (
    <Translation
      of={[
        'causes',
        'customerFields',
        'deliveryFailures',
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
