import type { ReactNode } from 'react'
import { Translation } from '@/lib/composition/translation'

export default function DeliveryTimesLayout({ children }: { children: ReactNode }) {
  return <Translation of={['deliveryTimes']}>{children}</Translation>
}
