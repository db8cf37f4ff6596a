'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { AdjustmentFormRow } from '@/lib/features/adjustments/domain/public'
import { t } from '@/lib/shared/i18n/translate-collection-adjustments'
import { kindOf, type SentBatch } from './batch-words'

const PostingDialog = dynamic(() =>
  import('@/components/adjustments/public').then((module) => module.PostingDialog),
)

type Props = {
  sent: SentBatch
  rows: AdjustmentFormRow[]
  userName: string
  draftClient: string | null
}

/** Opens the rows of a batch that were not booked, to be typed and sent alone. */
export function BatchAnew({ sent, rows, userName, draftClient }: Props) {
  const [isOpen, setOpen] = useState(false)
  const kind = kindOf(sent.operation)
  if (!kind || !sent.organizationId || rows.length === 0) return null
  return (
    <p className="batch-steps">
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('batches.anew', { count: rows.length })}
      </Button>
      {isOpen && (
        <PostingDialog
          kind={kind}
          organizationId={sent.organizationId}
          clientNo={draftClient}
          userName={userName}
          subject={`${kind}-anew:${sent.intentId}`}
          initialRows={rows}
          onClose={() => setOpen(false)}
        />
      )}
    </p>
  )
}
