'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import type { ItemRow } from '@/lib/features/ar-items/client/ar-items'
import { findCreditMisfit } from '@/lib/features/ar-items/domain/credit-note'

const CreditDialog = dynamic(() => import('./credit-dialog').then((part) => part.CreditDialog), {
  ssr: false,
})

type Props = { item: ItemRow; clientNo: string; userName: string }

/** Opens the question of a credit note, where the item can have one. */
export function CreditVerb({ item, ...place }: Props) {
  const t = useT()
  const offers = useOffers()
  const [isAsked, setAsked] = useState(false)
  const isFitting = findCreditMisfit(item) === null
  if (!offers('updateArItem')) return null
  return (
    <>
      {isFitting && (
        <Button aria-haspopup="dialog" onClick={() => setAsked(true)}>
          {t('arItems.credit.open')}
        </Button>
      )}
      {isAsked && <CreditDialog item={item} {...place} onClose={() => setAsked(false)} />}
    </>
  )
}
