import type { ComponentProps } from 'react'

/** A small line below what it is about: a glyph and what is to be said. */
export const Note = ({
  refused = false,
  className = '',
  ...rest
}: ComponentProps<'p'> & { refused?: boolean }) => (
  <p {...rest} className={`${noteClass} ${refused ? 'text-fail' : ''} ${className}`} />
)

/** The same for a list of such lines. */
export const noteClass = 'flex gap-1.5 pt-1 text-xs [&>.glyph]:mt-px'
