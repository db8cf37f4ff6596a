import type { ReactNode } from 'react'
import { PageFrame, type PageFrameProps } from '@/components/layout/page-frame'
import { Tabs } from '@/components/layout/tabs'
import { Link } from '@/components/ui/link'
import { useT } from '@/lib/client/translation'
import { routes } from '@/lib/shared/routes'

export const inputModes = ['file', 'one'] as const

type Props = Pick<PageFrameProps, 'actions' | 'saveBar'> & {
  organizationId: string
  mode: (typeof inputModes)[number]
  title?: string
  children: ReactNode
}

/** The page that adds invoices, with its two ways. */
export function NewInvoicesFrame({ organizationId, mode, title, children, ...frame }: Props) {
  const t = useT()
  const address = routes.newCollectionInvoices(organizationId)
  return (
    <PageFrame
      crumbs={[{ label: t('invoiceRegistration.area') }, { label: t('invoiceRegistration.title') }]}
      title={title ?? t('invoiceRegistration.title')}
      {...frame}
    >
      <Tabs aria-label={t('invoiceRegistration.ways')}>
        {inputModes.map((each) => (
          <Link
            key={each}
            data-leaves=""
            href={each === 'file' ? address : `${address}?way=${each}`}
            aria-current={mode === each ? 'page' : undefined}
          >
            {t(`invoiceRegistration.way.${each}`)}
          </Link>
        ))}
      </Tabs>
      {children}
    </PageFrame>
  )
}
