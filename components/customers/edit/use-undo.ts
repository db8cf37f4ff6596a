'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Answer } from '@/lib/client/operation-query'
import type { CustomerRead } from '@/lib/features/customers/client/customers'
import { mergeCustomer } from '@/lib/features/customers/domain/merge-customer'
import { planUndo, type Undo } from '@/lib/features/customers/domain/undo-write'
import { getJournalEntryQuery } from '@/lib/features/journal/client/public'
import type { CustomerEdit } from './use-customer-edit'

export type AppliedUndo = { entry: Answer<'getJournalEntry'>; undo: Undo }

/**
 * Types a write of the journal back into the form, once, as a change that is looked at and saved
 * like any other. What was typed before it came stays. The address of the page forgets it then, so
 * that neither a reload nor the back button types it again.
 */
export function useUndo(
  idempotencyKey: string | null,
  edit: CustomerEdit,
  read: CustomerRead,
): { takenBack: AppliedUndo | null; hasFailed: boolean } {
  const [takenBack, setTakenBack] = useState<AppliedUndo | null>(null)
  const { data: entry, isError } = useQuery({
    ...getJournalEntryQuery(idempotencyKey ?? ''),
    enabled: idempotencyKey !== null && takenBack === null,
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the entry has come
  useEffect(() => {
    if (!entry || takenBack || !isOwnUpdate(entry, edit)) return
    if (!new URLSearchParams(location.search).has('undo')) return
    const undo = planUndo(entry.fields, read)
    edit.open(read, mergeCustomer(edit.before, edit.form.getValues(), undo.entry).merged)
    setTakenBack({ entry, undo })
    history.replaceState(history.state, '', location.pathname)
  }, [entry])

  return { takenBack, hasFailed: isError }
}

/** Only what was done to this very customer can be taken back here. */
const isOwnUpdate = (
  { operation, state, target, clientNo }: AppliedUndo['entry'],
  edit: CustomerEdit,
) =>
  operation === 'updateCustomer' &&
  state === 'done' &&
  target === edit.customerNo &&
  clientNo === edit.clientNo
