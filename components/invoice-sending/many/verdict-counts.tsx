import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/client/translation'
import {
  countVerdicts,
  type PreparedDocument,
  type PreparedVerdict,
  preparedVerdicts,
} from '@/lib/features/invoice-sending/domain/prepared-document'
import { formatCount } from '@/lib/shared/format/count'

type Props = {
  documents: readonly PreparedDocument[]
  chosen: PreparedVerdict | null
  onChoose: (verdict: PreparedVerdict | null) => void
  children?: ReactNode
}

/** How many documents there are of each verdict, each a filter of the rows below. */
export function VerdictCounts({ documents, chosen, onChoose, children }: Props) {
  const t = useT()
  const counts = countVerdicts(documents)
  const shown = preparedVerdicts.filter((each) => counts[each] > 0 || each === chosen)
  return (
    <fieldset className="toolbar flex-wrap" aria-label={t('invoiceSending.many.counts')}>
      <Button size="sm" pressed={chosen === null} onClick={() => onChoose(null)}>
        {t('invoiceSending.many.all')} <Count of={documents.length} />
      </Button>
      {shown.map((each) => (
        <Button
          key={each}
          size="sm"
          pressed={chosen === each}
          onClick={() => onChoose(chosen === each ? null : each)}
        >
          {t(`invoiceSending.many.verdict.${each}`)} <Count of={counts[each]} />
        </Button>
      ))}
      <span className="ml-auto flex flex-wrap items-center gap-2 max-narrow:ml-0">{children}</span>
    </fieldset>
  )
}

const Count = ({ of }: { of: number }) => (
  <b className="font-medium tabular-nums">{formatCount(of)}</b>
)
