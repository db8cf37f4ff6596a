import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function ReportsLayout({ children }: { children: ReactNode }) {
  return (
    <Translation of={['collectionInvoices', 'collectionReports', 'settlements']}>
      {children}
    </Translation>
  )
}
