import { Glyph } from '@/components/ui/glyph'
import { useT } from '@/lib/client/translation'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import { listEvidence } from '@/lib/features/collection-cases/domain/case-evidence'
import { formatDebtors } from '../case-columns'
import { describeEvidence, isAgainst } from './evidence-chips'

/** Which of the ticked cases have something that speaks against an approval: what, and whose. */
export function OddTicks({ rows }: { rows: readonly CollectionCase[] }) {
  const t = useT()
  const odd = rows.flatMap((row) => {
    const [against] = listEvidence(row).filter(isAgainst)
    return against ? [{ row, against }] : []
  })
  const [first] = odd
  if (!first) return null
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5 text-xs text-wait">
      <Glyph verdict="warn" />
      <span className="truncate">
        {odd.length === 1
          ? t('decisions.answers.odd', {
              what: describeEvidence(t, first.against),
              name: formatDebtors(t, first.row) ?? String(first.row.caseNumber ?? '–'),
            })
          : t('decisions.answers.oddMore', { count: odd.length })}
      </span>
    </span>
  )
}
