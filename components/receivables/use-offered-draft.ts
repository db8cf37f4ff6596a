'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { entryOf, sameUnit, unitsChanged } from '@/lib/domain/customer-edit'
import type { CustomerEntry, CustomerUnit } from '@/lib/domain/customer-units'
import { type KeptEdit, keptEdit } from '@/lib/domain/kept-entry'
import { pick } from '@/lib/domain/merge-customer'
import { draftQuery } from '@/lib/queries/kept'
import { useDraft } from '@/lib/queries/use-draft'
import type { CustomerRead } from './customer-read'
import type { CustomerEdit } from './use-customer-edit'

/** A draft of an earlier page, as it is offered. */
export type OfferedDraft = {
  kept: KeptEdit
  keptAt: Date
  /** Units that were typed in and that the customer does not hold by now. */
  units: CustomerUnit[]
  /** Those of them that others changed since. */
  changedSince: CustomerUnit[]
  current: CustomerEntry
  takeUp: () => void
  throwAway: () => void
}

/**
 * Keeps what is typed on the server, and offers what an earlier page left there. While an offer is open nothing new is kept in its place, so that it is
 * not lost before it was decided on. Once something is typed with nothing on offer, what is kept there is this page's own, and never offered to it.
 *
 * @returns `offer`, or null; `failure`: why what is typed is not kept, or null.
 */
export function useOfferedDraft(edit: CustomerEdit, userName: string, read: CustomerRead) {
  const subject = `customer:${edit.customerNo}`
  const [isDecided, setDecided] = useState(false)
  const { data, isError } = useQuery({ ...draftQuery(edit.clientNo, subject), enabled: !isDecided })
  const offered = isDecided ? null : offeredOf(data?.draft ?? null, entryOf(read))
  const isKnown = data !== undefined || isError
  if (!isDecided && isKnown && !offered && edit.changed.length > 0) setDecided(true)
  const { failure, drop } = useDraft({
    userName,
    clientNo: edit.clientNo,
    subject,
    content: { baseline: edit.before, edited: edit.edited, clearing: edit.clearing },
    isDirty: offered === null && edit.changed.length > 0,
    isOwn: isDecided,
  })
  if (!offered) return { offer: null, failure }

  function takeUp({ kept, units }: NonNullable<typeof offered>) {
    setDecided(true)
    edit.open(read, { ...entryOf(read), ...pick(edit.edited, edit.changed), ...pick(kept.edited, units) }, kept.clearing)
  }

  function throwAway() {
    setDecided(true)
    void drop()
  }
  return { offer: { ...offered, takeUp: () => takeUp(offered), throwAway }, failure }
}

function offeredOf(draft: { content: unknown; keptAt: string } | null, current: CustomerEntry): Omit<OfferedDraft, 'takeUp' | 'throwAway'> | null {
  const kept = keptEdit(draft?.content)
  if (!draft || !kept) return null
  const units = unitsChanged(kept.baseline, kept.edited).filter((unit) => !sameUnit(unit, kept.edited, current))
  if (units.length === 0) return null
  const changedSince = units.filter((unit) => !sameUnit(unit, kept.baseline, current))
  return { kept, keptAt: new Date(draft.keptAt), units, changedSince, current }
}
