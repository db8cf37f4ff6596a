import type { Texts } from '@/lib/client/translation'

/** Milliseconds between two tries, at most. */
const longestPauseMs = 15_000

/**
 * Asks the desk for a file of texts until it has it: without them a page that is painted takes no
 * click, and nobody could be told why.
 */
export async function fetchTexts(file: string): Promise<Texts> {
  for (let pauseMs = 500; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    const texts = await tryFetch(file)
    if (texts) return texts
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

async function tryFetch(file: string): Promise<Texts | null> {
  try {
    const response = await fetch(file)
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
