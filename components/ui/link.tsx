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
