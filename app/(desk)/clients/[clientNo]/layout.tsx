import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function ClientLayout({ children }: { children: ReactNode }) {
  return (
    <Translation of={['checks', 'customerFields', 'customers', 'savedViews']}>
      {children}
    </Translation>
  )
}
