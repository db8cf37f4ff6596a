import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function FailuresLayout({ children }: { children: ReactNode }) {
  return <Translation of={['checks', 'grid']}>{children}</Translation>
}
