import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function BatchesLayout({ children }: { children: ReactNode }) {
  return <Translation of={['adjustments', 'batches', 'collectionInvoices']}>{children}</Translation>
}
