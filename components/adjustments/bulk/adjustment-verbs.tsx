'use client'

import dynamic from 'next/dynamic'
import { useMemo, useState } from 'react'
import { VerbButton } from '@/components/data-grid/verb-button'
import { useToday } from '@/lib/client/hydration'
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
  /** Whose drafts hold what is typed; null where the organization has no client. */
  clientNo: string | null
  /** The ticked ones. */
  rows: readonly CollectionInvoice[]
  /** The ticks have done what they were for. */
  onDone: () => void
}

/** Payments on ticked invoices and their correction, each with how many of them take it. */
export function AdjustmentVerbs({ organizationId, userName, clientNo, rows, onDone }: Props) {
  const t = useT()
  const today = useToday()
  const offers = useOffers()
  const counts = useMemo(() => {
    const countTaking = (kind: AdjustmentKind) =>
      rows.filter((row) => findLeftOutReason(kind, row) === null).length
    return { payment: countTaking('payment'), correction: countTaking('correction') }
  }, [rows])
  const [asked, setAsked] = useState<{
    kind: AdjustmentKind
    invoices: readonly CollectionInvoice[]
  } | null>(null)
  return (
    <>
      {verbs.map(({ kind, operation, letter }) => (
        <VerbButton
          key={kind}
          letter={letter}
          isOffered={offers(operation) && counts[kind] > 0}
          onAsk={() => setAsked({ kind, invoices: rows })}
        >
          {t(`adjustments.bulk.verb.${kind}`, { count: counts[kind] })}
        </VerbButton>
      ))}
      {asked && (
        <BulkAdjustmentDialog
          key={asked.kind}
          {...{ organizationId, userName, clientNo, today, ...asked }}
          onClose={(wasSent) => {
            setAsked(null)
            if (wasSent) onDone()
          }}
        />
      )}
    </>
  )
}
