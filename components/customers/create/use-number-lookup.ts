'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { OperationFailed } from '@/lib/client/operation-failed'
import { useSignInAgain } from '@/lib/client/session-guard'
import { type CustomerRead, getCustomerQuery } from '@/lib/features/customers/client/customers'
import {
  moveNewCustomerDraft,
  type OpenedCustomer,
  openNewCustomer,
} from '@/lib/features/customers/client/new-customer'
import type { TypedNewCustomer } from '@/lib/features/customers/domain/new-customer-draft'
import type { Failure } from '@/lib/shared/format/describe-failure'

type Lookup =
  | { kind: 'none' }
  | { kind: 'wrong-form' }
  /** Not found; proven where that says that nobody has it. */
  | { kind: 'free'; isProven: boolean; opened: OpenedCustomer }
  | { kind: 'exists'; customer: CustomerRead }
  | { kind: 'failed'; failure: Failure }

/**
 * Asks the upstream whether a number is taken. Only its own "not found" says that it is free, and
 * then it is asked what was kept for it: the form opens once that is known. A 404 by which the read
 * may not be offered proves nothing: that is told, and the creation asks more before it sends.
 *
 * @param typed what was typed for the number before; null where nothing was.
 */
export function useNumberLookup(
  { clientNo, userName }: { clientNo: string; userName: string },
  typed: TypedNewCustomer | null,
) {
  const queryClient = useQueryClient()
  const signInAgain = useSignInAgain()
  const [lookup, setLookup] = useState<Lookup>({ kind: 'none' })
  const [asked, setAsked] = useState<string | null>(null)
  const latest = useRef<string | null>(null)

  /** Notes the number that is asked about; what is answered about another one is dropped. */
  function ask(number: string | null) {
    latest.current = number
    setAsked(number)
  }

  async function checkNumber(number: string) {
    ask(number)
    const found = await fetchLookup(number)
    if (latest.current !== number) return
    setLookup(found)
    ask(null)
    if (found.kind === 'free' && found.opened.moved)
      void moveNewCustomerDraft({ clientNo, userName, customerNo: number }, found.opened.moved)
  }

  async function fetchLookup(number: string): Promise<Lookup> {
    try {
      return await readLookup(number)
    } catch (error) {
      if (!(error instanceof OperationFailed)) return { kind: 'none' }
      if (error.failure.kind !== 'unauthenticated')
        return { kind: 'failed', failure: error.failure }
      await signInAgain()
      return fetchLookup(number)
    }
  }

  /** @throws OperationFailed where it is not known whether the number is taken, or what was kept. */
  async function readLookup(number: string): Promise<Lookup> {
    let isProven: boolean
    try {
      const customer = await queryClient.fetchQuery({
        ...getCustomerQuery(clientNo, number),
        staleTime: 0,
      })
      return { kind: 'exists', customer }
    } catch (error) {
      if (!(error instanceof OperationFailed) || error.failure.kind !== 'not-found') throw error
      if (error.failure.code === 'no-such-number') return { kind: 'wrong-form' }
      isProven = error.failure.code !== 'maybe-not-offered'
    }
    const opened = await openNewCustomer(queryClient, clientNo, number, typed)
    return { kind: 'free', isProven, opened }
  }

  function forget() {
    ask(null)
    setLookup({ kind: 'none' })
  }
  return { lookup, isLooking: asked !== null, check: checkNumber, forget }
}
