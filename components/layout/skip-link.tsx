import { useT } from '@/lib/client/translation'

/** The first stop of the keyboard: past the navigation, into the content. */
export function SkipLink() {
  const t = useT()
  return (
    <a
      className="fixed top-2 left-2 z-40 rounded-sm bg-raised px-3 py-1 shadow-pop not-focus:size-px not-focus:overflow-hidden not-focus:p-0 not-focus:[clip-path:inset(50%)] print:hidden"
      href="#content"
    >
      {t('layout.skip')}
    </a>
  )
}
