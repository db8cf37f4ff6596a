import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { freshMs } from '@/lib/client/operation-query'

/** Of when the answer is that a page was told, and the one that this tab left behind itself. */
type Marks = { toldAt?: number; ownAt?: number }
const marks = new WeakMap<Query, Marks>()

const findHeld = (client: QueryClient, queryKey: QueryKey) =>
  client.getQueryCache().find({ queryKey, exact: true })

function mark(held: Query, next: Marks) {
  marks.set(held, { ...marks.get(held), ...next })
}

/**
 * The answer about a draft that is held as a page opens, if it cannot be believed: a page was told
 * it before, or it was fetched ahead and lies here for a while. Null where it can, and where none is
 * held.
 *
 * @param isFirstPaint what is held came with this very document.
 */
export function findDoubted(
  client: QueryClient,
  queryKey: QueryKey,
  isFirstPaint: boolean,
): { dataUpdatedAt: number; errorUpdatedAt: number } | null {
  const held = findHeld(client, queryKey)
  if (held?.state.data === undefined || isFirstPaint) return null
  const { dataUpdatedAt, errorUpdatedAt } = held.state
  const { toldAt, ownAt } = marks.get(held) ?? {}
  const isNew = toldAt !== dataUpdatedAt && Date.now() - dataUpdatedAt < freshMs
  return isNew || ownAt === dataUpdatedAt ? null : { dataUpdatedAt, errorUpdatedAt }
}

/** Notes that a page was told what is held; what this tab left waits for the next page. */
export function noteTold(client: QueryClient, queryKey: QueryKey): void {
  const held = findHeld(client, queryKey)
  if (!held) return
  const { dataUpdatedAt } = held.state
  if (marks.get(held)?.ownAt !== dataUpdatedAt) mark(held, { toldAt: dataUpdatedAt })
}

/** Lets the page that opens be the last one to take what this tab left. */
export function takeOwn(client: QueryClient, queryKey: QueryKey): void {
  const held = findHeld(client, queryKey)
  if (held) mark(held, { toldAt: held.state.dataUpdatedAt, ownAt: undefined })
}

/** Notes that this tab itself left what is held now: the next page believes it. */
export function noteOwn(client: QueryClient, queryKey: QueryKey): void {
  const held = findHeld(client, queryKey)
  if (held) mark(held, { ownAt: held.state.dataUpdatedAt })
}
