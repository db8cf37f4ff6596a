import { useT } from '@/lib/client/translation'
import { getButtonClass } from './button'
import { Link } from './link'

type PageHyperlink = { href: string; label: string }

/**
 * The ways through a list that goes by key: to its newest page, and to the one after this. A way
 * that leads nowhere is left out.
 */
export function CursorPager({
  newest,
  next,
}: {
  newest: PageHyperlink | null
  next: PageHyperlink | null
}) {
  const t = useT()
  return (
    <nav className="toolbar" aria-label={t('layout.pages')}>
      {newest && (
        <Link className={getButtonClass({ variant: 'quiet' })} href={newest.href}>
          {newest.label}
        </Link>
      )}
      {next && (
        <Link className={getButtonClass({})} href={next.href}>
          {next.label}
        </Link>
      )}
    </nav>
  )
}
