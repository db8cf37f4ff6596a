import { useRef } from 'react'
import { invalidateReads, useWrite } from '@/lib/client/use-write'
import type { ViewChange } from '@/lib/contracts/desk/views'
import { changeView } from '@/lib/features/saved-views/server/change-view'

/** A change of a view as a page states it. */
export type AskedChange = ViewChange extends infer One
  ? One extends ViewChange
    ? Omit<One, 'idempotencyKey'>
    : never
  : never

/**
 * Saves, renames, shares or deletes a view. The same change asked again after an unknown outcome is
 * the same idempotency key, so it happens once.
 */
export function useChangeView() {
  const open = useRef<{ change: string; idempotencyKey: string } | null>(null)
  return useWrite(changeView, {
    toInput: (asked: AskedChange) => {
      const change = JSON.stringify(asked)
      if (open.current?.change !== change)
        open.current = { change, idempotencyKey: crypto.randomUUID() }
      return { ...asked, idempotencyKey: open.current.idempotencyKey }
    },
    onSettled: (result, _, client) => {
      if (result.ok || result.failure.kind !== 'unknown-outcome') open.current = null
      return invalidateReads(client, ['listViews'])
    },
  })
}
