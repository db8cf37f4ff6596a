import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function DecisionsLayout({ children }: { children: ReactNode }) {
  return <Translation of={['collectionCases', 'decisions', 'savedViews']}>{children}</Translation>
}
