import type { ImportField } from '@/lib/shared/file-import/import-fields'
import { collectFindings } from '@/lib/shared/file-import/import-findings'
import type { ReviewedRow, RowStanding } from '@/lib/shared/file-import/row-standing'
import type { Translate } from '@/lib/shared/i18n/translate'
import type { Cell } from '@/lib/shared/tables/delimited-table'
import { describeGroup, type ImportTexts } from './import-texts'

/**
 * Reviewed rows as a table to hand on: line, result, reasons, and what every field holds. What
 * identifies a person is left out.
 */
export function toImportCells<Key extends string>(
  t: Translate,
  { fields, texts }: { fields: readonly ImportField<Key>[]; texts: ImportTexts<Key> },
  rows: readonly (ReviewedRow<Key> & { standing: RowStanding })[],
): Cell[][] {
  const open = fields.filter(({ isPersonal }) => !isPersonal)
  const openKeys = new Set(open.map(({ key }) => key))
  const heads = [
    t('fileImport.preview.row'),
    t('fileImport.preview.column'),
    t('fileImport.preview.reason'),
    ...open.map(({ key }) => texts.field(key)),
  ]
  return [
    heads,
    ...rows.map((row) => [
      row.line,
      t(`fileImport.preview.standing.${row.standing}`),
      describeFindings(t, texts, row, openKeys),
      ...open.map(({ key }) => row.values[key] ?? null),
    ]),
  ]
}

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
