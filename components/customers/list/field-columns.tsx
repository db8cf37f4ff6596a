import type { ReactNode } from 'react'

/** Fields in two columns where there is room for two, else below each other. */
export const FieldColumns = ({ children }: { children: ReactNode }) => (
  <div className="columns">
    <div className="columns-grid">{children}</div>
  </div>
)
