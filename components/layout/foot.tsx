import type { ReactNode } from 'react'

/** The line at the foot of a list or of a page's work. */
export const Foot = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <footer
    className={`flex min-h-8.5 flex-none items-center gap-x-4 gap-y-1 border-t border-line-strong bg-surface px-6 text-xs text-ink-3 tabular-nums max-narrow:flex-wrap max-narrow:px-4 max-narrow:py-2 [&_b]:font-medium [&_b]:text-ink ${className}`}
  >
    {children}
  </footer>
)
