import type { ReactNode } from 'react'

/** A part beside a tab, under its own small heading. */
export const AsideSection = ({
  id,
  title,
  count,
  children,
}: {
  id: string
  title: string
  count?: number
  children: ReactNode
}) => (
  <section id={id} aria-labelledby={`${id}-title`} className="max-w-160 scroll-mt-4">
    <h2
      id={`${id}-title`}
      className="mb-1.5 flex justify-between gap-3 border-b border-line pb-1.5 text-(length:--text-sm) font-medium text-ink-2"
    >
      {title}
      {count !== undefined && <small className="text-xs/5 font-normal">{count}</small>}
    </h2>
    {children}
  </section>
)
