import type { ImportAnswer } from '@/lib/shared/file-import/import-answers'
import type { FindingGroup } from '@/lib/shared/file-import/import-findings'
import { formatCount } from '@/lib/shared/format/count'
import type { Translate } from '@/lib/shared/i18n/translate'
import { clipValue, type ImportTexts } from './import-texts'

/** So many lines of a finding are named. */
const namedMax = 4

/** The lines of a finding, the first ones named. */
export function listLines<Key extends string>(t: Translate, { cases }: FindingGroup<Key>): string {
  const lines = cases
    .slice(0, namedMax)
    .map(({ line }) => line)
    .join(', ')
  const rest = cases.length - namedMax
  return t('fileImport.findings.show', {
    count: cases.length,
    lines: rest > 0 ? t('fileImport.findings.more', { lines, count: formatCount(rest) }) : lines,
  })
}

/** What a person has said of a finding. */
export function describeAnswer<Key extends string>(
  t: Translate,
  texts: ImportTexts<Key>,
  answer: ImportAnswer<Key>,
): string {
  if (answer.does !== 'set') return t(`fileImport.findings.did.${answer.does}`)
  const { given } = answer
  return given.from === 'value'
    ? t('fileImport.findings.did.set', { value: clipValue(given.value) })
    : t('fileImport.findings.did.after', { field: texts.field(given.field), days: given.days })
}
