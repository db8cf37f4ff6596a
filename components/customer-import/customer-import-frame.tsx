import type { ReactNode } from 'react'
import { PageFrame, type PageFrameProps } from '@/components/layout/page-frame'
import { Tabs } from '@/components/layout/tabs'
import { Link } from '@/components/ui/link'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import type { ImportEffect } from '@/lib/contracts/desk/bulk/customer-import'
import { routes } from '@/lib/shared/routes'

export const importEffects = ['update', 'create'] as const satisfies readonly ImportEffect[]
const operations = { update: 'updateCustomers', create: 'createCustomers' } as const

type Props = Pick<PageFrameProps, 'actions' | 'saveBar' | 'fill'> & {
  clientNo: string
  effect: ImportEffect
  title?: string
  children: ReactNode
}

/** The page that imports customers, with what it can do with them. */
export function CustomerImportFrame({ clientNo, effect, title, children, ...frame }: Props) {
  const t = useT()
  const offers = useOffers()
  const address = routes.customerImport(clientNo)
  return (
    <PageFrame
      crumbs={[
        { label: t('customers.area') },
        { label: t('customers.title'), href: routes.customers(clientNo) },
        { label: t('customerImport.title') },
      ]}
      title={title ?? t('customerImport.title')}
      {...frame}
    >
      <Tabs aria-label={t('customerImport.ways')}>
        {importEffects
          .filter((each) => each === effect || offers(operations[each]))
          .map((each) => (
            <Link
              key={each}
              href={each === 'update' ? address : `${address}?way=${each}`}
              aria-current={effect === each ? 'page' : undefined}
            >
              {t(`customerImport.way.${each}`)}
            </Link>
          ))}
      </Tabs>
      {children}
    </PageFrame>
  )
}
