'use client'

import { useState } from 'react'
import { OperationFailed } from '@/lib/client/operation-failed'
import { useTimedReads } from '@/lib/client/use-polling'
import type { CustomerRead } from '@/lib/features/customers/client/customers'
import {
  isSameField,
  listChangedFields,
  toFormValues,
} from '@/lib/features/customers/domain/customer-edit'
import {
  type EditDraft,
  mergeEditDrafts,
  parseEditDraft,
} from '@/lib/features/customers/domain/edit-draft'
import type {
  CustomerField,
  CustomerFormValues,
} from '@/lib/features/customers/domain/editable-fields'
import { getNotShown } from '@/lib/features/customers/domain/field-comparison'
import { isChanged, pickFormFields } from '@/lib/features/customers/domain/merge-customer'
import { useDraft, useDraftRead } from '@/lib/features/drafts/client/public'
import type { Failure } from '@/lib/shared/format/describe-failure'
import type { CustomerEdit } from './use-customer-edit'

/** A draft of an earlier page, as it is offered. */
export type OfferedDraft = {
  kept: EditDraft
  keptAt: Date
  /** Fields that were typed in and that the customer does not hold by now. */
  fields: CustomerField[]
  /** Those of them that others changed since. */
  changedSince: CustomerField[]
  current: CustomerFormValues
  takeUp: () => void
  throwAway: () => void
}

/**
 * Keeps what is typed on the server, and offers what an earlier page left there. What is typed
 * while an offer is open is kept together with what is offered, so that neither is lost before it
 * was decided on; where both have a field, what was typed last holds.
 *
 * @returns `offer`, or null; `failure`: why what is typed is not kept, or null.
 */
export function useOfferedDraft(
  edit: CustomerEdit,
  userName: string,
  read: CustomerRead,
): { offer: OfferedDraft | null; failure: Failure | null } {
  const draftKey = `customer:${edit.customerNo}`
  const { left, unread } = useDraftAtOpening(edit.clientNo, draftKey)
  const [isDecided, setDecided] = useState(false)
  const [hasTyped, setHasTyped] = useState(false)
  const isTyping = edit.changed.length > 0
  const offered = isDecided || !left ? null : toOffer(left, read)
  if (!isDecided && left !== undefined && !offered && isTyping) setDecided(true)
  if (offered && isTyping && !hasTyped) setHasTyped(true)

  const own = {
    baseline: edit.before,
    edited: edit.typed,
    clearing: edit.clearing,
    pastedBlank: edit.pastedBlank,
  }
  const { failure, drop } = useDraft({
    userName,
    clientNo: edit.clientNo,
    draftKey,
    content: offered ? mergeEditDrafts(own, offered.kept) : own,
    isDirty: left !== undefined && (offered ? hasTyped : isTyping),
    isOwn: isDecided,
  })
  if (!offered) return { offer: null, failure: unread ?? failure }

  function acceptDraft({ kept, fields }: NonNullable<typeof offered>) {
    setDecided(true)
    const { clearing, pastedBlank } = mergeEditDrafts(own, kept)
    edit.open(
      read,
      {
        ...toFormValues(read),
        ...pickFormFields(kept.edited, fields),
        ...pickFormFields(edit.edited, edit.changed),
      },
      clearing,
      pastedBlank,
    )
  }

  function discardDraft() {
    setDecided(true)
    void drop()
  }
  return {
    offer: { ...offered, takeUp: () => acceptDraft(offered), throwAway: discardDraft },
    failure,
  }
}

type EarlierDraft = { content: unknown; keptAt: string }

/** How often an answer is asked for that did not come, in milliseconds. */
const askAgainMs = 5_000

/**
 * What an earlier page left: as it was first told, because a later answer would be this page's own.
 * Undefined until it is known; `unread` is why it is not, and nothing can be kept until then,
 * because it would take the place of what is there.
 */
function useDraftAtOpening(
  clientNo: string,
  draftKey: string,
): { left: EarlierDraft | null | undefined; unread: Failure | null } {
  const { queryKey, data, error } = useDraftRead(clientNo, draftKey)
  useTimedReads(queryKey, data === undefined && error !== null && askAgainMs)
  const [left, setLeft] = useState(data?.draft)
  if (left === undefined && data) setLeft(data.draft)
  return {
    left,
    unread: left === undefined && error instanceof OperationFailed ? error.failure : null,
  }
}

function toOffer(
  draft: EarlierDraft,
  read: CustomerRead,
): Omit<OfferedDraft, 'takeUp' | 'throwAway'> | null {
  const kept = parseEditDraft(draft.content)
  if (!kept) return null
  const [current, notShown] = [toFormValues(read), getNotShown(read)]
  const fields = listChangedFields(kept.baseline, kept.edited).filter(
    (field) => !isSameField(field, kept.edited, current),
  )
  if (fields.length === 0) return null
  const changedSince = fields.filter((field) => isChanged(field, kept.baseline, current, notShown))
  return { kept, keptAt: new Date(draft.keptAt), fields, changedSince, current }
}
