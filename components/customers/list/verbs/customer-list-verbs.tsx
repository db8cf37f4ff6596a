'use client'

import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ExportRows } from '@/components/data-grid/export-rows'
import type { HandedColumn } from '@/components/data-grid/grid/grid-column'
import { VerbButton } from '@/components/data-grid/verb-button'
import { useToday } from '@/lib/client/hydration'
import { type OperationName, useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import { useCustomerBulkAction } from '@/lib/features/bulk-actions/client/public'
import { handOverCustomers } from '@/lib/features/customer-import/client/public'
import type { CustomerRow } from '@/lib/features/customers/client/customers'
import { listRunningStops } from '@/lib/features/customers/domain/stops'
import { formatCount } from '@/lib/shared/format/count'
import { routes } from '@/lib/shared/routes'

const dialogs = {
  stop: dynamic(() => import('./stop-customers-dialog').then((part) => part.StopCustomersDialog)),
  endStop: dynamic(() => import('./end-stops-dialog').then((part) => part.EndStopsDialog)),
  note: dynamic(() => import('./note-customers-dialog').then((part) => part.NoteCustomersDialog)),
  assign: dynamic(() =>
    import('./assign-customers-dialog').then((part) => part.AssignCustomersDialog),
  ),
}
const BulkActionDialog = dynamic(() =>
  import('@/components/bulk-actions/public').then((part) => part.BulkActionDialog),
)

type Verb = keyof typeof dialogs

const verbs: readonly { verb: Verb; letter: string; operation: OperationName }[] = [
  { verb: 'stop', letter: 's', operation: 'updateCustomer' },
  { verb: 'endStop', letter: 'u', operation: 'updateCustomer' },
  { verb: 'note', letter: 'n', operation: 'addCustomerNote' },
  { verb: 'assign', letter: 'a', operation: 'changeFollowUp' },
]

/** What is out of date once customers were changed. */
const affects: readonly OperationName[] = [
  ...([
    'listCustomers',
    'getCustomer',
    'listCustomerNotes',
    'getFollowUp',
    'listFollowUps',
    'listJournal',
  ] as const),
]

type Props = {
  clientNo: string
  userName: string
  /** The ticked ones. */
  rows: readonly CustomerRow[]
  /** What is exported of each. */
  columns: readonly HandedColumn<CustomerRow>[]
  /** The ticks have done what they were for. */
  onDone: () => void
}

/** What may be done with ticked customers, each by its letter too. */
export function CustomerListVerbs({ clientNo, userName, rows, columns, onDone }: Props) {
  const t = useT()
  const offers = useOffers()
  const router = useRouter()
  const today = useToday()
  const bulk = useCustomerBulkAction(userName)
  const [asked, setAsked] = useState<{ verb: Verb; customers: readonly CustomerRow[] } | null>(null)
  const isRunning = rows.some((row) => listRunningStops(row, today).length > 0)
  const AskedDialog = asked && dialogs[asked.verb]

  function close() {
    setAsked(null)
    if (bulk.bulkActionId !== null) onDone()
    bulk.forget()
  }

  /** Takes them to where many are changed at once. */
  function change() {
    const numbers = rows.flatMap(({ customerNo }) => customerNo ?? [])
    const count = numbers.length
    handOverCustomers(t('customers.bulk.change.name', { count, all: formatCount(count) }), numbers)
    router.push(routes.customerImport(clientNo))
  }

  return (
    <>
      {verbs.map(({ verb, letter, operation }) => (
        <VerbButton
          key={verb}
          letter={letter}
          isOffered={offers(operation) && (verb !== 'endStop' || isRunning)}
          onAsk={() => setAsked({ verb, customers: rows })}
        >
          {t(`customers.bulk.${verb}.open`)}
        </VerbButton>
      ))}
      <VerbButton letter="c" isPage isOffered={offers('updateCustomers')} onAsk={change}>
        {t('customers.bulk.change.open')}
      </VerbButton>
      <ExportRows name={`customers-${clientNo}`} rows={rows} columns={columns} />
      {AskedDialog && bulk.bulkActionId === null && (
        <AskedDialog
          {...{ clientNo, userName, bulk }}
          customers={asked.customers}
          onClose={close}
        />
      )}
      {bulk.bulkActionId !== null && (
        <BulkActionDialog {...{ bulk, affects }} bulkActionId={bulk.bulkActionId} onClose={close} />
      )}
    </>
  )
}
