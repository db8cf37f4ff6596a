import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function CustomerImportLayout({ children }: { children: ReactNode }) {
  return <Translation of={['customerImport', 'fileImport']}>{children}</Translation>
}
