import { Button } from '@/components/ui/button'
import { useLetterKey } from '@/components/ui/hooks/use-letter-key'
import { Kbd } from '@/components/ui/kbd'
import { getDecimalMark, saveAsFile } from '@/lib/client/files/save-as-file'
import { useT } from '@/lib/client/translation'
import { toCsv } from '@/lib/shared/tables/delimited-table'
import type { HandedColumn } from './grid/grid-column'
import { toTable } from './grid/tab-separated'

type Props<Row> = {
  /** The name of the file, without its ending. */
  name: string
  /** The ticked ones. */
  rows: readonly Row[]
  /** Those that the list shows: the file holds what is on the page, masks and all. */
  columns: readonly HandedColumn<Row>[]
  /** False where E means the whole result on that page. */
  hasKey?: boolean
}

/** Hands on ticked rows as a file made in the browser, also by E. */
export function ExportRows<Row>({ name, rows, columns, hasKey = true }: Props<Row>) {
  const t = useT()
  function download() {
    const csv = toCsv(toTable(columns, rows), { decimalMark: getDecimalMark() })
    saveAsFile(`${name}.csv`, csv)
  }
  useLetterKey('e', download, hasKey)
  return (
    <Button size="sm" aria-keyshortcuts={hasKey ? 'e' : undefined} onClick={download}>
      {t('grid.selection.export')} {hasKey && <Kbd>E</Kbd>}
    </Button>
  )
}
