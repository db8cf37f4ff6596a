import type { ImportField } from '@/lib/shared/file-import/import-fields'
import type { FindingGroup } from '@/lib/shared/file-import/import-findings'
import { formatDecimal } from '@/lib/shared/format/amount'
import type { Translate } from '@/lib/shared/i18n/translate'

/** What a feature calls its fields, and what it says of them. */
export type ImportTexts<Key extends string> = {
  field: (key: Key) => string
  choice: (key: Key, value: string) => string
  /** A finding of the feature's own, without the name of its field: `isn't a known type.` */
  finding: (group: FindingGroup<Key>) => string
}

/** What is said of a cell of any import. */
export const generalReasons = [
  'notDate',
  'notNumber',
  'ambiguousDay',
  'ambiguousNumber',
  'grouped',
  'typedDecimals',
  'typedDayFirst',
  'unreadSign',
  'sheetError',
  'extraCells',
  'shortRow',
  'cutCell',
  'hiddenRow',
  'mergedRow',
] as const

/** What is to be said of a group: the field, its one value, and the reason. */
export function describeGroup<Key extends string>(
  t: Translate,
  texts: ImportTexts<Key>,
  group: FindingGroup<Key>,
): string {
  const general = generalReasons.find((why) => why === group.why)
  const words = general ? t(`fileImport.finding.${general}`) : texts.finding(group)
  if (group.field === null) return words
  const [value = ''] = group.values
  return group.values.length === 1 && value !== ''
    ? t('fileImport.findings.ofValue', {
        field: texts.field(group.field),
        value: clipValue(value),
        words,
      })
    : t('fileImport.findings.ofField', { field: texts.field(group.field), words })
}

/** A value as it is shown: amounts as everywhere, what is no number as it stands. */
export const formatImported = (kind: ImportField<string>['kind'], value: string) =>
  kind === 'number' && /^-?\d+(?:\.\d+)?$/.test(value) ? formatDecimal(value) : clipValue(value)

/** So much of a value is shown: a cell of a file may hold 100 kB, which no page lays out in time. */
const shownMax = 300

/** The beginning of a value that is too long to be shown. */
export const clipValue = (value: string) =>
  value.length > shownMax ? `${value.slice(0, shownMax)}…` : value
