'use client'

import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Note } from '@/components/form/note'
import { Button } from '@/components/ui/button'
import { Glyph } from '@/components/ui/glyph'
import { useToday } from '@/components/ui/hooks/use-today'
import { PagePart } from '@/components/ui/page-part'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { useOffers } from '@/lib/client/offers'
import { OperationFailed } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import {
  type AdjustmentKind,
  createBlankAdjustment,
} from '@/lib/features/adjustments/domain/public'
import { getImpactInvoiceQuery, getSentBatchesQuery } from '@/lib/features/batches/client/public'
import { BatchEntry } from './batch-entry'

const AdjustmentDialog = dynamic(() =>
  import('@/components/adjustments/public').then((module) => module.AdjustmentDialog),
)

export type AdjustmentSectionProps = {
  organizationId: string
  invoiceId: string
  /**
   * The client of the organization's workspace, under which drafts are kept; null where it has
   * none.
   */
  clientNo: string | null
  userName: string
  /** Whether the person may send corrections and payments at all. */
  mayWrite: boolean
}

/**
 * The slot of an invoice's page for corrections and payments: the ways to send them, and all that
 * was sent for the invoice from here, with its outcome.
 */
export function AdjustmentSection({
  organizationId,
  invoiceId,
  clientNo,
  userName,
  mayWrite,
}: AdjustmentSectionProps) {
  const t = useT()
  const [kind, setKind] = useState<AdjustmentKind | null>(null)
  const offers = useOffers()
  const today = useToday()
  const { data: invoice } = useQuery(getImpactInvoiceQuery(organizationId, invoiceId))
  const { data, error } = useQuery(getSentBatchesQuery({ organizationId, invoiceId, limit: 20 }))
  const unknown = data?.batches.filter(({ state }) => state === 'unknown').length ?? 0
  return (
    <PagePart title={t('adjustments.heading')}>
      {mayWrite && (
        <div className="mb-0.5 flex min-h-7.5 items-center gap-2 max-narrow:flex-wrap">
          {offers('createCorrections') && (
            <Button onClick={() => setKind('correction')}>{t('adjustments.correct')}</Button>
          )}
          {offers('createPayments') && (
            <Button onClick={() => setKind('payment')}>{t('adjustments.reportPayment')}</Button>
          )}
        </div>
      )}
      {unknown > 0 && (
        <Note role="status">
          <Glyph verdict="unknown" />
          <span>{t('adjustments.openOutcomes', { count: unknown })}</span>
        </Note>
      )}
      {error instanceof OperationFailed && (
        <FailureBlock failure={error.failure} doing="read" look="strip" />
      )}
      {data?.batches.length === 0 && <p className="text-ink-3">{t('adjustments.none')}</p>}
      <ol className="[--record-inset:0px]" aria-label={t('adjustments.sentBefore')}>
        {data?.batches.map((sent) => (
          <BatchEntry
            key={sent.idempotencyKey}
            listed={sent}
            userName={userName}
            draftClient={clientNo}
          />
        ))}
      </ol>
      {kind && (
        <AdjustmentDialog
          key={kind}
          kind={kind}
          organizationId={organizationId}
          clientNo={clientNo}
          userName={userName}
          subject={`${kind}:${invoiceId}`}
          initialRows={[
            createBlankAdjustment(
              { kind, invoiceId, currency: invoice?.data?.currency ?? '', day: today },
              createRandomBytes,
            ),
          ]}
          onClose={() => setKind(null)}
        />
      )}
    </PagePart>
  )
}

const createRandomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count))
