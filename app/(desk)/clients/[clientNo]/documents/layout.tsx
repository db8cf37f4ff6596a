import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function DocumentsLayout({ children }: { children: ReactNode }) {
  return <Translation of={['customerPicker', 'documents', 'registrations']}>{children}</Translation>
}
