'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/failure-block'
import type { InvoiceSummarySearch } from '@/lib/contracts/partner/invoice-summary'
import { exportedSearch } from '@/lib/domain/export-search'
import { t } from '@/lib/format/translate-partner-pages'
import { useStartExport } from '@/lib/queries/use-export'
import { routes } from '@/lib/routes'
import type { Receipt } from './export-words'

const reasons = ['workbook-rows', 'cell-too-long']

/** Offers the same search as CSV where its result does not go into an XLSX file and its filters are known, and leads to the new receipt. */
export function ExportAsCsv({ receipt }: { receipt: Receipt }) {
  const router = useRouter()
  const start = useStartExport()
  const { search, why, file } = receipt
  if (search === null || !reasons.includes(why?.code ?? '')) return null

  async function begin(filters: InvoiceSummarySearch) {
    const result = await start.mutateAsync({ ...exportedSearch(filters), file: { ...file, format: 'csv' } })
    if (result.ok) router.push(routes.export(result.value.exportId))
  }

  return (
    <>
      <Button size="sm" variant="primary" onClick={() => void begin(search)} busy={start.isPending} busyLabel={t('exports.starting')}>
        {t('exports.asCsv')}
      </Button>
      {start.data && !start.data.ok && <FailureBlock look="strip" failure={start.data.failure} doing="write" />}
    </>
  )
}
