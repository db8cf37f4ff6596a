import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function LedgerLayout({ children }: { children: ReactNode }) {
  return <Translation of={['grid', 'ledger']}>{children}</Translation>
}
