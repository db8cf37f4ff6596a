'use client'

import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useAdjustmentFlow } from '@/components/adjustments/public'
import { useSignInAgain } from '@/lib/client/session-guard'
import { noClient } from '@/lib/client/user-state'
import type { Failure } from '@/lib/contracts/result'
import { useDraft } from '@/lib/features/drafts/client/public'
import {
  getPaymentsDraftKey,
  makePaymentId,
} from '@/lib/features/payment-matching/client/payment-keys'
import { prepareRows } from '@/lib/features/payment-matching/client/prepare-rows'
import { readBankList } from '@/lib/features/payment-matching/client/read-bank-list'
import {
  type HeldList,
  useMatchedList,
} from '@/lib/features/payment-matching/client/use-matched-list'
import { type BankList, bankLinesMax } from '@/lib/features/payment-matching/domain/bank-line'
import {
  countLines,
  joinLists,
  writeBankList,
} from '@/lib/features/payment-matching/domain/list-text'
import {
  listIncluded,
  type Pick,
  type Picks,
  type PlannedLine,
  planPayments,
} from '@/lib/features/payment-matching/domain/payment-plan'
import { toPaymentRows } from '@/lib/features/payment-matching/domain/payment-rows'
import type { PaymentsDraft } from '@/lib/features/payment-matching/domain/payments-draft'
import { findSentForLines } from '@/lib/features/payment-matching/domain/sent-before'

export type PaymentsPlace = { organizationId: string; userName: string; clientNo: string | null }

/** What the box below is for: a new list, the lines of the one at hand, or more of them. */
type Writing = 'new' | 'edit' | 'more'

/**
 * A list of payments from the box to the batch: its lines, what was found for them, what a person
 * chose, and the one submission that comes of it. All of it is kept as a draft.
 */
export function usePaymentsPage(place: PaymentsPlace, kept: PaymentsDraft | null) {
  const { organizationId, userName } = place
  const clientNo = place.clientNo ?? noClient
  const draftKey = getPaymentsDraftKey(organizationId)
  const [held, setHeld] = useState<HeldList | null>(
    kept && { key: crypto.randomUUID(), list: kept.list },
  )
  const [pastedAt, setPastedAt] = useState(kept?.pastedAt ?? '')
  const [picks, setPicks] = useState<Picks>(kept?.picks ?? {})
  const [chosenCurrency, setCurrency] = useState(kept?.currency ?? null)
  const [writing, setWriting] = useState<Writing | null>(kept ? null : 'new')
  const [text, setText] = useState('')
  const [source, setSource] = useState<string | null>(null)
  const [checked, setChecked] = useState('')
  const [knownSent, setKnownSent] = useState('')
  const [unsent, setUnsent] = useState<Failure | null>(null)
  const [isOvertaken, setOvertaken] = useState(false)
  const signInAgain = useSignInAgain()

  const flow = useAdjustmentFlow(
    { kind: 'payment', organizationId, userName, clientNo, draftKey },
    kept,
  )
  const matching = useMatchedList(organizationId, held, chosenCurrency)
  const { index, matched, currency, sentBefore } = matching
  const plan = useMemo(
    () =>
      index && matched ? planPayments(index, matched, picks, currency, sentBefore.open) : null,
    [index, matched, picks, currency, sentBefore],
  )
  const content = {
    ...{ pastedAt, picks, currency: chosenCurrency },
    list: held?.list ?? null,
  }
  const isOnItsWay = flow.state.is === 'sending' || flow.state.is === 'lost'
  const draft = useDraft({
    ...{ userName, clientNo, draftKey },
    content: { ...content, idempotencyKey: flow.idempotencyKey, isSent: isOnItsWay },
    isDirty: held !== null && flow.state.is !== 'sent',
    isOwn: true,
  })

  const { state } = flow
  const checkAgain = useEffectEvent(matching.checkAgain)
  // A colleague may have recorded a line meanwhile: then all of the batch was kept back.
  useEffect(() => {
    if (state.is === 'typing' && state.failure?.code === 'sent-before') checkAgain()
  }, [state])

  /**
   * Takes a list, or the lines of it besides those at hand; says whether they are not too many.
   *
   * @param from the text it was read from, which the box need not show.
   */
  function take(read: BankList, from: string): boolean {
    const isMore = writing === 'more' && held !== null
    const list = isMore ? joinLists(held.list, read) : read
    if (countLines(list) > bankLinesMax) return false
    setHeld({ key: crypto.randomUUID(), list })
    if (!isMore) setPicks({})
    if (!isMore) setCurrency(null)
    setSource(isMore ? null : from)
    setPastedAt(new Date().toISOString())
    setOvertaken(false)
    setWriting(null)
    return true
  }

  async function readMonthFirst() {
    if (!source) return
    const taken = await readBankList(source, 'month')
    if (taken.ok) take(taken.list, source)
  }

  function write(next: Writing) {
    if (next === 'edit' && held) setText(writeBankList(held.list))
    if (next === 'more') setText('')
    setWriting(next)
  }

  function discard() {
    setHeld(null)
    setPicks({})
    setText('')
    setWriting('new')
  }

  async function record() {
    if (!plan) return
    setUnsent(null)
    setOvertaken(false)
    const included = listIncluded(plan)
    const shown = findSentForLines(included, sentBefore).key
    const rows = await Promise.all(included.map((each) => makeRows(each, currency)))
    const prepared = await prepareRows(rows.flat(), { organizationId, signInAgain })
    if (!prepared.ok) {
      setUnsent(prepared.failure)
      return matching.checkAgain()
    }
    const now = findSentForLines(included, await matching.readSentBefore()).key
    if (now !== '' && now !== shown) return setOvertaken(true)
    flow.send(content, prepared.value)
  }

  return {
    ...{ held, pastedAt, plan, matching, writing, text, setText, take, write, discard },
    ...{ flow, draft, setCurrency, record, unsent, isOvertaken, checked, setChecked },
    ...{ knownSent, setKnownSent },
    canReadMonthFirst: Boolean(source),
    readMonthFirst: () => void readMonthFirst(),
    stopWriting: () => setWriting(null),
    pick: (no: number, pick: Pick) => setPicks((all) => ({ ...all, [no]: pick })),
    pickAll: (all: Picks) => setPicks((before) => ({ ...before, ...all })),
  }
}

async function makeRows(planned: PlannedLine, currency: string) {
  const parts = planned.candidate?.parts ?? []
  const of = { currency, occurrence: planned.repeat.occurrence }
  const ids = await Promise.all(parts.map((_, part) => makePaymentId(planned.line, of, part)))
  return toPaymentRows(planned, ids)
}

export type PaymentsPageState = ReturnType<typeof usePaymentsPage>
