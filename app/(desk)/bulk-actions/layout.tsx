import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function BulkActionsLayout({ children }: { children: ReactNode }) {
  return (
    <Translation
      of={[
        'bulkActions',
        'customerFields',
        'customerImport',
        'fileImport',
        'grid',
        'importResults',
        'journal',
        'savedViews',
      ]}
    >
      {children}
    </Translation>
  )
}
