'use client'

import { useSentParts } from '@/components/file-import/sent/use-sent-parts'
import { getSentFileKey } from '@/lib/client/sent-files/sent-file'
import type { SentPart } from '@/lib/client/sent-files/sent-parts'
import { useCreateCollectionInvoices } from '@/lib/features/invoice-registration/client/use-create-collection-invoices'
import {
  type SentInvoice,
  splitIntoBatches,
} from '@/lib/features/invoice-registration/domain/invoice-file'
import type { RegistrationOutcome } from '@/lib/features/invoice-registration/domain/registration-outcome'

/** Hands approved invoices over, a batch after the other. Ids of invoices never change. */
export function useSentInvoices(organizationId: string, userName: string) {
  const create = useCreateCollectionInvoices()
  return useSentParts<SentInvoice, RegistrationOutcome>({
    runKey: getSentFileKey(organizationId, userName),
    split: splitIntoBatches,
    send: ({ idempotencyKey, rows: invoices }) =>
      create.send({ idempotencyKey, userName, organizationId, invoices }),
  })
}

export type SentInvoices = ReturnType<typeof useSentInvoices>
export type InvoicePart = SentPart<SentInvoice, RegistrationOutcome>
