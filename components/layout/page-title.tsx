import type { ReactNode } from 'react'

/**
 * A longer title scrolls by itself and leaves the window to what is below. Whoever uses keys must
 * reach what scrolls.
 */
const longest = 160

const scrolling =
  'max-h-[4lh] overflow-x-hidden overflow-y-auto print:max-h-none print:overflow-visible'

/**
 * The one h1 of a page. @param text what it says, `children` how that is shown where it is more
 * than text.
 */
export function PageTitle({
  text,
  className = '',
  children,
}: {
  text: string
  className?: string
  children?: ReactNode
}) {
  const shown = children ?? text
  if (text.length <= longest) return <h1 className={className}>{shown}</h1>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys have to reach it
    <h1 className={`${scrolling} ${className}`} tabIndex={0}>
      {shown}
    </h1>
  )
}
