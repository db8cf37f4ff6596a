'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * What is typed into a search box, and the one search that waits for a while after the last key.
 * Another address brings another text, as when going back, and gives up what waits; the own search
 * brings back what was typed, so that nothing typed meanwhile is lost.
 */
export function useTypedSearch(text: string) {
  const [typed, setTyped] = useState(text)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const giveUp = useCallback(() => clearTimeout(timer.current), [])
  useEffect(() => giveUp, [giveUp])

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
    searchFor(next: string, afterMs: number, search: (text: string) => void) {
      setTyped(next)
      giveUp()
      timer.current = setTimeout(() => {
        setSent(next.trim())
        search(next.trim())
      }, afterMs)
    },
    giveUp,
  }
}
