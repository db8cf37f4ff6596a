import { ButtonLink } from '@/components/ui/link'
import { StateBlock } from '@/components/ui/states/state-block'
import { getT } from '@/lib/composition/translation'
import { routes } from '@/lib/shared/routes'

export default async function NotFound() {
  const t = await getT()
  return (
    <main className="grid min-h-dvh place-items-center p-6 [&>*]:w-full [&>*]:max-w-90">
      <div>
        <h1>{t('states.notFound.title')}</h1>
        <StateBlock
          kind="empty"
          title={t('states.notFound.what')}
          steps={<ButtonLink href={routes.home()}>{t('states.notFound.home')}</ButtonLink>}
        >
          {t('states.notFound.meaning')}
        </StateBlock>
      </div>
    </main>
  )
}
