'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { t } from '@/lib/shared/i18n/translate'

/** The top bar of a page: where it is, and what the shell puts at its end. */
export function Bar({ crumbs }: { crumbs: Crumb[] }) {
  const shell = useContext(BarContext)
  return (
    <header className="bar">
      {shell && (
        <Button
          variant="quiet"
          square
          className="bar-menu"
          aria-label={t('layout.showAreas')}
          aria-haspopup="dialog"
          onClick={shell.showAreas}
        >
          <Icon name="menu" />
        </Button>
      )}
      <nav className="crumbs" aria-label={t('layout.where')}>
        <ol>
          {crumbs.map(({ label, href }, place) => (
            <li key={label} aria-current={place === crumbs.length - 1 ? 'page' : undefined}>
              {href === undefined ? label : <Link href={href}>{label}</Link>}
            </li>
          ))}
        </ol>
      </nav>
      {shell?.end}
    </header>
  )
}

/** A step on the way to the page; the last one is the page itself and leads nowhere. */
export type Crumb = { label: string; href?: string }

/** What the shell lends to the bar of every page. */
export const BarContext = createContext<{ showAreas: () => void; end: ReactNode } | null>(null)
