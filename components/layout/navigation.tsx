'use client'

import { useLinkStatus } from 'next/link'
import { usePathname } from 'next/navigation'
import { type ReactNode, useId } from 'react'
import { Kbd } from '@/components/ui/kbd'
import { Link } from '@/components/ui/link'
import { useT } from '@/lib/client/translation'

/** The areas of the desk; the one the page belongs to is marked. `head` is the workspace. */
export function Navigation({
  groups,
  head,
  className,
  hideLabel,
  hideKey,
  onHide,
  onFollow,
}: NavigationProps) {
  const t = useT()
  const pathname = usePathname()
  const current = findCurrentHref(groups, pathname)
  return (
    <nav
      className={`flex flex-col overflow-x-hidden overflow-y-auto bg-canvas px-2 pt-2 pb-3 print:hidden ${className}`}
      aria-label={t('layout.areas')}
    >
      {head}
      {groups.map((group, place) => (
        <Group
          key={group.title ?? group.items[0]?.href}
          group={group}
          apart={place > 0}
          current={current}
          onFollow={onFollow}
        />
      ))}
      <footer className="mt-auto flex items-center justify-between p-2 text-2xs text-ink-3">
        <span>{t('layout.product')}</span>
        <button
          type="button"
          className="inline-flex min-h-6 items-center gap-1 rounded-xs hover:text-ink max-narrow:min-h-11 max-narrow:px-2"
          onClick={onHide}
          aria-label={hideLabel}
          aria-keyshortcuts={hideKey}
        >
          {hideKey && <Kbd>{hideKey}</Kbd>} {t('layout.hide')}
        </button>
      </footer>
    </nav>
  )
}

/** A heading with its places; without a title it stands alone. */
export type NavigationGroup = { title: string | null; items: NavigationItem[] }

export type NavigationItem = {
  href: string
  label: string
  count?: string
  tone?: 'fail' | 'plain'
  /** The letter that goes there after `G`. */
  letter?: string
  /** Saved views of the list that stands there. */
  views?: { href: string; label: string; count?: string }[]
}

type NavigationProps = {
  groups: NavigationGroup[]
  head: ReactNode
  className: string
  hideLabel: string
  hideKey?: string
  onHide: () => void
  onFollow?: () => void
}

const place = [
  'relative flex h-7 items-center rounded-sm px-2 text-ink-2 transition-[background]',
  'duration-(--duration-tint) hover:bg-nav-hover hover:no-underline max-narrow:min-h-11',
  'aria-[current=page]:bg-nav-current aria-[current=page]:font-medium aria-[current=page]:text-ink',
  'forced-colors:aria-[current=page]:outline-2 forced-colors:aria-[current=page]:-outline-offset-2',
  'forced-colors:aria-[current=page]:outline-[Highlight]',
].join(' ')

const counted =
  'ml-auto text-(length:--text-2xs) font-regular text-ink-3 tabular-nums data-[tone=fail]:font-medium data-[tone=fail]:text-fail'

type GroupProps = {
  group: NavigationGroup
  apart: boolean
  current: string | null
  onFollow?: () => void
}

function Group({ group: { title, items }, apart, current, onFollow }: GroupProps) {
  const t = useT()
  const id = useId()
  return (
    <>
      {title && (
        <h2 id={id} className="px-2 pt-3.5 pb-1 text-2xs font-medium tracking-normal text-ink-3">
          {title}
        </h2>
      )}
      <ul
        className={title === null && apart ? 'pt-3.5' : undefined}
        aria-labelledby={title ? id : undefined}
      >
        {items.map(({ href, label, count, tone, views = [] }) => (
          <li key={href}>
            <Link
              className={place}
              href={href}
              aria-current={href === current ? 'page' : undefined}
              onClick={onFollow}
            >
              {label}
              {count && (
                <span className={counted} data-tone={tone}>
                  {count}
                </span>
              )}
              <OnItsWay />
            </Link>
            {views.length > 0 && (
              <ul className="pl-3" aria-label={t('layout.viewsOf', { list: label })}>
                {views.map((view) => (
                  <li key={view.href}>
                    <Link className={place} href={view.href} onClick={onFollow}>
                      <span className="min-w-0 truncate text-xs">{view.label}</span>
                      {view.count && <span className={counted}>{view.count}</span>}
                      <OnItsWay />
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/**
 * Shows on the link that was followed that its page is being fetched, once that takes longer than a
 * blink.
 */
function OnItsWay() {
  const { pending } = useLinkStatus()
  return (
    <span
      className="absolute inset-x-2 bottom-0.5 h-0.5 rounded-[1px] data-pending:animate-[skeleton-shown_0s_150ms_both] data-pending:bg-accent"
      data-pending={pending || undefined}
      aria-hidden="true"
    />
  )
}

/** The longest address that the path begins with: a customer belongs to Customers. */
function findCurrentHref(groups: NavigationGroup[], pathname: string): string | null {
  const hrefs = groups.flatMap((group) => group.items.map((item) => item.href))
  const holding = hrefs.filter((href) => pathname === href || pathname.startsWith(`${href}/`))
  return holding.sort((one, other) => other.length - one.length)[0] ?? null
}
