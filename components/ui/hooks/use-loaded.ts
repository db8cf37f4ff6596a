'use client'

import { useEffect, useState } from 'react'

/**
 * A part of the program that a page needs only once it stands: loaded after the first paint,
 * undefined until then and when it cannot be loaded.
 *
 * @param load imports the part; the same function at every render.
 */
export function useLoaded<Module>(load: () => Promise<Module>): Module | undefined {
  const [loaded, setLoaded] = useState<{ module: Module }>()
  useEffect(() => {
    let isHere = true
    load().then(
      (module) => isHere && setLoaded({ module }),
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [load])
  return loaded?.module
}
