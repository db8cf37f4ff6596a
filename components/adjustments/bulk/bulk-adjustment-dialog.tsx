'use client'

import { Dialog } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/states/skeleton'
import { useT } from '@/lib/client/translation'
import { noClient } from '@/lib/client/user-state'
import { parseBulkAdjustmentDraft } from '@/lib/features/adjustments/domain/bulk-adjustment-draft'
import { findLeftOutReason } from '@/lib/features/adjustments/domain/bulk-adjustments'
import { useLeftDraft } from '@/lib/features/drafts/client/public'
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
  const left = useLeftDraft(props.clientNo ?? noClient, draftKey)
  if (!left)
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
        kept: parseBulkAdjustmentDraft(left.content),
        unread: left.unread,
      }}
    />
  )
}
