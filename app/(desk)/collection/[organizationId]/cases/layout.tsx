import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function CasesLayout({ children }: { children: ReactNode }) {
  return (
    <Translation
      of={['claimBreakdown', 'collectionCases', 'decisions', 'grid', 'savedViews', 'understood']}
    >
      {children}
    </Translation>
  )
}
