import { useEffect, useState } from 'react'

/** Milliseconds for which a text rests before it is asked for. */
const restMs = 200

/** A text once nobody has typed on for a while. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
