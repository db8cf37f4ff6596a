'use client'

import { parseAsStringLiteral, useQueryState } from 'nuqs'
import { PageFrame } from '@/components/layout/page-frame'
import { Tabs } from '@/components/layout/tabs'
import { Link } from '@/components/ui/link'
import { useT } from '@/lib/client/translation'
import { routes } from '@/lib/shared/routes'
import { NewInvoiceWithDraft } from './new-invoice-with-draft'
import { RegisterFromFile } from './register-from-file'

const inputModes = ['file', 'one'] as const

type Props = {
  organizationId: string
  userName: string
  /** The client of the organization, under which a draft is kept; null where it has none. */
  clientNo: string | null
}

/** Hands invoices over for collection: many from a file, or one from a form. */
export function NewInvoicesPage({ organizationId, userName, clientNo }: Props) {
  const t = useT()
  const [way] = useQueryState('way', parseAsStringLiteral(inputModes).withDefault('file'))
  const address = routes.newCollectionInvoices(organizationId)
  return (
    <PageFrame
      crumbs={[{ label: t('invoiceRegistration.area') }, { label: t('invoiceRegistration.title') }]}
      title={t('invoiceRegistration.title')}
    >
      <Tabs aria-label={t('invoiceRegistration.ways')}>
        {inputModes.map((each) => (
          <Link
            key={each}
            href={each === 'file' ? address : `${address}?way=${each}`}
            aria-current={way === each ? 'page' : undefined}
          >
            {t(`invoiceRegistration.way.${each}`)}
          </Link>
        ))}
      </Tabs>
      {way === 'file' ? (
        <RegisterFromFile organizationId={organizationId} userName={userName} />
      ) : (
        <NewInvoiceWithDraft
          organizationId={organizationId}
          userName={userName}
          clientNo={clientNo}
        />
      )}
    </PageFrame>
  )
}
