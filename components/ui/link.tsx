import NextLink from 'next/link'
import type { ComponentProps } from 'react'
import { type ButtonLook, getButtonClass } from './button'

/**
 * A link to a page of the desk. Pages are made for their request, so a page that is fetched before
 * it is asked for brings nothing that can be shown: it is fetched when the link is followed.
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
}: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...rest} className={getButtonClass({ variant, size, square, className })} />
}

/** The look of a link, for a button too that leads on. */
export const linkLook = 'text-accent underline underline-offset-2'
