import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function SearchLayout({ children }: { children: ReactNode }) {
  return <Translation of={['exportPanel', 'exports', 'grid']}>{children}</Translation>
}
