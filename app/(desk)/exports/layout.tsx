import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function ExportsLayout({ children }: { children: ReactNode }) {
  return <Translation of={['exports']}>{children}</Translation>
}
