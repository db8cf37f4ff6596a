import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function PostingsLayout({ children }: { children: ReactNode }) {
  return <Translation of={['autoPostings']}>{children}</Translation>
}
