import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/client/translation'
import {
  type DryRunFilter,
  rowEffects,
  rowVerdicts,
} from '@/lib/features/customer-import/domain/dry-run'
import { formatCount } from '@/lib/shared/format/count'

type Props = {
  all: number
  counts: Record<DryRunFilter, number>
  chosen: DryRunFilter | null
  onChoose: (filter: DryRunFilter | null) => void
  children: ReactNode
}

/** How many rows there are of each verdict, each a filter of the rows below. */
export function PreviewCounts({ all, counts, chosen, onChoose, children }: Props) {
  const t = useT()
  const shown = [...rowVerdicts, ...rowEffects].filter(
    (each) => counts[each] > 0 || each === chosen,
  )
  return (
    <fieldset className="toolbar flex-wrap" aria-label={t('customerImport.counts.label')}>
      <Button size="sm" pressed={chosen === null} onClick={() => onChoose(null)}>
        {t('customerImport.counts.all')} <Count of={all} />
      </Button>
      {shown.map((each) => (
        <Button
          key={each}
          size="sm"
          pressed={chosen === each}
          onClick={() => onChoose(chosen === each ? null : each)}
        >
          {t(`customerImport.counts.${each}`)} <Count of={counts[each]} />
        </Button>
      ))}
      <span className="ml-auto flex flex-wrap gap-2 max-narrow:ml-0">{children}</span>
    </fieldset>
  )
}

const Count = ({ of }: { of: number }) => (
  <b className="font-medium tabular-nums">{formatCount(of)}</b>
)
