import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function PaymentsLayout({ children }: { children: ReactNode }) {
  return (
    <Translation of={['adjustments', 'batches', 'collectionInvoices', 'paymentMatching']}>
      {children}
    </Translation>
  )
}
