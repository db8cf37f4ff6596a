import { PageFrame } from '@/components/layout/page-frame'
import { ButtonLink } from '@/components/ui/button-link'
import { StateBlock } from '@/components/ui/states/state-block'
import { t } from '@/lib/shared/i18n/translate-collection-cases'
import { routes } from '@/lib/shared/routes'

/** Says that an organization is none of the person's, before anything is asked. */
export function CasesNoOrganizationPage() {
  return (
    <PageFrame
      crumbs={[{ label: t('cases.area') }, { label: t('cases.title') }]}
      title={t('cases.title')}
    >
      <StateBlock
        kind="empty"
        title={t('cases.noOrganization')}
        steps={<ButtonLink href={routes.home()}>{t('states.notFound.home')}</ButtonLink>}
      >
        {t('cases.noOrganizationMeaning')}
      </StateBlock>
    </PageFrame>
  )
}
