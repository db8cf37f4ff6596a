'use client'

import { useRef, useState } from 'react'
import type { CustomerSave } from '@/lib/contracts/desk/receivables/customer-draft'
import type { Failure } from '@/lib/contracts/result'
import type { CustomerRead } from '@/lib/features/customers/client/customers'
import { useCustomerSave } from '@/lib/features/customers/client/use-customer-writes'
import {
  isSameField,
  listChangedFields,
  normalizeInput,
  toFormValues,
  trimChanged,
} from '@/lib/features/customers/domain/customer-edit'
import type {
  CustomerField,
  CustomerFormValues,
} from '@/lib/features/customers/domain/editable-fields'
import { getNotShown } from '@/lib/features/customers/domain/field-comparison'
import {
  diffCustomers,
  mergeCustomer,
  pickFormFields,
} from '@/lib/features/customers/domain/merge-customer'
import {
  listFieldsNotShown,
  type WriteFinding,
} from '@/lib/features/customers/domain/write-evaluation'
import { isCalledOff, useCheckOutcome } from '@/lib/features/journal/client/public'
import type { CustomerEdit } from './use-customer-edit'

/**
 * What a look found of a save whose outcome was not known. `known-done` and `known-refused`: the
 * journal has the answer that this page missed. `never-arrived`: the desk has no such save, and has
 * called it off.
 */
type Found =
  | 'applied'
  | 'known-done'
  | 'not-applied'
  | 'known-refused'
  | 'under-way'
  | 'partly'
  | 'unproven'
  | 'gone'
  | 'never-arrived'
  | 'check-failed'

type Conflict = Extract<CustomerSave, { outcome: 'conflict' }>

/**
 * What the last save came to, as far as the page still has to say it. `left` is what it left in the
 * form: with the next change its good news is old.
 */
export type SaveState =
  | { kind: 'none' }
  | {
      kind: 'saved'
      save: Extract<CustomerSave, { outcome: 'saved' }>
      clearing: CustomerField[]
      left: CustomerFormValues | null
      at: Date
    }
  | { kind: 'nothing'; left: CustomerFormValues }
  | { kind: 'failed'; failure: Failure; idempotencyKey: string; at: Date }
  | { kind: 'conflict'; conflict: Conflict }
  | {
      kind: 'checked'
      found: Found
      notShown: CustomerField[]
      said: string | null
      idempotencyKey: string
      at: Date
    }

/**
 * One save under its idempotency key: sent again it is the same save, whatever was typed since.
 * `opened` is the read that it was typed over.
 */
type Attempt = {
  idempotencyKey: string
  opened: CustomerRead
  baseline: CustomerFormValues
  edited: CustomerFormValues
}

/**
 * Sends what was typed, and follows it to an end that can be told. An attempt whose outcome is not
 * known stays the attempt until it is: saving again looks at it first, and sends nothing. What is
 * typed while a save runs is kept on top of what it stored.
 *
 * @param reread reads the customer anew; undefined when that fails.
 */
