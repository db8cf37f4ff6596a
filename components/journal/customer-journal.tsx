'use client'

import { t } from '@/lib/format/translate'
import { routes } from '@/lib/routes'
import { JournalEntries } from './journal-entries'

/** The writes of one customer, with what stood there before, what was sent, and what a read saw then. */
export function CustomerJournal({ clientNo, customerNo, before }: { clientNo: string; customerNo: string; before: string | null }) {
  const here = routes.customerJournal(clientNo, customerNo)
  return (
    <JournalEntries
      question={{ clientNo, customerNo, limit: 50, ...(before && { before }) }}
      hrefOf={(older) => (older ? `${here}?${new URLSearchParams({ before: older })}` : here)}
      empty={t('journal.emptyCustomer')}
    />
  )
}
