import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function StoredFilesLayout({ children }: { children: ReactNode }) {
  return <Translation of={['registrations', 'storedFiles']}>{children}</Translation>
}
