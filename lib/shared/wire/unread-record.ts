import type { Unread, unreadKey as UnreadKey } from '@/lib/contracts/unread'

/** Not a field of the upstream: where fields are shown that nobody knows, it is left out. */
export const unreadKey: typeof UnreadKey = '$unread'

/**
 * What of a record could not be read; null where all of it was. A field of that name that an
 * upstream sends itself is not taken for it.
 */
export function findUnread(record: unknown): Unread | null {
  if (typeof record !== 'object' || record === null || !Object.hasOwn(record, unreadKey))
    return null
  const {
    fields,
    raw,
    place = null,
  } = ((record as Record<string, unknown>)[unreadKey] ?? {}) as Partial<Unread>
  const isReadable =
    typeof fields === 'object' &&
    fields !== null &&
    Object.values(fields).every((why) => typeof why === 'string')
  return isReadable && (raw === null || typeof raw === 'string') ? { fields, raw, place } : null
}
