import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function ActionsLayout({ children }: { children: ReactNode }) {
  return <Translation of={['actions']}>{children}</Translation>
}
