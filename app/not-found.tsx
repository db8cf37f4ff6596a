import { ButtonLink } from '@/components/ui/button-link'
import { StateBlock } from '@/components/ui/states/state-block'
import { t } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'

export default function NotFound() {
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
