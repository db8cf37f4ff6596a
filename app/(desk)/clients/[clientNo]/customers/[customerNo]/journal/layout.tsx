import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function CustomerJournalLayout({ children }: { children: ReactNode }) {
  return <Translation of={['batches', 'bulkActions', 'logItems']}>{children}</Translation>
}
