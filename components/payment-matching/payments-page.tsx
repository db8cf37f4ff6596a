'use client'

import { useQuery } from '@tanstack/react-query'
import { parseAsString, useQueryState } from 'nuqs'
import { useEffect, useState } from 'react'
import { PageFrame } from '@/components/layout/page-frame'
import { Skeleton } from '@/components/ui/states/skeleton'
import { useT } from '@/lib/client/translation'
import { getPaymentsDraftQuery } from '@/lib/features/payment-matching/client/payment-keys'
import {
  type PaymentsDraft,
  parsePaymentsDraft,
} from '@/lib/features/payment-matching/domain/payments-draft'
import { PaymentsForm } from './payments-form'
import { PaymentsResult } from './payments-result'
import { PaymentsSent } from './payments-sent'
import { type PaymentsPlace, usePaymentsPage } from './use-payments-page'

/**
 * Payments from a bank's list: the list that was left before, or a box for a new one; then each line
 * with its invoice; then what became of the batch, which the address names.
 */
export function PaymentsPage(place: PaymentsPlace) {
  const t = useT()
  const [sent, setSent] = useQueryState('sent', parseAsString)
  const [turn, setTurn] = useState(0)
  const { data, isPending } = useQuery({
    ...getPaymentsDraftQuery(place.organizationId, place.clientNo),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (sent)
    return (
      <PaymentsSent
        idempotencyKey={sent}
        userName={place.userName}
        onNext={() => {
          setTurn(turn + 1)
          void setSent(null)
        }}
      />
    )
  if (isPending)
    return (
      <PageFrame crumbs={listCrumbs(t)} title={t('paymentMatching.title')}>
        <Skeleton rows={4} columns={4} />
      </PageFrame>
    )
  return (
    <PaymentList
      key={turn}
      place={place}
      kept={turn === 0 ? parsePaymentsDraft(data?.draft?.content) : null}
      onSent={(key) => void setSent(key)}
    />
  )
}

type ListProps = {
  place: PaymentsPlace
  kept: PaymentsDraft | null
  onSent: (idempotencyKey: string) => void
}

function PaymentList({ place, kept, onSent }: ListProps) {
  const t = useT()
  const page = usePaymentsPage(place, kept)
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
      <PaymentsForm page={page} hasDraft={place.clientNo !== null} />
    </PageFrame>
  )
}

const listCrumbs = (t: ReturnType<typeof useT>) => [
  { label: t('layout.collection') },
  { label: t('paymentMatching.title') },
]
