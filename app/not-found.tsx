import { ButtonLink } from '@/components/ui/button-link'
import { StateBlock } from '@/components/ui/state-block'
import { t } from '@/lib/format/translate'
import { routes } from '@/lib/routes'

export default function NotFound() {
  return (
    <main className="signin">
      <div>
        <h1>{t('states.notFound.title')}</h1>
        <StateBlock kind="empty" title={t('states.notFound.what')} steps={<ButtonLink href={routes.home()}>{t('states.notFound.home')}</ButtonLink>}>
          {t('states.notFound.meaning')}
        </StateBlock>
      </div>
    </main>
  )
}
