'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { CustomerCreation } from '@/lib/contracts/desk/customer-draft'
import type { Failure } from '@/lib/contracts/result'
import { useCustomerCreate } from '@/lib/queries/use-customer-create'
import { useLookAgain } from '@/lib/queries/use-look-again'
import { routes } from '@/lib/routes'
import type { CustomerEdit } from './use-customer-edit'

/** What the last try to create came to, as far as the page still has to say it. */
export type CreationState =
  | { kind: 'none' }
  | { kind: 'failed'; failure: Failure; at: Date }
  | { kind: 'told'; creation: CustomerCreation }
  | { kind: 'not-there' }

/**
 * Creates the customer once, and follows it to an end that can be told. A try whose outcome is not known stays the try until it is: creating again looks
 * at it first, and sends nothing. A plain success leads to the customer's own page.
 */
export function useCreateFlow(edit: CustomerEdit, userName: string) {
  const { clientNo, customerNo } = edit
  const router = useRouter()
  const create = useCustomerCreate(clientNo)
  const look = useLookAgain('createCustomer')
  const intent = useRef<string | null>(null)
  const [state, setState] = useState<CreationState>({ kind: 'none' })

  /** What was typed is stored now, so nothing of it is unsaved any more. */
  function toTheCustomer() {
    edit.open(edit.baseline)
    router.replace(routes.customer(clientNo, customerNo))
  }

  async function send() {
    if (intent.current) return lookAgain()
    intent.current = crypto.randomUUID()
    const result = await create.mutateAsync({ intentId: intent.current, clientNo, customerNo, userName, edited: edit.edited })
    if (!result.ok) {
      if (result.failure.kind !== 'unknown-outcome') intent.current = null
      return setState({ kind: 'failed', failure: result.failure, at: new Date() })
    }
    intent.current = null
    const { value } = result
    if (value.outcome === 'created' && value.result.result === 'CREATED' && value.seen?.different.length === 0) return toTheCustomer()
    if (value.outcome === 'created') edit.open(edit.baseline)
    setState({ kind: 'told', creation: value })
  }

  async function lookAgain() {
    if (!intent.current) return
    const result = await look.mutateAsync(intent.current)
    if (result.ok && result.value.state === 'done') return toTheCustomer()
    const isSettled = result.ok ? ['not-applied', 'refused', 'not-sent'].includes(result.value.state) : result.failure.kind === 'not-found'
    if (!isSettled) return
    intent.current = null
    setState({ kind: 'not-there' })
  }

  return { state, isCreating: create.isPending, isLooking: look.isPending, send: () => void send(), lookAgain: () => void lookAgain() }
}
