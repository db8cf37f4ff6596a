import NextLink from 'next/link'
import type { ComponentProps } from 'react'
import { type ButtonStyle, getButtonClass } from './button'

/**
 * A link to a page of the desk, which is fetched when the link is followed: a page costs reads of
 * the service. Only a row that is marked fetches its page ahead (components/data-grid/use-page-ahead).
 */
export const Link = (props: ComponentProps<typeof NextLink>) => (
  <NextLink prefetch={false} {...props} />
)

/** A link that reads as a button: it goes somewhere and changes nothing. */
export function ButtonLink({
  variant,
  size,
  square,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonStyle) {
  return <Link {...rest} className={getButtonClass({ variant, size, square, className })} />
}

/** The look of a link, for a button too that leads on. */
export const hyperlinkClass = 'text-accent underline underline-offset-2'

/**
 * The link to another page that a press follows in this tab, or to what is marked with `data-leaves`,
 * such as a tab with another form; null where the page stays.
 */
export function findPageLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank') return null
  if (link.origin !== location.origin || link.hasAttribute('download')) return null
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return null
  const isOther =
    link.pathname !== location.pathname ||
    ('leaves' in link.dataset && link.search !== location.search)
  return isOther ? link : null
}
