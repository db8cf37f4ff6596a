import { Glyph, type Verdict } from '@/components/ui/glyph'
import type { LineOutcome } from '@/lib/features/reference-check/domain/reference-report'
import { t } from '@/lib/shared/i18n/translate-partner-pages'
import type { ReferenceRow } from './reference-rows'

const glyphs: Record<LineOutcome['kind'], Verdict> = {
  found: 'ok',
  several: 'run',
  none: 'new',
  'not-tried': 'unknown',
}

/** What came of a line: a shape with its words, and why where it was not tried. */
export function ReferenceOutcome({ row }: { row: ReferenceRow }) {
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
      {describeOutcome(row)}
    </span>
  )
}

function describeOutcome({ line: { outcome }, at, of, hidden }: ReferenceRow): string {
  const words = t(`references.outcome.${outcome.kind}`)
  if (outcome.kind === 'not-tried') return `${words}: ${t(`references.why.${outcome.why}`)}`
  if (outcome.kind !== 'several') return words
  const place = t('references.place', { at, of, atLeast: outcome.atLeast ? 'yes' : 'no' })
  return [`${words}: ${place}`, hidden > 0 && t('references.moreRows', { count: hidden })]
    .filter(Boolean)
    .join(', ')
}
