import { useEffect, useEffectEvent } from 'react'
import type { LoadedPages } from './use-settlements'

/** How many rows of a list are read without being asked for. */
const rowsReadAhead = 1000

/**
 * Reads a list on to its end, page after page, up to many rows; a page that failed stops it. What is
 * counted over the list is then counted over all of it, or says of how many.
 */
export function useReadAhead({ rows, more, isReading, isResting }: ReadAhead) {
  const isDue = more !== null && !isReading && !isResting && rows.length < rowsReadAhead
  const readOn = useEffectEvent(() => more?.())
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page of strangers adds no row and is gone behind too
  useEffect(() => {
    if (isDue) readOn()
  }, [isDue, rows])
}

type ReadAhead = Pick<LoadedPages<unknown>, 'rows' | 'more' | 'isReading' | 'isResting'>
