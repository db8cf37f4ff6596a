import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function CompaniesLayout({ children }: { children: ReactNode }) {
  return <Translation of={['checks', 'companies', 'registrations']}>{children}</Translation>
}
