import { PageFrame } from '@/components/layout/page-frame'
import { OpenSearchButton } from '@/components/search-everything/open-search-button'
import { ButtonLink } from '@/components/ui/link'
import { StateBlock } from '@/components/ui/states/state-block'
import { getT } from '@/lib/composition/translation'
import { routes } from '@/lib/shared/routes'

/** What is not there, with the navigation beside it and the box that finds what was meant. */
export default async function DeskNotFound() {
  const t = await getT()
  return (
    <PageFrame crumbs={[{ label: t('states.notFound.title') }]} title={t('states.notFound.title')}>
      <StateBlock
        kind="empty"
        title={t('states.notFound.what')}
        steps={
          <>
            <OpenSearchButton />
            <ButtonLink variant="quiet" href={routes.home()}>
              {t('states.notFound.home')}
            </ButtonLink>
          </>
        }
      >
        {t('states.notFound.meaning')}
      </StateBlock>
    </PageFrame>
  )
}
