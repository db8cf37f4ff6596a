import type { ComponentProps } from 'react'
import { type ButtonLook, getButtonClass } from './button'
import { Link } from './link'

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
