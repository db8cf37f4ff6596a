import type { ReactNode } from 'react'

/**
 * What stands above a grid. It never wraps: beside a drawer, or with rows selected, icons and what
 * is said elsewhere too give way by a container query.
 */
export const GridToolbar = ({ children }: { children: ReactNode }) => (
  <div className="toolbar @container @max-[560px]:[&>*>:is(svg,kbd)]:hidden">{children}</div>
)
