'use client'

import { PageFrame } from '@/components/layout/page-frame'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'

/** Says that an organization is none of the person's, before anything is asked. */
export const InvoicesNoOrganizationPage = () => {
  const t = useT()
  return (
    <PageFrame
      crumbs={[{ label: t('collectionInvoices.area') }, { label: t('collectionInvoices.title') }]}
      title={t('collectionInvoices.title')}
    >
      <StateBlock kind="empty" title={t('collectionInvoices.noOrganization')}>
        {t('collectionInvoices.noOrganizationMeaning')}
      </StateBlock>
    </PageFrame>
  )
}
