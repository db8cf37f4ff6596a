import type { ReactNode } from 'react'

/** Words of another system, as they came. */
export const RawText = ({
  className = '',
  children,
}: {
  className?: string
  children: ReactNode
}) => (
  <p
    className={`raw mt-2 border border-line bg-sunken px-2 py-[5px] font-mono text-2xs wrap-anywhere whitespace-pre-wrap text-ink-2 ${className}`}
  >
    {children}
  </p>
)
