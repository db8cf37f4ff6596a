import type { WorkCounts } from './work'

/** Under which a browser keeps counts: numbers alone, of one person at a time. */
const key = 'duedesk-work-counts'

/** Counts of a person, for the organization whose decisions they count; `readAt` in ms since 1970. */
type KeptCounts = {
  person: string
  organizationId: string | null
  readAt: number
  counts: WorkCounts
}

/**
 * Keeps what was counted, so that a page that is loaded anew and other tabs of the browser show it.
 * A browser that may keep nothing goes on without.
 */
export function storeWorkCounts(kept: KeptCounts): void {
  const text = JSON.stringify(kept)
  try {
    if (localStorage.getItem(key) === text) return
    localStorage.setItem(key, text)
  } catch {
    return
  }
  for (const notify of listeners) notify()
}

/** The text that is kept, for `parseWorkCounts`; null where none is. */
export function readKeptText(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/**
 * What a kept text counts for a person and an organization. Null where it is another one's, of
 * before `oldest` (ms since 1970), or nothing that this desk wrote.
 */
export function parseWorkCounts(
  text: string | null,
  person: string | null,
  organizationId: string | null,
  oldest: number,
): WorkCounts | null {
  if (person === null) return null
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<KeptCounts>
    const isTheirs = kept.person === person && kept.organizationId === organizationId
    if (!isTheirs || !(Number(kept.readAt) >= oldest)) return null
    const counts = Object.values(kept.counts ?? {})
    return counts.length > 0 && counts.every((each) => each === null || Number.isInteger(each))
      ? (kept.counts as WorkCounts)
      : null
  } catch {
    return null
  }
}

/** Forgets what is kept, but of the person who is signed in, where one is. */
export function forgetWorkCounts(but: string | null = null): void {
  const text = readKeptText()
  if (text === null || text.includes(`"person":${JSON.stringify(but)}`)) return
  try {
    localStorage.removeItem(key)
  } catch {
    return
  }
  for (const notify of listeners) notify()
}

const listeners = new Set<() => void>()

/** Calls whenever this tab or another one keeps other counts. Returns what ends it. */
export function subscribeToWorkCounts(notify: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) notify()
  }
  listeners.add(notify)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('storage', onStorage)
  }
}
