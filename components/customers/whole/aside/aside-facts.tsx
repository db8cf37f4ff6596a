import type { ReactNode } from 'react'
import { NotKnownChip } from '../not-known'

/** Facts beside a tab, one a line: what it is, and what is known of it. */
export const AsideFacts = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">{children}</dl>
)

/** One fact. Null and undefined are what nobody told, which is not nothing. */
export function AsideFact({
  label,
  note,
  children,
}: {
  label: string
  /** What it is made of, in small. */
  note?: ReactNode
  children: ReactNode
}) {
  return (
    <>
      <dt className="text-ink-2">{label}</dt>
      <dd className="text-right wrap-anywhere tabular-nums">
        {children ?? <NotKnownChip />}
        {note && <small className="block text-xs text-ink-3">{note}</small>}
      </dd>
    </>
  )
}
