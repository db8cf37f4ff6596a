'use client'

import { useEffect, useState } from 'react'
import type { SaveState } from './use-save-flow'

/**
 * Seconds until the upstream takes a save again after it asked to wait, counted down; 0 when it
 * asked for nothing.
 */
export function useWaitLeft(state: SaveState): number {
  const until =
    state.kind === 'failed' && state.failure.kind === 'throttled'
      ? state.at.getTime() + (state.failure.retryAfter ?? 0) * 1000
      : 0
  const [now, setNow] = useState(until)

  useEffect(() => {
    if (until === 0) return
    const tick = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(tick)
  }, [until])
  return until === 0
    ? 0
    : Math.max(
        0,
        Math.ceil((until - Math.max(now, state.kind === 'failed' ? state.at.getTime() : 0)) / 1000),
      )
}
