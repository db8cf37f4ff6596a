import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function AgingLayout({ children }: { children: ReactNode }) {
  return <Translation of={['grid', 'ledger']}>{children}</Translation>
}
