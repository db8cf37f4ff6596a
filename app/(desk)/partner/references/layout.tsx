import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function ReferencesLayout({ children }: { children: ReactNode }) {
  return <Translation of={['referenceCheck']}>{children}</Translation>
}
