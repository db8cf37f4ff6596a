/**
 * What a tab keeps of a file that is being handed over, so that a reload finds its batches again in
 * the journal: their idempotency keys, and how many rows had not gone out. Never what was sent.
 */
export type SentFile = { idempotencyKeys: string[]; left: number }

/** Under which a tab keeps it: one for each place that is written to, and person. */
export const getSentFileKey = (place: string, userName: string) =>
  `duedesk-sent-run ${place} ${userName}`

const listeners = new Set<() => void>()

/** Tells when what this tab keeps has changed, until the returned call. */
export function onSentFileChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Runs of this tab under each key: those that go on beside the last, and that one. */
const runs = new Map<string, Map<object, SentFile & { isSending: boolean }>>()

/** Whether this tab is still sending a run, whichever page it shows. */
export const isStillSending = (key: string): boolean =>
  [...(runs.get(key)?.values() ?? [])].some(({ isSending }) => isSending)

/** The browser asks before the tab closes: what has not gone out would stay behind. */
const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault()

/** What tells a run from others, where a page has only one. */
const onlyRun = {}

/**
 * Keeps a run in place of those before that have ended, beside one that is still being sent; one
 * without a batch is none. Without a file all of them are forgotten. A tab that may keep nothing goes
 * on without.
 */
export function storeSentFile(
  key: string,
  file: SentFile | null,
  isSending = false,
  run: object = onlyRun,
): void {
  const before = file && (isStillSending(key) || runs.get(key)?.has(run)) ? runs.get(key) : null
  const kept = new Map(before)
  kept.delete(run)
  if (file && file.idempotencyKeys.length > 0) kept.set(run, { ...file, isSending })
  if (kept.size > 0) runs.set(key, kept)
  else runs.delete(key)
  tryOrNull(() =>
    [...runs.keys()].some(isStillSending)
      ? window.addEventListener('beforeunload', askBrowser)
      : window.removeEventListener('beforeunload', askBrowser),
  )
  tryOrNull(() =>
    kept.size > 0
      ? sessionStorage.setItem(key, JSON.stringify(joinRuns([...kept.values()])))
      : sessionStorage.removeItem(key),
  )
  for (const listener of listeners) listener()
}

const joinRuns = (all: readonly SentFile[]): SentFile => ({
  idempotencyKeys: all.flatMap(({ idempotencyKeys }) => idempotencyKeys),
  left: all.reduce((sum, { left }) => sum + left, 0),
})

/** The text that is kept: the same while nothing changes. */
export const readSentFile = (key: string): string | null =>
  tryOrNull(() => sessionStorage.getItem(key))

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The run in a text that was kept; null for anything else, because a tab may hold what an older
 * desk wrote. That named the keys `intentIds`.
 */
export function parseSentFile(text: string | null): SentFile | null {
  const {
    intentIds,
    idempotencyKeys = intentIds,
    left,
  } = (tryOrNull(() => JSON.parse(text ?? 'null')) ?? {}) as {
    intentIds?: unknown
    idempotencyKeys?: unknown
    left?: unknown
  }
  if (
    !Array.isArray(idempotencyKeys) ||
    idempotencyKeys.length === 0 ||
    !idempotencyKeys.every((id) => typeof id === 'string' && uuid.test(id))
  )
    return null
  return typeof left === 'number' && Number.isInteger(left) && left >= 0
    ? { idempotencyKeys, left }
    : null
}

/** What a step gives, or null where it throws. */
function tryOrNull<Value>(step: () => Value): Value | null {
  try {
    return step()
  } catch {
    return null
  }
}
