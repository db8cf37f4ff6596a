import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** The page is painted and in use by then: nothing of this is in the scripts that it waits for. */
const afterPaintMs = 1_000

/**
 * Keeps what a page shows fresh while something happens elsewhere. Mounted once, in the desk's
 * layout. Where it cannot be loaded, pages go on without.
 */
export function useLiveUpdates(): void {
  const client = useQueryClient()
  useEffect(() => {
    let stop: (() => void) | null = null
    let isLeft = false
    const timer = setTimeout(async () => {
      const live = await import('./live').catch(() => null)
      if (live && !isLeft) stop = live.startLiveUpdates(client)
    }, afterPaintMs)
    return () => {
      isLeft = true
      clearTimeout(timer)
      stop?.()
    }
  }, [client])
}
