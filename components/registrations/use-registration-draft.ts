import { useState } from 'react'
import { noClient } from '@/lib/client/user-state'
import { type LeftDraft, useDraft, useLeftDraft } from '@/lib/features/drafts/client/public'
import { parseKeptFields, toKeptFields } from '@/lib/features/registrations/domain/public'
import type { Workspace } from './workspace-field'

type RegistrationDraftKey = 'new-company' | 'new-bank-agreement'

/** The client under which drafts are kept, whatever workspace is chosen; null where there is none. */
const findClient = (workspaces: readonly Workspace[]) =>
  workspaces.find(({ clientNo }) => clientNo !== null)?.clientNo ?? null

/**
 * What the person typed here before and did not send; undefined while it is read. Without a client
 * nothing is kept.
 */
export function useKeptRegistration(
  draftKey: RegistrationDraftKey,
  workspaces: readonly Workspace[],
): LeftDraft | undefined {
  return useLeftDraft(findClient(workspaces), draftKey)
}

/**
 * The fields of a registration, begun with what was kept of them, and kept as they are typed. An
 * account and what may be a person's number are typed anew.
 */
export function useRegistrationDraft<Fields extends Record<string, string>>({
  userName,
  workspaces,
  draftKey,
  kept,
  blank,
}: Options<Fields>) {
  const clientNo = findClient(workspaces)
  const [opened] = useState(() => parseKeptFields(kept.content, blank))
  const [fields, setFields] = useState(opened ?? blank)
  const [isOffered, setOffered] = useState(opened !== null)
  const content = toKeptFields(fields)
  const { failure, drop } = useDraft({
    userName,
    clientNo: clientNo ?? noClient,
    draftKey,
    content,
    isDirty: clientNo !== null && Object.keys(content).length > 0,
    isOwn: opened !== null,
    unread: kept.unread,
  })
  return {
    fields,
    change: (change: Partial<Fields>) => setFields((now) => ({ ...now, ...change })),
    /** What stands in the fields was kept before. */
    isOffered,
    /** Why it is not kept; null where it is. */
    failure,
    drop,
    discard: () => {
      setFields(blank)
      setOffered(false)
      void drop()
    },
  }
}

type Options<Fields> = {
  userName: string
  workspaces: readonly Workspace[]
  draftKey: RegistrationDraftKey
  kept: LeftDraft
  blank: Fields
}
