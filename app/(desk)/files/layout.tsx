import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function FilesLayout({ children }: { children: ReactNode }) {
  return (
    <Translation
      of={[
        'bundles',
        'causes',
        'customerFields',
        'deliveryFailures',
        'invoiceSearch',
        'registrations',
        'savedViews',
        'transactions',
        'understood',
      ]}
    >
      {children}
    </Translation>
  )
}
