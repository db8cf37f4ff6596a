import type { Verdict } from '@/components/ui/glyph'
import type { ImportField } from '@/lib/shared/file-import/import-fields'
import type { FindingGroup } from '@/lib/shared/file-import/import-findings'
import { findDoubleKeys, toColumnKey } from '@/lib/shared/file-import/match-columns'
import type { ImportReview } from '@/lib/shared/file-import/review-import'
import type { ReviewedRow } from '@/lib/shared/file-import/row-standing'
import { formatCount } from '@/lib/shared/format/count'
import type { Translate } from '@/lib/shared/i18n/translate'
import { clipValue, describeGroup, type ImportTexts } from './import-texts'

/** The glyph of each kind of finding. */
export const glyphs = {
  refused: 'fail',
  warned: 'warn',
  excluded: 'stop',
} as const satisfies Record<FindingGroup<string>['is'], Verdict>

/** What columns are called where one is chosen: those without a name of their own by their place. */
export function labelColumns(t: Translate, heads: readonly string[]): string[] {
  const doubles = findDoubleKeys(heads)
  return heads.map((written, at) => {
    const [head, place] = [clipValue(written.trim()), String(at + 1)]
    if (head === '') return t('fileImport.mapping.columnAt', { place })
    return doubles.has(toColumnKey(written))
      ? t('fileImport.mapping.headAt', { head, place })
      : head
  })
}

/** A finding of a field and how many rows it has. */
export const describeInTable = <Key extends string>(
  t: Translate,
  texts: ImportTexts<Key>,
  group: FindingGroup<Key>,
) =>
  t('fileImport.mapping.rowsWith', {
    title: describeGroup(t, texts, group).replace(/\.$/, ''),
    count: group.cases.length,
  })

/** What is said of a field of which nothing is found. */
export function describeField<Key extends string>(
  t: Translate,
  { key, need }: ImportField<Key>,
  { hasSource, review }: { hasSource: boolean; review: ImportReview<Key, ReviewedRow<Key>> },
): { verdict: Verdict; words: string } {
  const { filled, different } = review.tallies[key]
  const rows = review.rows.length
  if (!hasSource && filled === 0)
    return need === 'optional'
      ? { verdict: 'unknown', words: t('fileImport.mapping.notImported') }
      : { verdict: 'warn', words: t('fileImport.mapping.missing') }
  if (rows > 1 && different === rows)
    return {
      verdict: 'ok',
      words: t('fileImport.mapping.different', { count: formatCount(different) }),
    }
  if (rows > 1 && different === 1 && filled === rows)
    return { verdict: 'ok', words: t('fileImport.mapping.same') }
  return {
    verdict: 'ok',
    words: t('fileImport.mapping.filled', {
      filled: formatCount(filled),
      rows: formatCount(rows),
    }),
  }
}
