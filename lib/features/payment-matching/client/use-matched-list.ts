import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { toFailure } from '@/lib/client/operation-failed'
import { mapInPieces, pauseForPage } from '@/lib/client/pauses'
import { read as readDesk } from '@/lib/client/read'
import { useSignInAgain } from '@/lib/client/session-guard'
import type { Failure } from '@/lib/contracts/result'
import { getOpenBatchesQuestion } from '@/lib/features/adjustments/domain/public'
import type { BankList } from '@/lib/features/payment-matching/domain/bank-line'
import { findRepeats } from '@/lib/features/payment-matching/domain/line-identity'
import { matchLine } from '@/lib/features/payment-matching/domain/match-line'
import { settleMatches } from '@/lib/features/payment-matching/domain/match-list'
import {
  type InvoiceIndex,
  indexInvoices,
  type OpenInvoice,
  toInvoiceKeys,
} from '@/lib/features/payment-matching/domain/open-invoices'
import type { MatchedLine } from '@/lib/features/payment-matching/domain/payment-plan'
import { toSentBefore } from '@/lib/features/payment-matching/domain/sent-before'
import { type OpenInvoices, readOpenInvoices } from './read-open-invoices'
import { readSentLines } from './read-sent-lines'

/** A list with the key under which what was found for it is held: another one for each reading. */
export type HeldList = { key: string; list: BankList }

const readOnce = { staleTime: Number.POSITIVE_INFINITY, structuralSharing: false } as const

/**
 * Matches a list to the open invoices, which are read for it once, and finds which of its lines went
 * out before, and what else did for those invoices and is not known to be booked. Nothing of it is
 * read again by itself, so that no match changes under the hand.
 */
export function useMatchedList(
  organizationId: string,
  held: HeldList | null,
  chosenCurrency: string | null,
) {
  const signInAgain = useSignInAgain()
  const [readCount, setReadCount] = useState(0)
  const invoices = useQuery({
    ...readOnce,
    queryKey: ['openInvoicesToMatch', organizationId, held?.key],
    queryFn: held
      ? ({ signal }) =>
          readOpenInvoices({ organizationId, signInAgain, signal, onRead: setReadCount })
      : skipToken,
  })
  const { data: read } = invoices
  const currencies = useMemo(() => listCurrencies(read?.invoices ?? []), [read])
  const currency = chosenCurrency ?? currencies[0] ?? ''
  const matching = useQuery({
    ...readOnce,
    queryKey: ['matchedPayments', organizationId, held?.key, currency, read?.readAt],
    queryFn:
      held && read ? ({ signal }) => matchList(held.list, read, { currency, signal }) : skipToken,
  })
  const sent = useQuery({
    queryKey: ['sentBankLines', organizationId, held?.key, currency, read?.readAt],
    queryFn: matching.data
      ? (context) =>
          readSentLines(matching.data.lines, currency, (sourceIds) =>
            readDesk(
              'findSentPayments',
              { params: { organizationId }, body: { sourceIds } },
              context,
            ),
          )
      : skipToken,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  const open = useQuery({
    ...readOnce,
    queryKey: ['openBatchesToMatch', organizationId, held?.key],
    queryFn: held
      ? (context) =>
          readDesk('listSentBatches', { body: getOpenBatchesQuestion(organizationId) }, context)
      : skipToken,
  })
  const sentBefore = useMemo(
    () => toSentBefore(open.data, open.isError, read?.invoices ?? []),
    [open.data, open.isError, read],
  )
  const matched = useMemo<MatchedLine[] | null>(
    () =>
      matching.data?.lines.map((line, at) => ({
        ...line,
        before: sent.data?.before[at] ?? null,
      })) ?? null,
    [matching.data, sent.data],
  )
  return {
    ...{ readCount, currencies, currency, matched, sentBefore },
    index: matching.data?.index ?? null,
    read: read ?? null,
    isReady: matched !== null && !sent.isPending && !open.isPending,
    unchecked: toUnchecked(sent.error, sent.data?.isWhole),
    failure: invoices.error ? toFailure(invoices.error) : null,
    readAgain: () => void invoices.refetch(),
    checkAgain: () => void sent.refetch(),
    readSentBefore: async () => {
      const { data, isError } = await open.refetch()
      return toSentBefore(data, isError, read?.invoices ?? [])
    },
  }
}

const toUnchecked = (error: Error | null, isWhole: boolean | undefined): Failure | null =>
  error ? toFailure(error) : isWhole === false ? { kind: 'unreachable' } : null

type Matching = {
  index: InvoiceIndex
  lines: Omit<MatchedLine, 'before'>[]
}

/** Matches all lines, in pieces that leave the page time to answer. */
async function matchList(
  { lines }: BankList,
  { invoices, isWhole }: OpenInvoices,
  { currency, signal }: { currency: string; signal: AbortSignal },
): Promise<Matching> {
  const keys = await mapInPieces(invoices, toInvoiceKeys, signal)
  await pauseForPage()
  const index = indexInvoices(keys, isWhole)
  await pauseForPage()
  const repeats = findRepeats(lines, currency)
  const matches = await mapInPieces(
    lines,
    (line) => matchLine(index, line, line.currency ?? currency),
    signal,
  )
  await pauseForPage()
  const settled = settleMatches(lines, matches)
  return {
    index,
    lines: lines.map((line, at) => ({ line, match: settled[at]!, repeat: repeats[at]! })),
  }
}

/** The currencies of the open invoices, the most common first. */
function listCurrencies(invoices: readonly OpenInvoice[]): string[] {
  const groups = [...Map.groupBy(invoices, ({ currency }) => currency)]
  return groups
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([currency]) => currency)
}
