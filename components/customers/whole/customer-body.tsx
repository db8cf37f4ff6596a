import type { ReactNode } from 'react'
import { useShowsRest } from '@/lib/client/hydration'
import { CustomerContact } from './aside/customer-contact'
import { CustomerLatest } from './aside/customer-latest'
import { CustomerPayments } from './aside/customer-payments'
import { CustomerNotes } from './customer-notes'
import { CustomerOwner } from './customer-owner'
import type { CustomerTab } from './customer-tabs'

/**
 * What a tab of a customer shows, with who has the customer, the notes, and what one asks before a
 * call beside it; below it where there is no room. What the tab itself shows is not said twice.
 */
export function CustomerBody({ current, children }: { current: CustomerTab; children: ReactNode }) {
  // the other tabs are lists, whose scroll place is found again in a page of its whole height
  const showsAside = useShowsRest() || current !== 'details'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] roomy:grid-cols-[minmax(0,1fr)_288px]">
      <div className="min-w-0">{children}</div>
      <div className={asideClass}>
        {showsAside && (
          <>
            <CustomerOwner />
            <CustomerNotes />
            {current !== 'details' && <CustomerContact />}
            <CustomerPayments />
            {current !== 'journal' && <CustomerLatest />}
          </>
        )}
      </div>
    </div>
  )
}

const asideClass = [
  'grid content-start gap-6 border-t border-line px-6 pt-4.5 pb-8 max-narrow:px-4 print:hidden',
  'roomy:border-t-0 roomy:border-l roomy:px-5',
].join(' ')
