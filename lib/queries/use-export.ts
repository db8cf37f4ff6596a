import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cancelExportAction, continueExportAction, startExportAction } from '../actions/partner'
import type { ExportStart, ExportWish } from '../contracts/desk/exports'
import type { Failure, Result } from '../contracts/result'
import { act } from './act'
import { askAgainMs, exportQuery } from './exports'
import { ReadFailed } from './read'
import { useSignInAgain } from './session-guard'

/** Starts an export. Every try is an intent of its own; the export is known by it. */
export function useStartExport() {
  const signInAgain = useSignInAgain()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (question: Omit<ExportStart, 'exportId'>) => {
      const exportId = crypto.randomUUID()
      return act(() => startExportAction({ ...question, exportId } as ExportStart), signInAgain)
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['listExports'] }),
  })
}

/**
 * Follows an export: asks again while it runs, ever more seldom, and not in a tab that is hidden. One that waits for its person goes on by itself: an
 * answer to them means that they have signed in again.
 */
export function useExport(exportId: string) {
  const { data, error } = useQuery({
    ...exportQuery(exportId),
    staleTime: 0,
    refetchInterval: ({ state }) => askAgainMs(state.data),
    refetchIntervalInBackground: false,
  })
  const cancel = useWish(exportId, cancelExportAction)
  const goOn = useWish(exportId, continueExportAction)
  const { mutate } = goOn
  const waitsAt = data?.state === 'waiting' && data.canContinue ? data.parts.length : null

  // What an answer brought is no event of this page that a handler could take.
  useEffect(() => {
    if (waitsAt !== null) mutate()
  }, [waitsAt, mutate])

  const wished = [cancel.data, goOn.data].find((result) => result && !result.ok)
  const failure: Failure | null = wished && !wished.ok ? wished.failure : null
  return { receipt: data, unread: error instanceof ReadFailed ? error.failure : null, cancel, goOn, failure }
}

function useWish(exportId: string, action: (wish: ExportWish) => Promise<Result<unknown>>) {
  const signInAgain = useSignInAgain()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => {
      const intentId = crypto.randomUUID()
      return act(() => action({ exportId, intentId }), signInAgain)
    },
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: exportQuery(exportId).queryKey }),
        queryClient.invalidateQueries({ queryKey: ['listExports'] }),
      ]),
  })
}
