'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { useT } from '@/lib/client/translation'
import { CopyLink } from './copy-link'

/** The top bar of a page: where it is, and what the shell puts at its end. */
export function Bar({ crumbs }: { crumbs: Crumb[] }) {
  const t = useT()
  const shell = useContext(BarContext)
  return (
    <header className="flex h-(--bar) flex-none items-center gap-3 border-b border-line pr-4 pl-6 max-narrow:sticky max-narrow:top-0 max-narrow:z-10 max-narrow:gap-2 max-narrow:bg-surface max-narrow:pr-2 max-narrow:pl-1 print:hidden">
      {shell && (
        <Button
          variant="quiet"
          square
          className="wide:group-data-[navigation=shown]/desk:hidden -ml-3 max-narrow:ml-0"
          aria-label={t('layout.showAreas')}
          aria-haspopup="dialog"
          onClick={shell.showAreas}
        >
          <Icon name="menu" />
        </Button>
      )}
      <nav className="min-w-0 flex-1" aria-label={t('layout.where')}>
        <ol className="flex items-center overflow-hidden whitespace-nowrap">
          {crumbs.map(({ label, href }, place) => (
            <li
              key={label}
              className="not-last:after:px-2 not-last:after:text-ink-off not-last:after:content-['/'_/_''] aria-[current=page]:overflow-hidden aria-[current=page]:font-medium aria-[current=page]:text-ellipsis max-narrow:not-last:hidden"
              aria-current={place === crumbs.length - 1 ? 'page' : undefined}
            >
              {href === undefined ? (
                label
              ) : (
                <Link
                  className="inline-block py-0.5 text-ink-2 focus-visible:-outline-offset-2"
                  href={href}
                >
                  {label}
                </Link>
              )}
            </li>
          ))}
        </ol>
      </nav>
      {shell && <CopyLink />}
      {shell?.end}
    </header>
  )
}

/** A step on the way to the page; the last one is the page itself and leads nowhere. */
export type Crumb = { label: string; href?: string }

/** What the shell lends to the bar of every page. */
export const BarContext = createContext<{ showAreas: () => void; end: ReactNode } | null>(null)
