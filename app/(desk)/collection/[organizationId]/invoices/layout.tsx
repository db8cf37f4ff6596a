import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function CollectionInvoicesLayout({ children }: { children: ReactNode }) {
  return (
    <Translation
      of={[
        'adjustments',
        'batches',
        'claimBreakdown',
        'collectionCases',
        'collectionInvoices',
        'decisions',
        'exportPanel',
        'exports',
        'grid',
        'savedViews',
      ]}
    >
      {children}
    </Translation>
  )
}
