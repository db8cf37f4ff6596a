import { PageFrame } from '@/components/layout/page-frame'
import { StateBlock } from '@/components/ui/states/state-block'
import { t } from '@/lib/shared/i18n/translate-collection-invoices'

/** Says that an organization is none of the person's, before anything is asked. */
export const InvoicesNoOrganizationPage = () => (
  <PageFrame
    crumbs={[{ label: t('invoices.area') }, { label: t('invoices.title') }]}
    title={t('invoices.title')}
  >
    <StateBlock kind="empty" title={t('invoices.noOrganization')}>
      {t('invoices.noOrganizationMeaning')}
    </StateBlock>
  </PageFrame>
)
