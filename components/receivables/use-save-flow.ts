'use client'

import { useRef, useState } from 'react'
import type { CustomerSave } from '@/lib/contracts/desk/customer-draft'
import type { Failure } from '@/lib/contracts/result'
import { type CustomerEntry, type CustomerUnit, clearedWithoutAWay, entryOf, unitsChanged } from '@/lib/domain/customer-edit'
import { mergeCustomer } from '@/lib/domain/merge-customer'
import { useCustomerSave } from '@/lib/queries/use-customer-save'
import { useLookAgain } from '@/lib/queries/use-look-again'
import type { CustomerRead } from './customer-read'
import type { CustomerEdit } from './use-customer-edit'

/** What a look found of a save whose outcome was not known. `never-arrived`: the desk has no such save, so nothing was sent. */
type Found = 'applied' | 'not-applied' | 'partly' | 'gone' | 'never-arrived' | 'look-failed'

/** What the last save came to, as far as the page still has to say it. */
export type SaveState =
  | { kind: 'none' }
  | { kind: 'saved'; save: Extract<CustomerSave, { outcome: 'saved' }>; sent: CustomerEntry; changed: CustomerUnit[]; at: Date }
  | { kind: 'nothing' }
  | { kind: 'failed'; failure: Failure; at: Date }
  | { kind: 'conflict'; conflict: Extract<CustomerSave, { outcome: 'conflict' }> }
  | { kind: 'looked'; found: Found; at: Date }

/** One save under its intent: sent again it is the same save, whatever was typed since. */
type Attempt = { intentId: string; baseline: CustomerEntry; edited: CustomerEntry }

/**
 * Sends what was typed, and follows it to an end that can be told. An attempt whose outcome is not known stays the attempt until it is: saving again
 * asks for its outcome, and the journal lets it through once. What is typed while a save runs is kept on top of what it stored.
 *
 * @param reread reads the customer anew; undefined when that fails.
 */
export function useSaveFlow(clientNo: string, customerNo: string, edit: CustomerEdit, reread: () => Promise<CustomerRead | undefined>) {
  const [state, setState] = useState<SaveState>({ kind: 'none' })
  const attempt = useRef<Attempt | null>(null)
  const save = useCustomerSave(clientNo, customerNo)
  const look = useLookAgain()

  function ended(next: SaveState, isSettled = true) {
    if (isSettled) attempt.current = null
    setState(next)
  }

  async function send(baseline = edit.before, edited = edit.form.getValues()) {
    attempt.current ??= { intentId: crypto.randomUUID(), baseline, edited: structuredClone(edited) }
    const { intentId, ...sent } = attempt.current
    const result = await save.mutateAsync({ intentId, clientNo, customerNo, baseline: sent.baseline, edited: sent.edited })
    if (!result.ok) return ended({ kind: 'failed', failure: result.failure, at: new Date() }, result.failure.kind !== 'unknown-outcome')

    const { value } = result
    if (value.outcome === 'conflict') return ended({ kind: 'conflict', conflict: value })
    if (value.outcome === 'nothing') {
      openOver(value.current, sent.edited)
      return ended({ kind: 'nothing' })
    }
    if (value.stored) openOver(value.stored, sent.edited)
    return ended({ kind: 'saved', save: value, sent: sent.edited, changed: unitsSent(sent), at: new Date() })
  }

  async function lookAgain() {
    const looked = attempt.current
    if (!looked) return
    const result = await look.mutateAsync(looked.intentId)
    const found = result.ok ? foundOf(result.value) : result.failure.kind === 'not-found' ? 'never-arrived' : 'look-failed'
    const read = result.ok ? await reread() : undefined
    if (found === 'applied' && read) openOver(read, looked.edited)
    ended({ kind: 'looked', found, at: new Date() }, found !== 'look-failed')
  }

  /** Opens the form over a newer read, with what was typed after the attempt on top of it. */
  function openOver(read: CustomerRead, sent: CustomerEntry) {
    edit.open(read, mergeCustomer(sent, edit.form.getValues(), entryOf(read)).merged)
  }

  /** Takes the choices of a conflict: the current read becomes the baseline, and what was chosen as theirs is taken over. */
  function settle(conflict: Extract<CustomerSave, { outcome: 'conflict' }>, settled: CustomerEntry) {
    edit.open(conflict.current, settled)
    void send(entryOf(conflict.current), settled)
  }

  return {
    state,
    isSaving: save.isPending,
    isLooking: look.isPending,
    send: () => void send(),
    lookAgain: () => void lookAgain(),
    settle,
    dismiss: () => ended({ kind: 'none' }, state.kind !== 'failed' || state.failure.kind !== 'unknown-outcome'),
  }
}

/** What a save changed, without what was cleared and therefore not sent. */
function unitsSent({ baseline, edited }: Pick<Attempt, 'baseline' | 'edited'>): CustomerUnit[] {
  const stuck = clearedWithoutAWay(baseline, edited)
  return unitsChanged(baseline, edited).filter((unit) => !stuck.includes(unit))
}

/** A write that the journal knows as done by now needs no look. */
function foundOf(entry: { state: string; look: { found: 'applied' | 'not-applied' | 'partly' | 'gone' } | null }): Found {
  if (entry.state === 'done') return 'applied'
  if (entry.state === 'refused' || entry.state === 'not-sent' || entry.state === 'not-applied') return 'not-applied'
  return entry.look?.found ?? 'look-failed'
}
