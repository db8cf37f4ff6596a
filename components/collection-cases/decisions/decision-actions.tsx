'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button'
import { useToday } from '@/lib/client/hydration'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import type { CollectionInvoice } from '@/lib/contracts/collection/invoices'
import type { DecisionName } from '@/lib/contracts/desk/decision'
import { getInvoiceDecisions } from '@/lib/features/collection-cases/domain/offered-decisions'
import { type DecisionSubject, toInvoiceSubject } from './decision-subject'

const DecisionDialog = dynamic(
  () => import('./decision-dialog').then((part) => part.DecisionDialog),
  { ssr: false },
)

type Props = { subject: DecisionSubject; decisions: readonly DecisionName[]; standing?: ReactNode }

/**
 * A button for each decision that a state admits. What was shown when it is pressed is what must
 * still stand when the decision is sent.
 */
export function DecisionActions({ subject, decisions, standing }: Props) {
  const t = useT()
  const offers = useOffers()
  const today = useToday()
  const [open, setOpen] = useState<(Omit<Props, 'decisions'> & { decision: DecisionName }) | null>(
    null,
  )
  return (
    <>
      {decisions.filter(offers).map((decision) => (
        <Button
          key={decision}
          variant={getButtonVariant(decision)}
          aria-haspopup="dialog"
          onClick={() => setOpen({ decision, subject, standing })}
        >
          {t(`decisions.button.${decision}`)}
        </Button>
      ))}
      {open && <DecisionDialog {...open} today={today} onClose={() => setOpen(null)} />}
    </>
  )
}

/**
 * The decisions on an invoice, for the place that its page keeps for them. Shows nothing where
 * there is none, or where the person may not decide.
 */
export function InvoiceActions({
  organizationId,
  userName,
  invoice,
  mayDecide,
}: InvoiceActionsProps) {
  const subject = toInvoiceSubject({ organizationId, userName }, invoice)
  if (!subject || !mayDecide) return null
  return <DecisionActions subject={subject} decisions={getInvoiceDecisions(invoice).decisions} />
}

type InvoiceActionsProps = {
  organizationId: string
  userName: string
  invoice: CollectionInvoice
  mayDecide: boolean
}

function getButtonVariant(decision: DecisionName): ButtonProps['variant'] {
  if (decision.startsWith('withdraw')) return 'final'
  return decision === 'acceptDebtCollectionList' || decision === 'acceptEvictionRequest'
    ? 'primary'
    : 'default'
}
