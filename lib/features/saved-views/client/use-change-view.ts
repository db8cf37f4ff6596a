import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { callAction } from '@/lib/client/call-action'
import { useSignInAgain } from '@/lib/client/session-guard'
import type { ViewChange } from '@/lib/contracts/desk/views'
import { changeView } from '@/lib/features/saved-views/server/change-view'
import { viewsQuery } from './views'

/** A change of a view as a page states it. */
export type AskedChange = ViewChange extends infer One
  ? One extends ViewChange
    ? Omit<One, 'intentId'>
    : never
  : never

/**
 * Saves, renames, shares or deletes a view. The same change asked again after an unknown outcome is
 * the same intent, so it happens once.
 */
export function useChangeView() {
  const queryClient = useQueryClient()
  const signInAgain = useSignInAgain()
  const open = useRef<{ change: string; intentId: string } | null>(null)
  return useMutation({
    mutationFn: async (asked: AskedChange) => {
      const change = JSON.stringify(asked)
      if (open.current?.change !== change) open.current = { change, intentId: crypto.randomUUID() }
      const { intentId } = open.current
      const result = await callAction(() => changeView({ ...asked, intentId }), signInAgain)
      if (result.ok || result.failure.kind !== 'unknown-outcome') open.current = null
      return result
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: viewsQuery.queryKey }),
  })
}
