'use client'

import { HydrationBoundary as Boundary, type DehydratedState } from '@tanstack/react-query'
import type { ReactNode } from 'react'

/**
 * Gives what stands below what the server has read for it, as new as it is by the clock of the
 * browser.
 */
export function HydrationBoundary({
  state,
  children,
}: {
  state: DehydratedState
  children: ReactNode
}) {
  return <Boundary state={stampByOwnClock(state)}>{children}</Boundary>
}

/** The framework shows a page again from the very state with which it came. */
const stamped = new WeakMap<DehydratedState, DehydratedState>()

/**
 * The state with nothing in it that was read later than it came here. By the clock of a server that
 * is ahead it would pass for new long after, and take the place of what was read here since.
 */
function stampByOwnClock(state: DehydratedState): DehydratedState {
  const known = stamped.get(state)
  if (known) return known
  const now = Date.now()
  const own = {
    ...state,
    queries: state.queries.map((query) => ({
      ...query,
      state: { ...query.state, dataUpdatedAt: Math.min(query.state.dataUpdatedAt, now) },
    })),
  }
  stamped.set(state, own)
  return own
}
