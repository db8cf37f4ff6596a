import type { ReactNode } from 'react'

/** A part of a panel beside a list, under its own small heading. */
export const PanelSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="pt-3.5">
    <h3 className="mb-1.5 border-b border-line pb-1.5 text-xs font-medium text-ink-3">{title}</h3>
    {children}
  </section>
)
