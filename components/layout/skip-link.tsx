import { t } from '@/lib/shared/i18n/translate'

/** The first stop of the keyboard: past the navigation, into the content. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#content">
      {t('layout.skip')}
    </a>
  )
}
