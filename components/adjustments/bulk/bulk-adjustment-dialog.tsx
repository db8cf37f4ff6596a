'use client'

import { useQuery } from '@tanstack/react-query'
import { Dialog } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/states/skeleton'
import { OperationFailed } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { getDraftQuery, noClient } from '@/lib/client/user-state'
import { parseBulkAdjustmentDraft } from '@/lib/features/adjustments/domain/bulk-adjustment-draft'
import { findLeftOutReason } from '@/lib/features/adjustments/domain/bulk-adjustments'
import { BulkAdjustmentForm, type BulkAdjustmentProps } from './bulk-adjustment-form'

/**
 * Payments on several invoices, or corrections of them, with what was typed for them before and was
 * neither sent nor discarded.
 */
export function BulkAdjustmentDialog(props: BulkAdjustmentProps) {
  const t = useT()
  const { kind, invoices } = props
  const draftKey = `bulk-${kind}:${props.organizationId}`
  const taking = invoices.filter((each) => findLeftOutReason(kind, each) === null)
  const { data, error, isPending } = useQuery({
    ...getDraftQuery(props.clientNo ?? noClient, draftKey),
    staleTime: 0,
  })
  if (isPending)
    return (
      <Dialog
        open
        size="lg"
        title={t(`adjustments.title.${kind}`, {
          count: taking.length,
          invoice: taking[0]?.invoiceNumber ?? '',
        })}
        intro={t('adjustments.loading')}
        onClose={() => props.onClose(false)}
      >
        <Skeleton rows={3} columns={4} />
      </Dialog>
    )
  return (
    <BulkAdjustmentForm
      {...props}
      draftKey={draftKey}
      opened={{
        kept: parseBulkAdjustmentDraft(data?.draft?.content),
        unread: data === undefined && error instanceof OperationFailed ? error.failure : null,
      }}
    />
  )
}
