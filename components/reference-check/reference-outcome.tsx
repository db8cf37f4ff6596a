import { Glyph, type Verdict } from '@/components/ui/glyph'
import { useT } from '@/lib/client/translation'
import type { LineOutcome } from '@/lib/features/reference-check/domain/reference-report'
import type { Translate } from '@/lib/shared/i18n/translate'
import type { ReferenceRow } from './reference-rows'

const glyphs: Record<LineOutcome['kind'], Verdict> = {
  found: 'ok',
  several: 'run',
  none: 'new',
  'not-tried': 'unknown',
}

/** What came of a line: a shape with its words, and why where it was not tried. */
export function ReferenceOutcome({ row }: { row: ReferenceRow }) {
  const t = useT()
  const { outcome } = row.line
  return (
    <span className="status">
      <Glyph
        verdict={
          outcome.kind === 'not-tried' && outcome.why === 'checkDigit'
            ? 'warn'
            : glyphs[outcome.kind]
        }
      />
      {describeOutcome(t, row)}
    </span>
  )
}

function describeOutcome(
  t: Translate,
  { line: { outcome }, at, of, hidden }: ReferenceRow,
): string {
  const words = t(`referenceCheck.outcome.${outcome.kind}`)
  if (outcome.kind === 'not-tried') return `${words}: ${t(`referenceCheck.why.${outcome.why}`)}`
  if (outcome.kind !== 'several') return words
  const place = t('referenceCheck.place', { at, of, atLeast: outcome.atLeast ? 'yes' : 'no' })
  return [`${words}: ${place}`, hidden > 0 && t('referenceCheck.moreRows', { count: hidden })]
    .filter(Boolean)
    .join(', ')
}