export function useSaveFlow(
  edit: CustomerEdit,
  userName: string,
  reread: () => Promise<CustomerRead | undefined>,
) {
  const [state, setState] = useState<SaveState>({ kind: 'none' })
  const attempt = useRef<Attempt | null>(null)
  const { clientNo, customerNo } = edit
  const save = useCustomerSave()
  const outcomeCheck = useCheckOutcome()

  function finish(next: SaveState, isSettled = true) {
    if (isSettled) attempt.current = null
    setState(next)
  }

  async function send(
    opened = edit.baseline,
    baseline = edit.before,
    edited = trimChanged(edit.before, edit.form.getValues()),
  ) {
    if (attempt.current) return checkOutcome()
    const submitted = {
      idempotencyKey: crypto.randomUUID(),
      baseline,
      edited: structuredClone(edited),
    }
    const sent: Attempt = { ...submitted, opened }
    attempt.current = sent
    const { clearing } = edit
    const result = await save.send({ ...submitted, clientNo, customerNo, userName, clearing })
    if (result.ok) return finish(takeIn(edit, result.value, sent))
    const { failure } = result
    const { idempotencyKey } = sent
    return finish(
      { kind: 'failed', failure, idempotencyKey, at: new Date() },
      failure.kind !== 'unknown-outcome',
    )
  }

  async function checkOutcome() {
    const looked = attempt.current
    if (!looked) return
    const result = await outcomeCheck.send(looked.idempotencyKey)
    const found = result.ok
      ? toFound(result.value)
      : isCalledOff(result.failure)
        ? 'never-arrived'
        : 'check-failed'
    const read = result.ok ? await reread() : undefined
    if ((found === 'applied' || found === 'known-done') && read) openOver(edit, read, looked.edited)
    finish(
      {
        kind: 'checked',
        found,
        notShown: result.ok ? listFieldsNotShown(result.value.fields) : [],
        said: result.ok ? result.value.message : null,
        idempotencyKey: looked.idempotencyKey,
        at: new Date(),
      },
      found !== 'check-failed' && found !== 'under-way',
    )
  }

  /**
   * Takes the choices of a conflict: the current read becomes the baseline, and what was chosen as
   * theirs is taken over.
   */
  function settle(conflict: Conflict, settled: CustomerFormValues) {
    edit.open(conflict.current, settled, edit.clearing)
    void send(conflict.current, toFormValues(conflict.current), settled)
  }

  return {
    state,
    /** The save that the page tells of, where its outcome may be unknown. */
    reportedKey:
      'idempotencyKey' in state ? state.idempotencyKey : (attempt.current?.idempotencyKey ?? null),
    isSaving: save.isPending,
    isChecking: outcomeCheck.isPending,
    send: () => void send(),
    checkAgain: () => void checkOutcome(),
    settle,
    /**
     * Takes away what the last save came to, unless that is still not known: discarding what was
     * typed does not undo what was sent.
     */
    dismiss: () => attempt.current === null && setState({ kind: 'none' }),
  }
}

/**
 * Takes in what the desk answered to a save: opens the form over what it read on the way, except
 * over a conflict, which a person has to settle first.
 *
 * @param edit as it stood when the save was sent.
 */
function takeIn(edit: CustomerEdit, answer: CustomerSave, sent: Attempt): SaveState {
  if (answer.outcome === 'conflict')
    return { kind: 'conflict', conflict: withTypedSince(edit, answer, sent) }
  if (answer.outcome === 'nothing')
    return { kind: 'nothing', left: openOver(edit, answer.current, sent.edited) }
  const { clearing } = edit
  const theirs = listCertainChanges(answer.theirs, sent.opened, answer.seen?.stored)
  const left = answer.seen ? openOver(edit, answer.seen.stored, sent.edited) : null
  return { kind: 'saved', save: { ...answer, theirs }, clearing, left, at: new Date() }
}

/**
 * What was typed while the save ran takes part in the conflict: no field is overwritten that was
 * not offered.
 */
function withTypedSince(
  edit: CustomerEdit,
  conflict: Conflict,
  { opened, baseline }: Attempt,
): Conflict {
  const { current } = conflict
  const { open, unseen, theirs } = mergeCustomer(
    baseline,
    normalizeInput(baseline, edit.form.getValues(), edit.clearing),
    toFormValues(current),
    getNotShown(current),
  )
  return { ...conflict, open, unseen, theirs: listCertainChanges(theirs, opened, current) }
}

/**
 * Without fields that the page had not seen, or that the later read does not show: nobody changed
 * those as far as is known.
 */
const listCertainChanges = (
  fields: CustomerField[],
  opened: CustomerRead,
  read: CustomerRead | undefined,
) => (read ? fields.filter((field) => diffCustomers(opened, read).includes(field)) : fields)

/**
 * Opens the form over a newer read, with what was typed after the attempt on top of it: what
 * differs from what was sent, and from what the form stands over by now, which a read meanwhile
 * may have put there.
 */
function openOver(edit: CustomerEdit, read: CustomerRead, sent: CustomerFormValues) {
  const [typed, stood] = [edit.form.getValues(), edit.standsOver()]
  const since = listChangedFields(sent, typed).filter((field) => !isSameField(field, stood, typed))
  const entry = { ...toFormValues(read), ...pickFormFields(typed, since) }
  edit.open(read, entry)
  return entry
}

/** A write whose answer the journal has by now needs no look. */
function toFound(entry: { state: string; look: { found: WriteFinding | 'gone' } | null }): Found {
  if (entry.look) return entry.look.found
  if (entry.state === 'done') return 'known-done'
  if (entry.state === 'refused' || entry.state === 'not-sent') return 'known-refused'
  return entry.state === 'sending' ? 'under-way' : 'check-failed'
}
