import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function SendAgainLayout({ children }: { children: ReactNode }) {
  return <Translation of={['understood']}>{children}</Translation>
}
