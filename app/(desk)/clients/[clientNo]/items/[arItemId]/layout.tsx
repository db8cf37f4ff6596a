import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function ItemLayout({ children }: { children: ReactNode }) {
  return <Translation of={['ledger']}>{children}</Translation>
}
