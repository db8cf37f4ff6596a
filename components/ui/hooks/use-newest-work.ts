'use client'

import { useEffect, useRef, useState } from 'react'

/**
 * Work that takes a while, such as reading a file, and of which only the newest counts: another gives
 * up the one before, and leaving the page gives up the last. A page goes on meanwhile, so what came
 * of it is taken by the page as it then is.
 *
 * @param work brings what is asked to its end, and never throws. What it answers is dropped once its
 *   signal is aborted.
 * @param take gets what came of it.
 */
export function useNewestWork<Asked, Made>(
  work: (asked: Asked, signal: AbortSignal) => Promise<Made>,
  take: (made: Made, asked: Asked) => void,
) {
  const [isUnderWay, setUnderWay] = useState(false)
  const newest = useRef<AbortController | null>(null)
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => () => newest.current?.abort(), [])

  async function run(asked: Asked) {
    newest.current?.abort()
    const mine = new AbortController()
    newest.current = mine
    setUnderWay(true)
    const made = await work(asked, mine.signal)
    if (mine.signal.aborted) return
    setUnderWay(false)
    latest.current(made, asked)
  }

  return {
    isUnderWay,
    start: run,
    giveUp() {
      newest.current?.abort()
      setUnderWay(false)
    },
  }
}
