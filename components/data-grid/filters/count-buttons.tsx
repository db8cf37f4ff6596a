import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { formatCount } from '@/lib/shared/format/count'

type Props<Group extends string> = {
  /** What is counted, for those who do not see it. */
  label: string
  all: { name: string; count: number }
  groups: readonly { group: Group; name: string; count: number }[]
  chosen: Group | null
  onChoose: (group: Group | null) => void
  /** What may be done beside them. */
  children?: ReactNode
}

/**
 * How many rows there are of each group that has some, each a button that shows its rows alone and,
 * pressed again, all of them.
 */
export function CountButtons<Group extends string>({
  label,
  all,
  groups,
  chosen,
  onChoose,
  children,
}: Props<Group>) {
  const shown = groups.filter(({ group, count }) => count > 0 || group === chosen)
  return (
    <fieldset className="toolbar flex-wrap" aria-label={label}>
      <Button size="sm" pressed={chosen === null} onClick={() => onChoose(null)}>
        {all.name} <Count of={all.count} />
      </Button>
      {shown.map(({ group, name, count }) => (
        <Button
          key={group}
          size="sm"
          pressed={chosen === group}
          onClick={() => onChoose(chosen === group ? null : group)}
        >
          {name} <Count of={count} />
        </Button>
      ))}
      <span className="ml-auto flex flex-wrap items-center gap-2 max-narrow:ml-0">{children}</span>
    </fieldset>
  )
}

const Count = ({ of }: { of: number }) => (
  <b className="font-medium tabular-nums">{formatCount(of)}</b>
)
