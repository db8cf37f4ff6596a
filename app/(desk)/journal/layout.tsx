import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function JournalLayout({ children }: { children: ReactNode }) {
  return (
    <Translation of={['batches', 'bulkActions', 'customerFields', 'grid', 'savedViews']}>
      {children}
    </Translation>
  )
}
