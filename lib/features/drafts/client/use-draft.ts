import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useWrite } from '@/lib/client/use-write'
import {
  createWriteStamp,
  getDraftQuery,
  saveUserState,
  toLocalWrite,
} from '@/lib/client/user-state'
import type { Failure } from '@/lib/contracts/result'
import { attachToPage } from './attach-to-page'
import { createDraftAutosave, type SendDraft } from './draft-autosave'
import { noteOwn } from './held-drafts'

/**
 * Keeps what a person types on the server, so that it outlives the session, the tab and a
 * deployment: a moment after the last change, and at once when the page is left. It is dropped when
 * nothing differs any more. A draft that is offered is for the page to take or drop before typing
 * begins: the first change kept takes its place.
 *
 * @param draftKey what it is about, such as `customer:10001`.
 * @param content anything JSON; compared by its JSON.
 * @param isDirty whether it really differs from what is stored.
 * @param isOwn whether what may be kept already is this page's to replace or drop, as after it was
 *   taken up.
 * @param unread why it is not known what an earlier page left: as long as that is so, nothing takes
 *   its place, and it is not dropped either.
 * @returns `failure`: why the newest text is not kept, or null; `drop`: drops the draft, also one
 *   of an earlier page; `replace`: leaves something else in its place, null: nothing.
 */
export function useDraft<Content>({
  userName,
  clientNo,
  draftKey,
  content,
  isDirty,
  isOwn,
  unread = null,
}: DraftOptions<Content>): Draft {
  const queryClient = useQueryClient()
  const keeper = useMemo(
    () => createDraftAutosave(createDraftSender({ userName, clientNo, draftKey })),
    [userName, clientNo, draftKey],
  )
  const text = serializeDraft({ content, isDirty, unread })
  const isTaken = isOwn && !unread
  useEffect(() => {
    if (isTaken) keeper.takeOver()
  }, [keeper, isTaken])
  useEffect(() => keeper.note(text), [keeper, text])
  useEffect(() => attachToPage(keeper), [keeper])
  useEffect(
    () => () => cacheDraft(queryClient, { clientNo, draftKey }, keeper.left()),
    [queryClient, clientNo, draftKey, keeper],
  )
  const failure = useSyncExternalStore(keeper.subscribe, keeper.failure, () => null)
  if (unread) return { failure: unread, drop: leaveAsItIs, replace: leaveAsItIs }
  const replace = (next: unknown) => keeper.replace(next === null ? null : JSON.stringify(next))
  return { failure, drop: keeper.drop, replace }
}

/** What is to be kept, as JSON; null where nothing is, or nothing may take the place of a draft. */
export const serializeDraft = <Content>({
  content,
  isDirty,
  unread,
}: Pick<DraftOptions<Content>, 'content' | 'isDirty' | 'unread'>): string | null =>
  isDirty && !unread ? JSON.stringify(content) : null

const leaveAsItIs = async () => {}

/** Whose draft it is and what it is about. */
type DraftIdentity = { userName: string; clientNo: string; draftKey: string }

export type DraftOptions<Content> = DraftIdentity & {
  content: Content
  isDirty: boolean
  isOwn: boolean
  unread?: Failure | null
}

export type Draft = {
  failure: Failure | null
  drop: () => Promise<void>
  replace: (content: unknown) => Promise<void>
}

function createDraftSender({ userName, clientNo, draftKey }: DraftIdentity): SendDraft {
  const params = { clientno: clientNo }
  return (text, { leaving, typedMsAgo }) => {
    const body = { ...createWriteStamp(), typedMsAgo, userName, subject: draftKey }
    return text === null
      ? saveUserState('dropDraft', { params, body }, { leaving })
      : saveUserState(
          'keepDraft',
          { params, body: { ...body, content: JSON.parse(text) } },
          { leaving },
        )
  }
}

/**
 * Leaves a draft for another page to offer, as a write of the page that leaves it: what it comes to
 * is for that page to tell.
 */
export const useStoreDraft = ({ userName, clientNo, draftKey }: DraftIdentity) =>
  useWrite(toLocalWrite('keepDraft'), {
    toInput: (content: unknown) => ({
      params: { clientno: clientNo },
      body: { ...createWriteStamp(), userName, subject: draftKey, content },
    }),
  }).send

/**
 * A page that is opened again finds what was just left behind, before the desk has told of it. What
 * is being read meanwhile may be of before, and does not take its place.
 *
 * @param text what was left, as JSON; null: nothing; undefined: whatever was there before.
 */
export function cacheDraft(
  queryClient: QueryClient,
  { clientNo, draftKey }: Omit<DraftIdentity, 'userName'>,
  text: string | null | undefined,
) {
  if (text === undefined) return
  const draft =
    text === null
      ? null
      : { content: JSON.parse(text) as unknown, keptAt: new Date().toISOString() }
  const { queryKey } = getDraftQuery(clientNo, draftKey)
  void queryClient.cancelQueries({ queryKey, exact: true })
  queryClient.setQueryData(queryKey, { draft })
  noteOwn(queryClient, queryKey)
}
