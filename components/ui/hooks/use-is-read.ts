import { useEffect, useState } from 'react'

/** Until a changed word is read and a finger on its way is stopped, in milliseconds. */
const readMs = 500

/**
 * False for a moment once the verb of something that is pressed has become another one in its place,
 * so that nobody does what they did not read: a press that was on its way, or the second of a double
 * click.
 */
export function useIsRead(label: string): boolean {
  const [read, setRead] = useState(label)
  useEffect(() => {
    if (read === label) return
    const timer = setTimeout(() => setRead(label), readMs)
    return () => clearTimeout(timer)
  }, [read, label])
  return read === label
}
