import NextLink from 'next/link'
import type { ComponentProps } from 'react'

/**
 * A link to a page of the desk. Pages are made for their request, so a page that is fetched before
 * it is asked for brings nothing that can be shown: it is fetched when the link is followed.
 */
export const Link = (props: ComponentProps<typeof NextLink>) => (
  <NextLink prefetch={false} {...props} />
)

/** The look of a link, for a button too that leads on. */
export const linkLook = 'text-accent underline underline-offset-2'
