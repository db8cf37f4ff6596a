import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function SettlementsLayout({ children }: { children: ReactNode }) {
  return <Translation of={['savedViews', 'settlements']}>{children}</Translation>
}
