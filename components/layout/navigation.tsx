'use client'

import { useLinkStatus } from 'next/link'
import { usePathname } from 'next/navigation'
import { type ReactNode, useId } from 'react'
import { Kbd } from '@/components/ui/kbd'
import { Link } from '@/components/ui/link'
import { t } from '@/lib/shared/i18n/translate'

/** The areas of the desk; the one the page belongs to is marked. `head` is the workspace. */
export function Navigation({
  groups,
  head,
  hideLabel,
  hideKey,
  onHide,
  onFollow,
}: NavigationProps) {
  const pathname = usePathname()
  const current = findCurrentHref(groups, pathname)
  return (
    <nav className="nav" aria-label={t('layout.areas')}>
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
      <footer className="nav-foot">
        <span>{t('layout.product')}</span>
        <button
          type="button"
          className="nav-hide"
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
}

type NavigationProps = {
  groups: NavigationGroup[]
  head: ReactNode
  hideLabel: string
  hideKey?: string
  onHide: () => void
  onFollow?: () => void
}

type GroupProps = {
  group: NavigationGroup
  apart: boolean
  current: string | null
  onFollow?: () => void
}

function Group({ group: { title, items }, apart, current, onFollow }: GroupProps) {
  const id = useId()
  return (
    <>
      {title && <h2 id={id}>{title}</h2>}
      <ul
        className={title === null && apart ? 'nav-apart' : undefined}
        aria-labelledby={title ? id : undefined}
      >
        {items.map(({ href, label, count, tone }) => (
          <li key={href}>
            <Link
              className="nav-item"
              href={href}
              aria-current={href === current ? 'page' : undefined}
              onClick={onFollow}
            >
              {label}
              {count && (
                <span className="nav-count" data-tone={tone}>
                  {count}
                </span>
              )}
              <OnItsWay />
            </Link>
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
  return <span className="nav-way" data-pending={pending || undefined} aria-hidden="true" />
}

/** The longest address that the path begins with: a customer belongs to Customers. */
function findCurrentHref(groups: NavigationGroup[], pathname: string): string | null {
  const hrefs = groups.flatMap((group) => group.items.map((item) => item.href))
  const holding = hrefs.filter((href) => pathname === href || pathname.startsWith(`${href}/`))
  return holding.sort((one, other) => other.length - one.length)[0] ?? null
}
