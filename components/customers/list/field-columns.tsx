import type { ReactNode } from 'react'

/** Fields in two columns where there is room for two, else below each other. */
export const FieldColumns = ({ children }: { children: ReactNode }) => (
  <div className="@container">
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-4 @min-[600px]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      {children}
    </div>
  </div>
)
