import { useEffect, useEffectEvent, useMemo } from 'react'
import { useToday } from '@/lib/client/hydration'
import { useReferenceCheck } from '@/lib/client/use-reference-check'
import {
  FailedInvoices,
  type InvoicePiece,
} from '@/lib/features/invoice-sending/client/failed-invoices'
import { useStandingReader } from '@/lib/features/invoice-sending/client/standing-reader'
import type { FailedInvoice, ReadInvoice } from '@/lib/features/invoice-sending/domain/resend'
import type { OwnCompany } from '../company-select'
import { mintIdentifier } from '../use-sending'

/** So many failed invoices are read at the same time. */
const atOnce = 4

/** Reads failed invoices as the page opens. What came stays when it breaks off, and goes on there. */
export function useFailedInvoices(
  invoices: readonly FailedInvoice[],
  companies: readonly OwnCompany[],
) {
  const today = useToday()
  const standing = useStandingReader()
  const check = useReferenceCheck<InvoicePiece>()
  const reader = useMemo(
    () =>
      new FailedInvoices({
        invoices,
        findClient: (id) => companies.find(({ companyId }) => companyId === id)?.clientNo ?? null,
        mint: () => mintIdentifier(today),
        standing,
      }),
    [invoices, companies, today, standing],
  )
  const begin = useEffectEvent(() =>
    check.start(reader.createPieces(), reader.step, atOnce, reader.plan),
  )
  useEffect(() => {
    if (reader) begin()
  }, [reader])
  const { progress, goOn } = check
  const read = useMemo(() => listRead(progress?.pieces ?? []), [progress])
  return {
    phase: progress?.phase ?? ('running' as const),
    failure: progress?.failure ?? null,
    read,
    isReplaced: reader.isReplaced,
    goOn,
  }
}

export type FailedInvoicesRead = ReturnType<typeof useFailedInvoices>

const listRead = (pieces: readonly InvoicePiece[]): ReadInvoice[] =>
  pieces.flatMap((piece) => (piece.does === 'invoice' && piece.read ? [piece.read] : []))
