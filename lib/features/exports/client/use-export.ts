import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toFailure } from '@/lib/client/operation-failed'
import { useTimedReads } from '@/lib/client/use-polling'
import { invalidateReads, useWrite } from '@/lib/client/use-write'
import type { ExportFile } from '@/lib/contracts/desk/export-files'
import type { ExportCommand } from '@/lib/contracts/desk/exports'
import type { Answer } from '@/lib/contracts/registry'
import type { Write } from '@/lib/contracts/result'
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

/** Starts an export. Every try has an idempotency key of its own; the export is known by it. */
export const useStartExport = () =>
  useWrite(startAction, {
    toInput: ({ question, file }: { question: ExportQuestion; file: ExportFile }) => ({
      question,
      named: {
        ...pickExportFilters(question.kind, question.search),
        file,
        exportId: crypto.randomUUID(),
      },
    }),
    affects: ['listExports'],
  })

type StartedExport = { question: ExportQuestion; named: object }

/** The contract of each checks what the search and the columns are. */
const startAction: Write<StartedExport, Answer<'startExport'>> = (started) => {
  const { question, named } = started as StartedExport
  return question.kind === 'invoiceSummary'
    ? startExport(named)
    : startInvoiceExport({ ...named, organizationId: question.organizationId })
}

/**
 * Follows an export: asks again while it runs, ever more seldom, and not in a tab that is hidden.
 * One that waits for its person goes on by itself: an answer to them means that they have signed in
 * again.
 */
export function useExport(exportId: string) {
  const query = getExportQuery(exportId)
  const { data, error } = useQuery({ ...query, staleTime: 0 })
  useTimedReads(query.queryKey, getPollInterval(data))
  const cancel = useExportCommand(exportId, cancelExport)
  const goOn = useExportCommand(exportId, continueExport)
  const { mutate } = goOn
  const waitsAt = data?.state === 'waiting' && data.canContinue ? data.parts.length : null

  // What an answer brought is no event of this page that a handler could take.
  useEffect(() => {
    if (waitsAt !== null) mutate()
  }, [waitsAt, mutate])

  return {
    receipt: data,
    unread: error && toFailure(error),
    cancel,
    goOn,
    failure: cancel.failure ?? goOn.failure,
  }
}

const useExportCommand = (exportId: string, command: typeof cancelExport) =>
  useWrite<ExportCommand, Answer<'cancelExport'>, void>(command, {
    toInput: () => ({ exportId, idempotencyKey: crypto.randomUUID() }),
    onSettled: (_, __, client) => invalidateReads(client, ['getExport', 'listExports']),
  })
