'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { JournalEntry } from '@/lib/contracts/desk/journal'
import type { CustomerCreation } from '@/lib/contracts/desk/receivables/customer-draft'
import type { Failure } from '@/lib/contracts/result'
import { useCustomerCreate } from '@/lib/features/customers/client/use-customer-writes'
import { listChangedFields, trimChanged } from '@/lib/features/customers/domain/customer-edit'
import type { CustomerFormValues } from '@/lib/features/customers/domain/editable-fields'
import { judgeCreation } from '@/lib/features/customers/domain/judge-creation'
import { useStoreDraft } from '@/lib/features/drafts/client/public'
import { isCalledOff, useCheckOutcome } from '@/lib/features/journal/client/public'
import { routes } from '@/lib/shared/routes'
import type { CustomerEdit } from '../edit/use-customer-edit'

/** What a look found of a creation whose outcome was not known. */
type CreationFound =
  | 'not-there'
  | 'known-refused'
  | 'partly'
  | 'unproven'
  | 'under-way'
  | 'check-failed'

/**
 * What the last try to create came to, as far as the page still has to say it. `unkept`: the customer
 * is there, and what was typed meanwhile could not be left for its page.
 */
export type CreationState =
  | { kind: 'none' }
  | { kind: 'failed'; failure: Failure; at: Date }
  | { kind: 'told'; creation: CustomerCreation }
  | { kind: 'unkept'; found: 'created' | 'found'; failure: Failure }
  | { kind: 'checked'; found: CreationFound; said: string | null }

/** True while nobody knows whether the last try created the customer: it stays the try. */
export const isUnsettled = (state: CreationState) =>
  (state.kind === 'failed' && state.failure.kind === 'unknown-outcome') ||
  (state.kind === 'checked' && (state.found === 'under-way' || state.found === 'check-failed'))

/**
 * Creates the customer once, and follows it to an end that can be told. A try whose outcome is not
 * known stays the try until it is: creating again looks at it first, and sends nothing. A plain
 * success leads to the customer's own page.
 */
export function useCreateFlow(edit: CustomerEdit, userName: string) {
  const { clientNo, customerNo } = edit
  const router = useRouter()
  const create = useCustomerCreate(clientNo)
  const outcomeCheck = useCheckOutcome('createCustomer')
  const storeDraft = useStoreDraft({ userName, clientNo, draftKey: `customer:${customerNo}` })
  const keyRef = useRef<string | null>(null)
  const sent = useRef<CustomerFormValues | null>(null)
  const [state, setState] = useState<CreationState>({ kind: 'none' })

  /**
   * Goes to the customer. What was typed after the try went out is not stored: it waits there as a
   * draft. Where that could not be kept, the page stays.
   */
  async function openCustomer(found: 'created' | 'found') {
    const [typed, baseline] = [edit.form.getValues(), sent.current ?? edit.before]
    const isMore = listChangedFields(baseline, trimChanged(baseline, typed)).length > 0
    if (isMore) {
      const kept = await storeDraft({ baseline, edited: typed, clearing: [], pastedBlank: [] })
      if (!kept.ok) return setState({ kind: 'unkept', found, failure: kept.failure })
    }
    edit.open(edit.baseline)
    router.replace(routes.created(clientNo, customerNo, found))
  }

  async function send() {
    if (keyRef.current) return checkOutcome()
    keyRef.current = crypto.randomUUID()
    sent.current = structuredClone(edit.edited)
    const result = await create.send({
      idempotencyKey: keyRef.current,
      clientNo,
      customerNo,
      userName,
      edited: sent.current,
    })
    if (!result.ok) {
      if (result.failure.kind !== 'unknown-outcome') keyRef.current = null
      return setState({ kind: 'failed', failure: result.failure, at: new Date() })
    }
    keyRef.current = null
    const { value } = result
    if (value.outcome === 'created') {
      const verdict = judgeCreation(value)
      if (verdict === 'created' || verdict === 'found') return openCustomer(verdict)
      edit.open(edit.baseline)
    }
    setState({ kind: 'told', creation: value })
  }

  async function checkOutcome() {
    if (!keyRef.current) return
    const result = await outcomeCheck.send(keyRef.current)
    if (result.ok && result.value.state === 'done') return openCustomer('found')
    const found = result.ok
      ? toCreationFound(result.value)
      : isCalledOff(result.failure)
        ? 'not-there'
        : 'check-failed'
    if (found !== 'under-way' && found !== 'check-failed') keyRef.current = null
    setState({ kind: 'checked', found, said: result.ok ? result.value.message : null })
  }

  return {
    state,
    isCreating: create.isPending,
    isChecking: outcomeCheck.isPending,
    send: () => void send(),
    checkAgain: () => void checkOutcome(),
    goOn: (found: 'created' | 'found') => void openCustomer(found),
  }
}

/**
 * A number under which something else stands than was sent is somebody's customer by now: creating
 * again leads to it.
 */
function toCreationFound({ state, look }: JournalEntry): CreationFound {
  if (state === 'refused') return 'known-refused'
  if (state === 'not-applied' || state === 'not-sent') return 'not-there'
  if (state === 'sending') return 'under-way'
  return look?.found === 'partly' || look?.found === 'unproven' ? look.found : 'check-failed'
}
