import { useState } from 'react'
import { toFailure } from '@/lib/client/operation-failed'
import { useTimedReads } from '@/lib/client/use-polling'
import type { Failure } from '@/lib/contracts/result'
import { useDraftRead } from './use-draft-read'

/** What an earlier page left; `unread`: why it is not known whether it left anything. */
export type LeftDraft = { content: unknown; unread: Failure | null }

/** How often an answer is asked for that did not come, in milliseconds. */
const askAgainMs = 5_000

/**
 * What an earlier page left, as this one was first told, because a later answer would be this
 * page's own; undefined until then. A page that could not be told opens, and hands `unread` to
 * `useDraft`; once it is told that nothing was left, what is typed is kept after all.
 *
 * @param clientNo null where nothing is kept.
 */
export function useLeftDraft(clientNo: string | null, draftKey: string): LeftDraft | undefined {
  const { queryKey, data, error, isReading } = useDraftRead(clientNo, draftKey)
  const failure = error ? toFailure(error) : null
  // It is read again once the person has signed in again.
  const isUnknown = isReading || failure?.kind === 'unauthenticated'
  const now = isUnknown ? undefined : { content: data?.draft?.content ?? null, unread: failure }
  const [opened, setOpened] = useState(now)
  if (!opened && now) setOpened(now)
  if (opened?.unread && data?.draft === null) setOpened({ ...opened, unread: null })
  const mayCome = opened?.unread != null && opened.unread.kind !== 'forbidden'
  useTimedReads(queryKey, mayCome && data === undefined && askAgainMs)
  return opened
}
