import type { ImportField } from '@/lib/shared/file-import/import-fields'
import { collectFindings } from '@/lib/shared/file-import/import-findings'
import type { ReviewedRow, RowStanding } from '@/lib/shared/file-import/row-standing'
import type { Translate } from '@/lib/shared/i18n/translate'
import type { Cell } from '@/lib/shared/tables/delimited-table'
import { describeGroup, type ImportTexts } from './import-texts'

type Import<Key extends string> = { fields: readonly ImportField<Key>[]; texts: ImportTexts<Key> }

/** The heads of reviewed rows that are handed on, without fields that identify a person. */
export const listImportHeads = <Key extends string>(
  t: Translate,
  { fields, texts }: Import<Key>,
): string[] => [
  t('fileImport.preview.row'),
  t('fileImport.preview.column'),
  t('fileImport.preview.reason'),
  ...listOpenKeys(fields).map(texts.field),
]

/**
 * A reviewed row as it is handed on: line, result, reasons, and what every field holds. What
 * identifies a person is left out.
 */
export function toImportCells<Key extends string>(
  t: Translate,
  { fields, texts }: Import<Key>,
  row: ReviewedRow<Key> & { standing: RowStanding },
): Cell[] {
  const open = listOpenKeys(fields)
  return [
    row.line,
    t(`fileImport.preview.standing.${row.standing}`),
    row.findings.length > 0 ? describeFindings(t, texts, row, new Set(open)) : '',
    ...open.map((key) => row.values[key] ?? null),
  ]
}

const listOpenKeys = <Key extends string>(fields: readonly ImportField<Key>[]) =>
  fields.filter(({ isPersonal }) => !isPersonal).map(({ key }) => key)

function describeFindings<Key extends string>(
  t: Translate,
  texts: ImportTexts<Key>,
  { line, findings }: ReviewedRow<Key>,
  openKeys: ReadonlySet<Key>,
): string {
  const found = collectFindings<Key>()
  for (const finding of findings)
    found.add(
      line,
      finding.field === null || openKeys.has(finding.field) ? finding : { ...finding, value: '' },
    )
  return found
    .toGroups()
    .map((group) => describeGroup(t, texts, group))
    .join(' ')
}
