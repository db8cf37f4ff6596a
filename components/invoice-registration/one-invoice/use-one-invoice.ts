'use client'

import { useState } from 'react'
import { toFailure } from '@/lib/client/operation-failed'
import { isNotConfirmed } from '@/lib/client/sent-files/sent-parts'
import type { Failure, Result } from '@/lib/contracts/result'
import {
  checkDuplicate,
  createDuplicateCheck,
  type DuplicateCheck,
} from '@/lib/features/invoice-registration/client/duplicate-check'
import { useCreateCollectionInvoices } from '@/lib/features/invoice-registration/client/use-create-collection-invoices'
import type { SentInvoice } from '@/lib/features/invoice-registration/domain/invoice-file'
import type { RegistrationOutcome } from '@/lib/features/invoice-registration/domain/registration-outcome'

/**
 * Hands one invoice over, once, after asking whether the upstream has its number already. A try
 * whose outcome is not known stays open until it is resolved: nothing else is sent meanwhile, and
 * its id never changes.
 */
export function useOneInvoice(organizationId: string, userName: string, onAccepted: () => void) {
  const create = useCreateCollectionInvoices()
  const [isLooking, setLooking] = useState(false)
  const [unread, setUnread] = useState<Failure | null>(null)
  const [known, setKnown] = useState<DuplicateCheck | null>(null)
  const [sent, setSent] = useState<{
    idempotencyKey: string
    result: Result<RegistrationOutcome>
  } | null>(null)

  async function send(invoice: SentInvoice, although: boolean) {
    setUnread(null)
    if (!(although && known) && !(await isNew(invoice))) return
    const idempotencyKey = crypto.randomUUID()
    settle(
      idempotencyKey,
      await create.send({ idempotencyKey, userName, organizationId, invoices: [invoice] }),
    )
  }

  async function isNew({
    uniqueSourceInvoiceId: id,
    invoiceNumber,
  }: SentInvoice): Promise<boolean> {
    setLooking(true)
    try {
      const found = await checkDuplicate(
        organizationId,
        createDuplicateCheck({
          ...{ key: id, id, hasOwnId: false },
          invoiceNumber: invoiceNumber ?? null,
        }),
      )
      setKnown(found.state === 'new' ? null : found)
      return found.state === 'new'
    } catch (error) {
      setUnread(toFailure(error))
      return false
    } finally {
      setLooking(false)
    }
  }

  function settle(idempotencyKey: string, result: Result<RegistrationOutcome>) {
    setSent({ idempotencyKey, result })
    if (result.ok) onAccepted()
  }

  return {
    sent,
    unread,
    known,
    isBusy: isLooking || create.isPending,
    isAccepted: sent?.result.ok === true,
    /** Its outcome is not known. */
    isOpen: sent?.result.ok === false && isNotConfirmed(sent.result.failure),
    send: (invoice: SentInvoice, although: boolean) => void send(invoice, although),
    settle,
    typed: () => setKnown(null),
  }
}

export type OneInvoice = ReturnType<typeof useOneInvoice>
