'use client'

import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Note } from '@/components/form/note'
import { Button } from '@/components/ui/button'
import { Glyph } from '@/components/ui/glyph'
import { PageSection } from '@/components/ui/page-section'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { AccessNotKnown } from '@/components/ui/states/read-states'
import { useToday } from '@/lib/client/hydration'
import { useOffers } from '@/lib/client/offers'
import { OperationFailed } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import {
  type AdjustmentKind,
  createBlankAdjustment,
} from '@/lib/features/adjustments/domain/public'
import { getSentBatchesQuery } from '@/lib/features/batches/client/public'
import { BatchEntry } from './batch-entry'

const AdjustmentDialog = dynamic(() =>
  import('@/components/adjustments/public').then((module) => module.AdjustmentDialog),
)

/** The newest ones, as many as an invoice page lists. */
const shownMax = 20

export type AdjustmentSectionProps = {
  organizationId: string
  invoiceId: string
  /**
   * The client of the organization's workspace, under which drafts are kept; null where it has
   * none.
   */
  clientNo: string | null
  userName: string
}

/** All corrections and payments that were sent for the invoice from here, with their outcome. */
export function AdjustmentSection({
  organizationId,
  invoiceId,
  clientNo,
  userName,
}: AdjustmentSectionProps) {
  const t = useT()
  const { data, error, refetch } = useQuery(
    getSentBatchesQuery({ organizationId, invoiceId, limit: shownMax }),
  )
  const unknown = data?.batches.filter(({ state }) => state === 'unknown').length ?? 0
  return (
    <PageSection title={t('adjustments.heading')}>
      {unknown > 0 && (
        <Note role="status">
          <Glyph verdict="unknown" />
          <span>{t('adjustments.openOutcomes', { count: unknown })}</span>
        </Note>
      )}
      {error instanceof OperationFailed && (
        <FailureBlock failure={error.failure} doing="read" variant="strip" />
      )}
      {data?.isWhole === false && <AccessNotKnown onAgain={() => void refetch()} />}
      {data?.isWhole && data.batches.length === 0 && (
        <p className="text-ink-3">{t('adjustments.none')}</p>
      )}
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
      {data?.more && (
        <p className="pt-2 text-xs text-ink-3">{t('adjustments.newest', { count: shownMax })}</p>
      )}
    </PageSection>
  )
}

/** The ways to correct an invoice and to record payments on it: buttons of the head of its page. */
export function AdjustmentActions({
  organizationId,
  invoiceId,
  clientNo,
  userName,
  currency,
}: AdjustmentSectionProps & { currency: string | null | undefined }) {
  const t = useT()
  const [kind, setKind] = useState<AdjustmentKind | null>(null)
  const offers = useOffers()
  const today = useToday()
  return (
    <>
      {offers('createPayments') && (
        <Button aria-haspopup="dialog" onClick={() => setKind('payment')}>
          {t('adjustments.reportPayment')}
        </Button>
      )}
      {offers('createCorrections') && (
        <Button variant="primary" aria-haspopup="dialog" onClick={() => setKind('correction')}>
          {t('adjustments.correct')}
        </Button>
      )}
      {kind && (
        <AdjustmentDialog
          key={kind}
          kind={kind}
          organizationId={organizationId}
          clientNo={clientNo}
          userName={userName}
          draftKey={`${kind}:${invoiceId}`}
          initialRows={[
            createBlankAdjustment(
              { kind, invoiceId, currency: currency ?? '', day: today },
              createRandomBytes,
            ),
          ]}
          onClose={() => setKind(null)}
        />
      )}
    </>
  )
}

const createRandomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count))
