import { useEffect, useRef } from 'react'
import { isLetterKey } from './use-letter-key'

/** The second letter has to come within so many milliseconds. */
const secondWithinMs = 1_500

/**
 * Calls on a letter that follows another one, with that second letter: `G`, then `C`. The second
 * one means nothing else then, so that a list does not hear it. Heard where single letters are.
 */
export function useLetterChord(first: string, onPressed: (second: string) => boolean) {
  const latest = useRef(onPressed)
  useEffect(() => {
    latest.current = onPressed
  }, [onPressed])

  useEffect(() => {
    let armedUntil = 0
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!isLetterKey(event)) return
      const isSecond = event.timeStamp < armedUntil
      armedUntil = !isSecond && event.key === first ? event.timeStamp + secondWithinMs : 0
      if (!isSecond || !latest.current(event.key)) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', handleKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', handleKeyDown, { capture: true })
  }, [first])
}
