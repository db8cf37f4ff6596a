import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function BankAgreementsLayout({ children }: { children: ReactNode }) {
  return <Translation of={['bankAgreements', 'checks', 'registrations']}>{children}</Translation>
}
