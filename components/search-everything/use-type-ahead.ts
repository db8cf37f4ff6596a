import { useCallback, useEffect, useRef } from 'react'

/** Milliseconds for which a box may be on its way: then keys are the page's again. */
const patienceMs = 3_000

/**
 * What is typed while the box is on its way, which is loaded when it is first opened: nothing of it
 * is lost, and no letter does on the page what it does there.
 */
export function useTypeAhead() {
  const typed = useRef<{ text: string; since: number } | null>(null)

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const waiting = typed.current
      if (!waiting || event.ctrlKey || event.metaKey || event.key.length !== 1) return
      if (Date.now() - waiting.since > patienceMs) return
      event.preventDefault()
      event.stopPropagation()
      waiting.text += event.key
    }
    document.addEventListener('keydown', handleKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', handleKeyDown, { capture: true })
  }, [])

  const start = useCallback(() => {
    typed.current = { text: '', since: Date.now() }
  }, [])
  /** What was typed until now; from here on the box has the keys. */
  const take = useCallback(() => {
    const text = typed.current?.text ?? ''
    typed.current = null
    return text
  }, [])
  return { start, take }
}
