import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callAction } from '@/lib/client/call-action'
import { ReadFailed } from '@/lib/client/read'
import { useSignInAgain } from '@/lib/client/session-guard'
import type { ExportFile } from '@/lib/contracts/desk/export-files'
import type { ExportCommand, ExportStart, InvoiceExportStart } from '@/lib/contracts/desk/exports'
import type { Failure, Result } from '@/lib/contracts/result'
import { pickExportFilters } from '@/lib/features/exports/domain/export-filters'
import {
  cancelExport,
  continueExport,
  startExport,
  startInvoiceExport,
} from '@/lib/features/exports/server/export-commands'
import { getExportQuery, getPollInterval } from './exports'

/**
 * What is to be exported: a list, and the search on the screen, whose order and paging are left
 * out.
 */
export type ExportQuestion =
  | { kind: 'invoiceSummary'; search: Record<string, unknown> }
  | { kind: 'collectionInvoices'; search: Record<string, unknown>; organizationId: string }

/** Starts an export. Every try is an intent of its own; the export is known by it. */
export function useStartExport() {
  const signInAgain = useSignInAgain()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ question, file }: { question: ExportQuestion; file: ExportFile }) => {
      const named = {
        ...pickExportFilters(question.kind, question.search),
        file,
        exportId: crypto.randomUUID(),
      }
      return callAction(() => startAction(question, named), signInAgain)
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['listExports'] }),
  })
}

/** The contract of each checks what the search and the columns are. */
function startAction(question: ExportQuestion, named: object) {
  if (question.kind === 'invoiceSummary') return startExport(named as ExportStart)
  return startInvoiceExport({
    ...named,
    organizationId: question.organizationId,
  } as InvoiceExportStart)
}

/**
 * Follows an export: asks again while it runs, ever more seldom, and not in a tab that is hidden.
 * One that waits for its person goes on by itself: an answer to them means that they have signed in
 * again.
 */
export function useExport(exportId: string) {
  const { data, error } = useQuery({
    ...getExportQuery(exportId),
    staleTime: 0,
    refetchInterval: ({ state }) => getPollInterval(state.data),
    refetchIntervalInBackground: false,
  })
  const cancel = useExportCommand(exportId, cancelExport)
  const goOn = useExportCommand(exportId, continueExport)
  const { mutate } = goOn
  const waitsAt = data?.state === 'waiting' && data.canContinue ? data.parts.length : null

  // What an answer brought is no event of this page that a handler could take.
  useEffect(() => {
    if (waitsAt !== null) mutate()
  }, [waitsAt, mutate])

  const wished = [cancel.data, goOn.data].find((result) => result && !result.ok)
  const failure: Failure | null = wished && !wished.ok ? wished.failure : null
  return {
    receipt: data,
    unread: error instanceof ReadFailed ? error.failure : null,
    cancel,
    goOn,
    failure,
  }
}

function useExportCommand(
  exportId: string,
  action: (wish: ExportCommand) => Promise<Result<unknown>>,
) {
  const signInAgain = useSignInAgain()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => {
      const intentId = crypto.randomUUID()
      return callAction(() => action({ exportId, intentId }), signInAgain)
    },
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: getExportQuery(exportId).queryKey }),
        queryClient.invalidateQueries({ queryKey: ['listExports'] }),
      ]),
  })
}
