import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function NewInvoicesLayout({ children }: { children: ReactNode }) {
  return (
    <Translation of={['batches', 'customerPicker', 'fileImport', 'invoiceRegistration']}>
      {children}
    </Translation>
  )
}
