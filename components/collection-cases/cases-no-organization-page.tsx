'use client'

import { PageFrame } from '@/components/layout/page-frame'
import { ButtonLink } from '@/components/ui/link'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import { routes } from '@/lib/shared/routes'

/** Says that an organization is none of the person's, before anything is asked. */
export function CasesNoOrganizationPage() {
  const t = useT()
  return (
    <PageFrame
      crumbs={[{ label: t('collectionCases.area') }, { label: t('collectionCases.title') }]}
      title={t('collectionCases.title')}
    >
      <StateBlock
        kind="empty"
        title={t('collectionCases.noOrganization')}
        steps={<ButtonLink href={routes.home()}>{t('states.notFound.home')}</ButtonLink>}
      >
        {t('collectionCases.noOrganizationMeaning')}
      </StateBlock>
    </PageFrame>
  )
}
