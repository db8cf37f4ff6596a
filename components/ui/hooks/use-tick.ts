import { useState } from 'react'

/**
 * A tick that holds for exactly what it was given for: as soon as that is something else, it is not
 * given any more.
 *
 * @param about what a person says yes to, as it is shown to them.
 */
export function useTick(about: string): [isTicked: boolean, tick: (isTicked: boolean) => void] {
  const [ticked, setTicked] = useState<string | null>(null)
  return [ticked === about, (isTicked) => setTicked(isTicked ? about : null)]
}
