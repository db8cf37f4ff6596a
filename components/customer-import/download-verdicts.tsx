import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { getDecimalMark, saveAsFile } from '@/lib/client/files/save-as-file'
import { mapInPieces } from '@/lib/client/pauses'
import { useT } from '@/lib/client/translation'
import type { StandingRow } from '@/lib/features/customer-import/domain/dry-run'
import type { CustomerImportKey } from '@/lib/features/customer-import/domain/import-fields'
import type { ImportSources } from '@/lib/shared/file-import/import-fields'
import { toCsv } from '@/lib/shared/tables/delimited-table'
import { listOpenFields, toVerdictCells, toVerdictHeads } from './verdict-cells'

type Props = { rows: readonly StandingRow[]; given: ImportSources<CustomerImportKey> }

/** Saves the rows that are shown as a file, with what becomes of each field. */
export function DownloadVerdicts({ rows, given }: Props) {
  const t = useT()
  async function download() {
    const fields = listOpenFields(new Set(Object.keys(given)))
    const cells = await mapInPieces(rows, (row) => toVerdictCells(t, row, fields))
    saveAsFile(
      `${t('customerImport.rows.fileName')}.csv`,
      toCsv([toVerdictHeads(t, fields), ...cells], { decimalMark: getDecimalMark() }),
    )
  }
  return (
    <Button size="sm" onClick={() => void download()}>
      <Icon name="load" />
      {t('customerImport.rows.download')}
    </Button>
  )
}
