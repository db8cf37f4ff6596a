import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function ClientLayout({ children }: { children: ReactNode }) {
  return (
    <Translation
      of={['bulkActions', 'checks', 'customerFields', 'customers', 'grid', 'savedViews']}
    >
      {children}
    </Translation>
  )
}
