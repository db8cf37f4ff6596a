'use client'

import { parseAsString, useQueryState } from 'nuqs'
import { useEffect, useState } from 'react'
import { DraftNotKept } from '@/components/form/draft-not-kept'
import { PageFrame } from '@/components/layout/page-frame'
import { Skeleton } from '@/components/ui/states/skeleton'
import { useT } from '@/lib/client/translation'
import { type LeftDraft, useLeftDraft } from '@/lib/features/drafts/client/public'
import { getPaymentsDraftKey } from '@/lib/features/payment-matching/client/payment-keys'
import { parsePaymentsDraft } from '@/lib/features/payment-matching/domain/payments-draft'
import { PaymentsForm } from './payments-form'
import { PaymentsResult } from './payments-result'
import { PaymentsSent } from './payments-sent'
import { type PaymentsPlace, usePaymentsPage } from './use-payments-page'

/**
 * Payments from a bank's list: the list that was left before, or a box for a new one; then each line
 * with its invoice; then what became of the batch, which the address names.
 */
export function PaymentsPage(place: PaymentsPlace) {
  const [sent, setSent] = useQueryState('sent', parseAsString)
  return sent ? (
    <PaymentsSent idempotencyKey={sent} place={place} onNext={() => void setSent(null)} />
  ) : (
    <PaymentsTurn place={place} onSent={(key) => void setSent(key)} />
  )
}

type TurnProps = { place: PaymentsPlace; onSent: (idempotencyKey: string) => void }

/** One list to its batch. It begins with what was left, and waits until that is read or was not. */
function PaymentsTurn({ place, onSent }: TurnProps) {
  const t = useT()
  const left = useLeftDraft(place.clientNo, getPaymentsDraftKey(place.organizationId))
  if (left) return <PaymentList {...{ place, left, onSent }} />
  return (
    <PageFrame crumbs={listCrumbs(t)} title={t('paymentMatching.title')}>
      <Skeleton rows={4} columns={4} />
    </PageFrame>
  )
}

function PaymentList({ place, left, onSent }: TurnProps & { left: LeftDraft }) {
  const t = useT()
  const [kept] = useState(() => parsePaymentsDraft(left.content))
  const page = usePaymentsPage(place, kept, left.unread)
  const { state } = page.flow
  const sentKey = state.is === 'sent' ? state.idempotencyKey : null
  useEffect(() => {
    if (sentKey) onSent(sentKey)
  }, [sentKey, onSent])
  if (page.writing === null)
    return (
      <PaymentsResult page={page} organizationId={place.organizationId} wasKept={kept !== null} />
    )
  return (
    <PageFrame
      crumbs={listCrumbs(t)}
      title={t('paymentMatching.title')}
      facts={[{ label: t('paymentMatching.lead') }]}
    >
      <DraftNotKept failure={page.draft.failure} />
      <PaymentsForm page={page} hasDraft={place.clientNo !== null} />
    </PageFrame>
  )
}

const listCrumbs = (t: ReturnType<typeof useT>) => [
  { label: t('layout.collection') },
  { label: t('paymentMatching.title') },
]
