'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { useT } from '@/lib/client/translation'
import { type ExportQuestion, useStartExport } from '@/lib/features/exports/client/use-export'
import { routes } from '@/lib/shared/routes'
import type { ExportReceipt } from './describe-export'

const reasons = ['workbook-rows', 'cell-too-long']

/**
 * Offers the same search as CSV where its result does not go into an XLSX file and its filters are
 * known, and leads to the new receipt.
 */
export function ExportAsCsv({ receipt }: { receipt: ExportReceipt }) {
  const t = useT()
  const router = useRouter()
  const start = useStartExport()
  const { why, file } = receipt
  const question = toExportQuestion(receipt)
  if (question === null || !reasons.includes(why?.code ?? '')) return null

  async function begin(again: ExportQuestion) {
    const result = await start.send({ question: again, file: { ...file, format: 'csv' } })
    if (result.ok) router.push(routes.export(result.value.exportId))
  }

  return (
    <>
      <Button
        size="sm"
        variant="primary"
        onClick={() => void begin(question)}
        busy={start.isPending}
        busyLabel={t('exports.starting')}
      >
        {t('exports.asCsv')}
      </Button>
      {start.failure && <FailureBlock variant="strip" failure={start.failure} doing="write" />}
    </>
  )
}

/**
 * What an export asked for; null where its filters can no longer be read, or it does not say of
 * whom it was.
 */
function toExportQuestion({ kind, search, organizationId }: ExportReceipt): ExportQuestion | null {
  if (search === null) return null
  if (kind === 'invoiceSummary') return { kind, search }
  return organizationId === null ? null : { kind, search, organizationId }
}
