import { useEffect, useEffectEvent } from 'react'

/**
 * Fetches scripts of the pages that a person may go to, once the browser has nothing else to do:
 * their first visit then waits for its data alone. Nothing is asked of the service for it. Who saves
 * data is spared it.
 */
export function useScriptsAhead(scripts: readonly string[]) {
  const fetchAll = useEffectEvent(() => {
    for (const href of scripts)
      document.head.append(Object.assign(document.createElement('link'), { ...ahead, href }))
  })
  useEffect(() => {
    if (savesData()) return
    return whenIdle(() => fetchAll())
  }, [])
}

/** The browser fetches what is marked so after all that a page needs, and runs none of it. */
const ahead = { rel: 'prefetch', as: 'script' }

/** Not every browser tells when it is idle; the others are left alone for a while. */
function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const asked = requestIdleCallback(act)
    return () => cancelIdleCallback(asked)
  }
  const timer = setTimeout(act, 2_000)
  return () => clearTimeout(timer)
}

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
