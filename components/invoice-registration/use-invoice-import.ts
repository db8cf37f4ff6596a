'use client'

import { useCallback, useMemo, useState } from 'react'
import { useColumnMatches } from '@/components/file-import/use-column-matches'
import { useFileImport } from '@/components/file-import/use-file-import'
import { useImportReview } from '@/components/file-import/use-import-review'
import { useNewestWork } from '@/components/ui/hooks/use-newest-work'
import { useToday } from '@/lib/client/hydration'
import { pauseForPage } from '@/lib/client/pauses'
import { useReferenceCheck } from '@/lib/client/use-reference-check'
import {
  checkDuplicate,
  createDuplicateCheck,
  type DuplicateCheck,
} from '@/lib/features/invoice-registration/client/duplicate-check'
import { takeHandedInvoices } from '@/lib/features/invoice-registration/client/handed-invoices'
import {
  createInvoiceCheck,
  findFormerId,
  findSourceId,
  type InvoiceRow,
  invoicesMax,
  type SentInvoice,
} from '@/lib/features/invoice-registration/domain/invoice-file'
import { invoiceImportFields } from '@/lib/features/invoice-registration/domain/invoice-file-columns'
import { toNewInvoice } from '@/lib/features/invoice-registration/domain/invoice-file-row'
import { withLookup } from '@/lib/features/invoice-registration/domain/invoice-lookup'

/**
 * The invoices of a file, with what a person said of them and what the service has of them already.
 * The service is asked when the person says so; an answer stays as long as its row is the same
 * invoice.
 */
export function useInvoiceImport(organizationId: string) {
  const today = useToday()
  const createCheck = useCallback(() => createInvoiceCheck(today), [today])
  const matches = useColumnMatches('invoices', invoiceImportFields)
  const file = useFileImport({
    fields: invoiceImportFields,
    createCheck,
    rowsMax: invoicesMax,
    takeHanded: takeHandedInvoices,
    match: matches.match,
    onTaken: () => forgetAnswers(),
  })
  const source = matches.remembering(file)
  const check = useReferenceCheck<DuplicateCheck>()
  const [earlier, setEarlier] = useState<ReadonlyMap<string, DuplicateCheck>>(new Map())
  const isLooking = check.progress?.phase === 'running'
  const told = isLooking ? null : (check.progress?.pieces ?? null)
  const lookups = useMemo(
    () => new Map([...earlier, ...(told ?? []).map((each) => [each.key, each] as const)]),
    [earlier, told],
  )
  const { rows, state, isChecking } = source
  const complete = useCallback(
    (row: InvoiceRow) => withLookup(row, lookups.get(row.lookupKey)?.state),
    [lookups],
  )
  const { review, isCurrent } = useImportReview(
    invoiceImportFields,
    rows,
    state,
    complete,
    isChecking,
  )
  const open = useMemo(
    () =>
      review?.rows.filter((row) => {
        const { state: lookup = 'open' } = lookups.get(row.lookupKey) ?? {}
        return (row.standing === 'ready' || row.standing === 'asks') && lookup === 'open'
      }) ?? [],
    [review, lookups],
  )

  const isWorkbook = state?.file !== undefined && state.reading === undefined
  const preparing = useNewestWork(
    (rows: typeof open, signal) => prepareChecks(organizationId, rows, isWorkbook, signal),
    (pieces) =>
      check.start(pieces, (sought, signal) => checkDuplicate(organizationId, sought, signal)),
  )

  /** Asks the service which invoices it has already. */
  function startCheck() {
    setEarlier(lookups)
    void preparing.start(open)
  }

  /** Another file is asked of anew. */
  function forgetAnswers() {
    preparing.giveUp()
    check.forget()
    setEarlier(new Map())
  }

  /** What is sent: rows with nothing against them, of each of which the service was asked. */
  const listInvoices = (): SentInvoice[] =>
    review?.rows.flatMap((row) => {
      const lookup = lookups.get(row.lookupKey)
      return row.standing === 'ready' && lookup && lookup.state !== 'open'
        ? [toNewInvoice(row.values, lookup.id)]
        : []
    }) ?? []

  return {
    source,
    check,
    review,
    isLooking: isLooking || preparing.isUnderWay,
    isChecking: source.isReading || isChecking || !isCurrent,
    /** How many rows the service has to be asked of before anything is sent. */
    unasked: open.length,
    startCheck,
    listInvoices,
    discard() {
      forgetAnswers()
      source.discard()
    },
  }
}

/** What is asked of rows that stand in a file, each under its id; not all where it is given up. */
async function prepareChecks(
  organizationId: string,
  rows: readonly InvoiceRow[],
  isWorkbook: boolean,
  signal: AbortSignal,
) {
  const pieces: DuplicateCheck[] = []
  for (const [at, row] of rows.entries()) {
    if (at % idsAtOnce === 0) await pauseForPage()
    if (signal.aborted) break
    pieces.push(
      createDuplicateCheck({
        key: row.lookupKey,
        id: await findSourceId(organizationId, row.identity),
        hasOwnId: row.identity.ownId !== null,
        invoiceNumber: row.values.invoiceNumber ?? null,
        formerId: isWorkbook ? await findFormerId(organizationId, row.identity) : null,
      }),
    )
  }
  return pieces
}

/** So many ids are made before the page gets a turn. */
const idsAtOnce = 100

export type InvoiceImportState = ReturnType<typeof useInvoiceImport>
