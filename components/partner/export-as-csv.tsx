'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/failure-block'
import { exportedSearch } from '@/lib/domain/export-search'
import { t } from '@/lib/format/translate-partner-pages'
import { useStartExport } from '@/lib/queries/use-export'
import { routes } from '@/lib/routes'
import type { Receipt } from './export-words'

const reasons = ['workbook-rows', 'cell-too-long']

/** Offers the same search as CSV where its result does not go into an XLSX file, and leads to the new receipt. */
export function ExportAsCsv({ receipt }: { receipt: Receipt }) {
  const router = useRouter()
  const start = useStartExport()
  if (!reasons.includes(receipt.why?.code ?? '')) return null

  async function begin() {
    const result = await start.mutateAsync({ ...exportedSearch(receipt.search), file: { ...receipt.file, format: 'csv' } })
    if (result.ok) router.push(routes.export(result.value.exportId))
  }

  return (
    <>
      <Button size="sm" variant="primary" onClick={() => void begin()} busy={start.isPending} busyLabel={t('exports.starting')}>
        {t('exports.asCsv')}
      </Button>
      {start.data && !start.data.ok && <FailureBlock look="strip" failure={start.data.failure} doing="write" />}
    </>
  )
}
