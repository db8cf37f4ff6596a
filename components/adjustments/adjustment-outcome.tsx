'use client'

import { BatchProgress } from '@/components/batches/public'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useT } from '@/lib/client/translation'

type Props = { idempotencyKey: string; title: string; userName: string; onClose: () => void }

/**
 * What became of a submission, followed to its end while the dialog is open; it stands on the page
 * and among the batches after that too.
 */
export function AdjustmentOutcome({ idempotencyKey, title, userName, onClose }: Props) {
  const t = useT()
  return (
    <Dialog
      open
      size="lg"
      title={title}
      onClose={onClose}
      footer={
        <Button data-autofocus onClick={onClose}>
          {t('adjustments.close')}
        </Button>
      }
    >
      <BatchProgress idempotencyKey={idempotencyKey} userName={userName} isOpen />
    </Dialog>
  )
}
