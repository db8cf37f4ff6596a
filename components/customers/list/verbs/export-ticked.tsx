import { Button } from '@/components/ui/button'
import { useLetterKey } from '@/components/ui/hooks/use-letter-key'
import { Kbd } from '@/components/ui/kbd'
import { getDecimalMark, saveAsFile } from '@/lib/client/files/save-as-file'
import { useT } from '@/lib/client/translation'
import type { CustomerRow } from '@/lib/features/customers/client/customers'
import { toCsv } from '@/lib/shared/tables/delimited-table'

type Props = {
  clientNo: string
  rows: readonly CustomerRow[]
  /** Those that the list shows: the file holds what is on the page, masks and all. */
  columns: readonly { title: string; text: (row: CustomerRow) => string }[]
}

/** Hands on ticked customers as a file made in the browser, also by E. */
export function ExportTicked({ clientNo, rows, columns }: Props) {
  const t = useT()
  function download() {
    const table = [
      columns.map(({ title }) => title),
      ...rows.map((row) => columns.map(({ text }) => text(row) || null)),
    ]
    const name = t('customers.bulk.export.file', { clientNo })
    saveAsFile(`${name}.csv`, toCsv(table, { decimalMark: getDecimalMark() }))
  }
  useLetterKey('e', download)
  return (
    <Button size="sm" aria-keyshortcuts="e" onClick={download}>
      {t('customers.bulk.export.open')} <Kbd>E</Kbd>
    </Button>
  )
}
