import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lookAgainAction } from '../actions/journal'
import type { JournalEntry } from '../contracts/desk/journal'
import type { Result } from '../contracts/result'
import { act } from './act'
import { useSignInAgain } from './session-guard'

/** Looks at what became of a write whose outcome is not known. Sends nothing again. */
export function useLookAgain() {
  const queryClient = useQueryClient()
  const signInAgain = useSignInAgain()
  return useMutation({
    mutationFn: (intentId: string): Promise<Result<JournalEntry>> => act(() => lookAgainAction({ intentId }), signInAgain),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['listJournal'] }),
  })
}
