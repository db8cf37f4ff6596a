'use client'

import dynamic from 'next/dynamic'
import { Suspense, useState } from 'react'
import { getButtonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Menu } from '@/components/ui/menu'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import { routes } from '@/lib/shared/routes'

/**
 * Never painted by the server, which also gives it a boundary of its own: without one the whole
 * page is hidden while it is loaded.
 */
const DeleteCustomer = dynamic(
  () => import('./delete-customer').then((module) => module.DeleteCustomer),
  { ssr: false },
)

type Props = {
  clientNo: string
  customerNo: string
  name: string
  userName: string
  mayDelete: boolean
  onDeleted: () => void
}

/** What is done to a customer seldom. */
export function CustomerMenu({
  clientNo,
  customerNo,
  name,
  userName,
  mayDelete,
  onDeleted,
}: Props) {
  const t = useT()
  const offers = useOffers()
  const [isDeleting, setDeleting] = useState(false)
  if (!offers('createCustomer') && !mayDelete) return null
  return (
    <>
      <Menu
        align="end"
        buttonClassName={getButtonClass({ square: true })}
        label={t('customers.more')}
        button={<Icon name="more" />}
        items={[
          ...(offers('createCustomer')
            ? [
                {
                  label: t('customers.create.open'),
                  icon: 'plus' as const,
                  href: routes.newCustomer(clientNo),
                },
              ]
            : []),
          ...(mayDelete
            ? [
                {
                  label: t('customers.delete.open'),
                  icon: 'x' as const,
                  startsGroup: true,
                  onSelect: () => setDeleting(true),
                },
              ]
            : []),
        ]}
      />
      {isDeleting && (
        <Suspense>
          <DeleteCustomer
            clientNo={clientNo}
            customerNo={customerNo}
            name={name || customerNo}
            userName={userName}
            onClose={() => setDeleting(false)}
            onDeleted={onDeleted}
          />
        </Suspense>
      )}
    </>
  )
}
