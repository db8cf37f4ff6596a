import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function SendLayout({ children }: { children: ReactNode }) {
  return (
    <Translation of={['customerPicker', 'fileImport', 'grid', 'invoiceSending', 'understood']}>
      {children}
    </Translation>
  )
}
