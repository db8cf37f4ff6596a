import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function ReceivablesBatchesLayout({ children }: { children: ReactNode }) {
  return <Translation of={['batches']}>{children}</Translation>
}
