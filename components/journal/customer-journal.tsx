'use client'

import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import { routes } from '@/lib/shared/routes'
import { parseRowPosition } from '@/lib/shared/view-query'
import { JournalEntries } from './journal-entries'

type Props = { userName: string; clientNo: string; customerNo: string; before: string | null }

/**
 * The writes of one customer, with what stood there before, what was sent, and what a read saw
 * then.
 */
export function CustomerJournal({ userName, clientNo, customerNo, before }: Props) {
  const t = useT()
  const here = routes.customerJournal(clientNo, customerNo)
  return (
    <JournalEntries
      userName={userName}
      question={{ clientNo, customerNo, limit: 50, ...parseRowPosition(before) }}
      hrefOf={(older) => (older ? `${here}?${new URLSearchParams({ before: older })}` : here)}
      empty={
        <StateBlock kind="empty" title={t('journal.emptyCustomer')}>
          {t('journal.emptyMeaning')}
        </StateBlock>
      }
    />
  )
}
