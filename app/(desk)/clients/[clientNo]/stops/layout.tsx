import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function StopsLayout({ children }: { children: ReactNode }) {
  return <Translation of={['customerStops', 'form']}>{children}</Translation>
}
