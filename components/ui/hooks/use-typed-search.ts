'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchGoingFirst } from './use-search-going-first'

/** Settles once the address holds the search, where it is kept there. */
export type Search = (text: string) => unknown

/**
 * What is typed into a search box, and the one search that waits for a while after the last key.
 * Another address brings another text, as when going back, and gives up what waits; the own search
 * brings back what was typed, so that nothing typed meanwhile is lost. A link that is followed to
 * another page gives up what waits too.
 */
export function useTypedSearch(text: string) {
  const [typed, setTyped] = useState(text)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const giveUp = useCallback(() => clearTimeout(timer.current), [])
  useEffect(() => giveUp, [giveUp])
  const going = useSearchGoingFirst(giveUp)

  const [sent, setSent] = useState<string | null>(null)
  const [known, setKnown] = useState(text)
  if (known !== text) {
    setKnown(text)
    if (text !== sent) {
      setTyped(text)
      setSent(null)
    }
  }
  useEffect(() => {
    if (text !== sent) giveUp()
  }, [text, sent, giveUp])

  return {
    typed,
    searchFor(next: string, afterMs: number, search: Search) {
      setTyped(next)
      giveUp()
      timer.current = setTimeout(() => {
        setSent(next.trim())
        going.hold(search(next.trim()))
      }, afterMs)
    },
    giveUp,
  }
}
