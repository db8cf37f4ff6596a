import { useEffect, useEffectEvent } from 'react'

/**
 * Loads scripts of the pages that a person may go to, once the browser has nothing else to do: their
 * first visit then waits for its data alone. A script only registers its modules, which run when a
 * page first needs them; what it takes to read and compile it is done by then. Nothing is asked of
 * the service for it. Who saves data is spared it.
 */
export function useScriptsAhead(scripts: readonly string[]) {
  const loadAll = useEffectEvent(() => {
    const there = new Set(
      [...document.scripts].map(({ src }) => new URL(src, location.href).pathname),
    )
    for (const src of scripts) if (!there.has(src)) document.head.append(makeScript(src))
  })
  useEffect(() => {
    if (savesData()) return
    return whenIdle(() => loadAll())
  }, [])
}

/**
 * A script that is fetched after all that a page needs. One that did not arrive is taken away: who
 * needs it would wait for it instead of asking anew.
 */
function makeScript(src: string): HTMLScriptElement {
  const made = document.createElement('script')
  made.addEventListener('error', () => made.remove())
  return Object.assign(made, { async: true, fetchPriority: 'low', src })
}

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
