'use client'

import { useQuery } from '@tanstack/react-query'
import { Dialog } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/states/skeleton'
import { OperationFailed } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { getDraftQuery, noClient } from '@/lib/client/user-state'
import { parseAdjustmentDraft } from '@/lib/features/adjustments/domain/adjustment-draft'
import { AdjustmentForm } from './adjustment-form'
import type { AdjustmentDialogProps } from './adjustment-props'

/**
 * Corrections or payments, from the draft that an earlier page left or from new rows to what became
 * of them.
 */
export function AdjustmentDialog(props: AdjustmentDialogProps) {
  const t = useT()
  const { kind, draftKey, initialRows, onClose } = props
  const clientNo = props.clientNo ?? noClient
  const { data, error, isPending } = useQuery({
    ...getDraftQuery(clientNo, draftKey),
    staleTime: 0,
    gcTime: 0,
  })
  const unread = error instanceof OperationFailed ? error.failure : null
  if (isPending)
    return (
      <Dialog
        open
        size="lg"
        title={t(`adjustments.title.${kind}`, { count: 1, invoice: '' })}
        intro={t('adjustments.loading')}
        onClose={onClose}
      >
        <Skeleton rows={3} columns={4} />
      </Dialog>
    )
  const kept = parseAdjustmentDraft(data?.draft?.content)
  return (
    <AdjustmentForm
      {...props}
      clientNo={clientNo}
      kept={kept}
      rows={kept?.rows ?? initialRows}
      unread={unread}
    />
  )
}
