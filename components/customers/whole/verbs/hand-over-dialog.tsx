'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useToday } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import { useCustomerPlace } from '@/lib/features/customers/client/customer-place'
import type { CustomerRead } from '@/lib/features/customers/client/customers'
import {
  findHandOverMisfit,
  isStopUntold,
  toNewInvoice,
} from '@/lib/features/customers/domain/whole/hand-over'
import { toHandOverFacts } from '@/lib/features/customers/domain/whole/hand-over-facts'
import { handOverInvoices } from '@/lib/features/invoice-registration/client/public'
import { routes } from '@/lib/shared/routes'
import type { LinkedItem } from '../item-list'
import { ItemNames, ItemSplit, ItemTerm } from './item-names'

type Props = {
  items: readonly LinkedItem[]
  customer: CustomerRead
  organizationId: string
  onClose: () => void
}

/**
 * Says which invoices go to debt collection and which do not, and leads with them to the page where
 * they are checked and approved. Nothing is sent from here.
 */
export function HandOverDialog({ items, customer, organizationId, onClose }: Props) {
  const t = useT()
  const router = useRouter()
  const today = useToday()
  const { customerNo } = useCustomerPlace()
  const [asked] = useState(items)
  const byMisfit = Map.groupBy(asked, (row) =>
    findHandOverMisfit(row.item, customer, toHandOverFacts(row), today),
  )
  const fitting = (byMisfit.get(null) ?? []).map(({ item }) => item)
  const untold = fitting.filter((item) => isStopUntold(item, customer))
  const misfits = [...byMisfit].flatMap(([why, rows]) =>
    why === null
      ? []
      : [[t(`customers.whole.verbs.handOver.not.${why}`), rows.map(({ item }) => item)] as const],
  )

  function go() {
    handOverInvoices(
      t('customers.whole.verbs.handOver.source', { customer: customerNo }),
      fitting.map((item) => toNewInvoice(item, customerNo, customer)),
    )
    router.push(routes.newCollectionInvoices(organizationId))
  }

  return (
    <Dialog
      open
      title={t('customers.whole.verbs.handOver.title')}
      intro={t('customers.whole.verbs.handOver.intro')}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button variant="primary" aria-disabled={fitting.length === 0 || undefined} onClick={go}>
            {t('customers.whole.verbs.handOver.check', { count: fitting.length })}
          </Button>
        </>
      }
    >
      <ItemSplit fitting={fitting} misfits={misfits}>
        {untold.length > 0 && (
          <ItemTerm term={t('customers.whole.verbs.handOver.untold')}>
            <ItemNames items={untold} />:{' '}
            {t('customers.whole.verbs.handOver.untoldMeaning', { count: untold.length })}
          </ItemTerm>
        )}
      </ItemSplit>
    </Dialog>
  )
}
