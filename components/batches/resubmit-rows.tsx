'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/client/translation'
import type { AdjustmentFormRow } from '@/lib/features/adjustments/domain/public'
import { findAdjustmentKind, type SentBatch } from './batch-outcome'

const AdjustmentDialog = dynamic(() =>
  import('@/components/adjustments/public').then((module) => module.AdjustmentDialog),
)

type Props = {
  sent: SentBatch
  rows: AdjustmentFormRow[]
  userName: string
  draftClient: string | null
}

/** Opens the rows of a batch that were not booked, to be typed and sent alone. */
export function ResubmitRows({ sent, rows, userName, draftClient }: Props) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const kind = findAdjustmentKind(sent.operation)
  if (!kind || !sent.organizationId || rows.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1.5 py-1">
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('batches.resubmit', { count: rows.length })}
      </Button>
      {isOpen && (
        <AdjustmentDialog
          kind={kind}
          organizationId={sent.organizationId}
          clientNo={draftClient}
          userName={userName}
          draftKey={`${kind}-anew:${sent.idempotencyKey}`}
          initialRows={rows}
          onClose={() => setOpen(false)}
        />
      )}
    </p>
  )
}
