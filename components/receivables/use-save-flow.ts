'use client'

import { useRef, useState } from 'react'
import type { CustomerSave } from '@/lib/contracts/desk/customer-draft'
import type { Failure } from '@/lib/contracts/result'
import { type CustomerEntry, entryOf } from '@/lib/domain/customer-edit'
import { useCustomerSave } from '@/lib/queries/use-customer-save'
import { useLookAgain } from '@/lib/queries/use-look-again'
import type { CustomerEdit } from './use-customer-edit'

/** What the last save came to, as far as the page still has to say it. */
export type SaveState =
  | { kind: 'none' }
  | { kind: 'saved'; save: Extract<CustomerSave, { outcome: 'saved' }>; sent: CustomerEntry; at: Date; others: string[] }
  | { kind: 'nothing' }
  | { kind: 'failed'; failure: Failure; at: Date }
  | { kind: 'conflict'; conflict: Extract<CustomerSave, { outcome: 'conflict' }> }
  | { kind: 'looked'; found: 'applied' | 'not-applied' | 'partly' | 'gone' | 'never-arrived' | 'look-failed'; failure: Failure; at: Date }

/**
 * Sends what was typed, and follows it to an end that can be told. One intent is minted per save: it is used again only while it may not have
 * left, so nothing is sent twice; the journal would not let it through twice either.
 */
export function useSaveFlow(clientNo: string, customerNo: string, edit: CustomerEdit, onReload: () => void) {
  const [state, setState] = useState<SaveState>({ kind: 'none' })
  const intent = useRef<string | null>(null)
  const save = useCustomerSave(clientNo, customerNo)
  const look = useLookAgain()

  async function send(baseline = edit.before, edited = edit.form.getValues(), others: string[] = []) {
    intent.current ??= crypto.randomUUID()
    const result = await save.mutateAsync({ intentId: intent.current, clientNo, customerNo, baseline, edited })
    if (!result.ok) return ended({ kind: 'failed', failure: result.failure, at: new Date() }, result.failure.kind === 'unknown-outcome')
    const { value } = result
    if (value.outcome === 'conflict') return ended({ kind: 'conflict', conflict: value })
    edit.open(
      value.outcome === 'saved' ? (value.stored ?? edit.baseline) : value.current,
      value.outcome === 'saved' && !value.stored ? edited : undefined,
    )
    return ended(value.outcome === 'saved' ? { kind: 'saved', save: value, sent: edited, at: new Date(), others } : { kind: 'nothing' })
  }

  function ended(next: SaveState, keepsIntent = false) {
    if (!keepsIntent) intent.current = null
    setState(next)
  }

  async function lookAgain() {
    if (intent.current === null || !('failure' in state)) return
    const { failure } = state
    const result = await look.mutateAsync(intent.current)
    const found = result.ok ? foundOf(result.value) : result.failure.kind === 'not-found' ? 'never-arrived' : 'look-failed'
    ended({ kind: 'looked', found, failure, at: new Date() }, found === 'partly' || found === 'look-failed')
    if (found === 'applied')
      edit.open({ ...edit.baseline, ...edit.update, postalAddress: { ...edit.baseline.postalAddress, ...edit.update.postalAddress } })
    if (result.ok) onReload()
  }

  /** Takes the choices of a conflict: the current read becomes the baseline, and what was chosen as theirs is taken over. */
  function settle(conflict: Extract<CustomerSave, { outcome: 'conflict' }>, settled: CustomerEntry) {
    edit.open(conflict.current, settled)
    void send(entryOf(conflict.current), settled, conflict.theirs)
  }

  return {
    state,
    isSaving: save.isPending,
    isLooking: look.isPending,
    send: () => void send(),
    lookAgain: () => void lookAgain(),
    settle,
    dismiss: () => setState({ kind: 'none' }),
  }
}

/** A write that the journal knows as done by now needs no look. */
function foundOf(entry: { state: string; look: { found: 'applied' | 'not-applied' | 'partly' | 'gone' } | null }) {
  if (entry.state === 'done') return 'applied'
  if (entry.state === 'refused' || entry.state === 'not-sent' || entry.state === 'not-applied') return 'not-applied'
  return entry.look?.found ?? 'look-failed'
}
