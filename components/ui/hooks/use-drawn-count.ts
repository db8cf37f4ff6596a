import { startTransition, useEffect, useState } from 'react'
import { pauseForPage } from '@/lib/client/pauses'

/** So many rows are drawn in one go: about a screen of them, in less than 50 ms. */
const pieceSize = 25

/**
 * How many rows of a long list are drawn by now: the first ones at once, the others piece by piece,
 * with a turn for the page before each. In the end all are there, to be found and printed.
 */
export function useDrawnCount(total: number): number {
  const [drawn, setDrawn] = useState(2 * pieceSize)
  useEffect(() => {
    if (drawn >= total) return
    let isLeft = false
    void pauseForPage().then(() => {
      if (!isLeft) startTransition(() => setDrawn(drawn + pieceSize))
    })
    return () => {
      isLeft = true
    }
  }, [drawn, total])
  return Math.min(drawn, total)
}
