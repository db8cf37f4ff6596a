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

/**
 * Keeps a run in place of the one before, or forgets it; one without a batch is none. A tab that
 * may keep nothing goes on without.
 */
export function storeSentFile(key: string, file: SentFile | null): void {
  tryOrNull(() =>
    file && file.idempotencyKeys.length > 0
      ? sessionStorage.setItem(key, JSON.stringify(file))
      : sessionStorage.removeItem(key),
  )
  for (const listener of listeners) listener()
}

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
