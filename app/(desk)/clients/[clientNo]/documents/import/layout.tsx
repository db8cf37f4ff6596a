import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function DocumentImportLayout({ children }: { children: ReactNode }) {
  return <Translation of={['batches', 'fileImport']}>{children}</Translation>
}
