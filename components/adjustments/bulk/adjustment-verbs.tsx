'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useLetterKey } from '@/components/ui/hooks/use-letter-key'
import { useToday } from '@/components/ui/hooks/use-today'
import { Kbd } from '@/components/ui/kbd'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import type { CollectionInvoice } from '@/lib/contracts/collection/invoices'
import type { AdjustmentKind } from '@/lib/features/adjustments/domain/adjustment-draft'
import { findLeftOutReason } from '@/lib/features/adjustments/domain/bulk-adjustments'

const BulkAdjustmentDialog = dynamic(
  () => import('./bulk-adjustment-dialog').then((part) => part.BulkAdjustmentDialog),
  { ssr: false },
)

const verbs = [
  { kind: 'payment', operation: 'createPayments', letter: 'r' },
  { kind: 'correction', operation: 'createCorrections', letter: 'c' },
] as const

type Props = {
  organizationId: string
  userName: string
  /** The ticked ones. */
  rows: readonly CollectionInvoice[]
  /** The ticks have done what they were for. */
  onDone: () => void
}

/** Payments on ticked invoices and their correction, each with how many of them take it. */
export function AdjustmentVerbs({ organizationId, userName, rows, onDone }: Props) {
  const today = useToday()
  const offers = useOffers()
  const [asked, setAsked] = useState<{
    kind: AdjustmentKind
    invoices: readonly CollectionInvoice[]
  } | null>(null)
  return (
    <>
      {verbs.map(({ kind, operation, letter }) => (
        <VerbButton
          key={kind}
          {...{ kind, letter }}
          count={
            offers(operation)
              ? rows.filter((row) => findLeftOutReason(kind, row) === null).length
              : 0
          }
          onAsk={() => setAsked({ kind, invoices: rows })}
        />
      ))}
      {asked && (
        <BulkAdjustmentDialog
          key={asked.kind}
          {...{ organizationId, userName, today, ...asked }}
          onClose={(wasSent) => {
            setAsked(null)
            if (wasSent) onDone()
          }}
        />
      )}
    </>
  )
}

type VerbProps = { kind: AdjustmentKind; letter: string; count: number; onAsk: () => void }

function VerbButton({ kind, letter, count, onAsk }: VerbProps) {
  const t = useT()
  useLetterKey(letter, onAsk, count > 0)
  if (count === 0) return null
  return (
    <Button size="sm" aria-haspopup="dialog" aria-keyshortcuts={letter} onClick={onAsk}>
      {t(`adjustments.bulk.verb.${kind}`, { count })}
      <Kbd>{letter.toUpperCase()}</Kbd>
    </Button>
  )
}
