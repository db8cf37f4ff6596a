'use client'

import { Dialog } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/states/skeleton'
import { useT } from '@/lib/client/translation'
import { noClient } from '@/lib/client/user-state'
import { parseAdjustmentDraft } from '@/lib/features/adjustments/domain/adjustment-draft'
import { useLeftDraft } from '@/lib/features/drafts/client/public'
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
  const left = useLeftDraft(clientNo, draftKey)
  if (!left)
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
  const kept = parseAdjustmentDraft(left.content)
  return (
    <AdjustmentForm
      {...props}
      clientNo={clientNo}
      kept={kept}
      rows={kept?.rows ?? initialRows}
      unread={left.unread}
    />
  )
}
