'use client'

import { Button } from '@/components/ui/button'
import { useLetterKey } from '@/components/ui/hooks/use-letter-key'
import { Icon } from '@/components/ui/icon'
import { Kbd } from '@/components/ui/kbd'
import { getDecimalMark, saveAsFile } from '@/lib/client/files/save-as-file'
import { useT } from '@/lib/client/translation'
import { formatCount } from '@/lib/shared/format/count'
import { type Cell, toCsv } from '@/lib/shared/tables/delimited-table'

/**
 * Hands on the rows that are held as a file made in the browser, also by E. Heads are the upstream's own
 * words; numbers that name something are texts.
 */
export function SettlementExport<Row>({ name, rows, columns, isAtEnd }: ExportProps<Row>) {
  const t = useT()
  function download() {
    const table = [
      columns.map(({ head }) => head),
      ...rows.map((row) => columns.map(({ cell }) => cell(row) ?? null)),
    ]
    saveAsFile(`${name}.csv`, toCsv(table, { decimalMark: getDecimalMark() }))
  }
  useLetterKey('e', download)
  return (
    <Button size="sm" aria-keyshortcuts="e" onClick={download}>
      <Icon name="load" />
      {isAtEnd
        ? t('settlements.download')
        : t('settlements.downloadPart', { count: formatCount(rows.length) })}{' '}
      <Kbd>E</Kbd>
    </Button>
  )
}

type ExportProps<Row> = {
  /** The name of the file, without its ending. */
  name: string
  rows: readonly Row[]
  columns: readonly ExportedColumn<Row>[]
  isAtEnd: boolean
}

export type ExportedColumn<Row> = { head: string; cell: (row: Row) => Cell | undefined }

/** A number that names something, as a text. */
export const toTextCell = (value: string | number | null | undefined): Cell =>
  value === null || value === undefined ? null : String(value)
