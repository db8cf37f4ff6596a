import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function CodesLayout({ children }: { children: ReactNode }) {
  return <Translation of={['codes']}>{children}</Translation>
}
