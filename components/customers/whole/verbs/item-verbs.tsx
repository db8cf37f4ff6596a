'use client'

import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useLetterKey } from '@/components/ui/hooks/use-letter-key'
import { Kbd } from '@/components/ui/kbd'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import { useCustomerPlace } from '@/lib/features/customers/client/customer-place'
import { getCustomerQuery } from '@/lib/features/customers/client/customers'
import { sumOpenBalance } from '@/lib/features/customers/domain/whole/receivable-items'
import { routes } from '@/lib/shared/routes'
import { FirstTotal, OtherTotals } from '../currency-totals'
import type { LinkedItem } from '../item-list'
import { focusNewNote } from './customer-verbs'

const StopDialog = dynamic(() => import('./stop-dialog').then((part) => part.StopDialog), {
  ssr: false,
})
const HandOverDialog = dynamic(
  () => import('./hand-over-dialog').then((part) => part.HandOverDialog),
  { ssr: false },
)
const ItemNoteDialog = dynamic(
  () => import('./item-note-dialog').then((part) => part.ItemNoteDialog),
  { ssr: false },
)

const ReserveDialog = dynamic(
  () => import('@/components/payment-reservations/public').then((part) => part.ReserveDialog),
  { ssr: false },
)

type Verb = 'stop' | 'handOver' | 'note' | 'reserve'
const keys: Record<Verb, string> = { stop: 's', handOver: 'h', note: 'n', reserve: 'p' }

/**
 * What is done with the ticked invoices, each by its letter too. Where none is ticked the letters
 * mean the customer: its stops, and a note about it.
 */
export function ItemVerbs({ ticked }: { ticked: readonly LinkedItem[] }) {
  const t = useT()
  const router = useRouter()
  const offers = useOffers()
  const { clientNo, customerNo, organizationId, userName } = useCustomerPlace()
  const { data: customer } = useQuery(getCustomerQuery(clientNo, customerNo))
  const [asked, setAsked] = useState<Verb | null>(null)
  const items = ticked.map(({ item }) => item)
  const isOffered: Record<Verb, boolean> = {
    stop: offers('updateArItem'),
    handOver: offers('createCollectionInvoices') && organizationId !== null && Boolean(customer),
    note: offers('addCustomerNote'),
    reserve: offers('createPaymentReservation'),
  }
  /** A payment is reserved on one invoice. */
  const canAsk = (verb: Verb) =>
    isOffered[verb] && (verb === 'reserve' ? ticked.length === 1 : ticked.length > 0)
  const ask = (verb: Verb) => canAsk(verb) && setAsked(verb)
  const close = () => setAsked(null)

  useLetterKey(keys.stop, () =>
    ticked.length > 0
      ? ask('stop')
      : offers('updateCustomer') &&
        router.push(routes.customerField(clientNo, customerNo, 'stopReminderUntil')),
  )
  useLetterKey(keys.handOver, () => ask('handOver'))
  useLetterKey(keys.reserve, () => ask('reserve'))
  useLetterKey(keys.note, () => (ticked.length > 0 ? ask('note') : focusNewNote()))

  return (
    <>
      <span role="status" className="flex flex-wrap gap-x-1.5 tabular-nums">
        <span>{t('customers.whole.verbs.ticked', { count: ticked.length })}</span>
        {ticked.length > 0 && (
          <span className="text-ink-2">
            <FirstTotal totals={sumOpenBalance(items)} />{' '}
            <OtherTotals totals={sumOpenBalance(items)} />
          </span>
        )}
      </span>
      {(Object.keys(keys) as Verb[])
        .filter((verb) => isOffered[verb])
        .map((verb) => (
          <Button
            key={verb}
            size="sm"
            aria-haspopup="dialog"
            aria-keyshortcuts={keys[verb]}
            aria-disabled={!canAsk(verb) || undefined}
            onClick={() => ask(verb)}
          >
            {t(`customers.whole.verbs.${verb}.open`)} <Kbd>{keys[verb].toUpperCase()}</Kbd>
          </Button>
        ))}
      {asked === 'stop' && <StopDialog items={items} onClose={close} />}
      {asked === 'note' && <ItemNoteDialog items={items} onClose={close} />}
      {asked === 'reserve' && items[0] && (
        <ReserveDialog {...{ clientNo, userName }} item={items[0]} onClose={close} />
      )}
      {asked === 'handOver' && customer && organizationId !== null && (
        <HandOverDialog
          items={ticked}
          customer={customer}
          organizationId={organizationId}
          onClose={close}
        />
      )}
    </>
  )
}
