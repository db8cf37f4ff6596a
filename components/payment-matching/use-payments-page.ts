'use client'

import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useAdjustmentFlow } from '@/components/adjustments/public'
import { useSignInAgain } from '@/lib/client/session-guard'
import { noClient } from '@/lib/client/user-state'
import type { Failure } from '@/lib/contracts/result'
import { useDraft } from '@/lib/features/drafts/client/public'
import { getPaymentsDraftKey } from '@/lib/features/payment-matching/client/payment-keys'
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
  planPayments,
} from '@/lib/features/payment-matching/domain/payment-plan'
import type { PaymentsDraft } from '@/lib/features/payment-matching/domain/payments-draft'
import { findSentForLines } from '@/lib/features/payment-matching/domain/sent-before'
import { cutToUnrecorded, listUnrecorded } from '@/lib/features/payment-matching/domain/unrecorded'

export type PaymentsPlace = { organizationId: string; userName: string; clientNo: string | null }

/** What the box below is for: a new list, the lines of the one at hand, or more of them. */
type Writing = 'new' | 'edit' | 'more'

/** What the page does by itself, so that nothing may be changed until it is done. */
type Doing = 'recording' | 'reading'

/**
 * A list of payments from the box to the batch: its lines, what was found for them, what a person
 * chose, and the one submission that comes of it. All of it is kept as a draft, and once it went out
 * the payments that did not.
 *
 * @param unread why it is not known whether a list was left before.
 */
export function usePaymentsPage(
  place: PaymentsPlace,
  kept: PaymentsDraft | null,
  unread: Failure | null,
) {
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
  const [doing, setDoing] = useState<Doing | null>(null)
  const [unrecorded, setUnrecorded] = useState(kept?.unrecorded ?? null)
  const [nextKey] = useState(() => crypto.randomUUID())
  const signInAgain = useSignInAgain()

  const flow = useAdjustmentFlow(
    {
      ...{ kind: 'payment', organizationId, userName, clientNo, draftKey },
      storesDraft: unread === null,
    },
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
    ...{ pastedAt, picks, currency: chosenCurrency, unrecorded },
    list: held?.list ?? null,
  }
  const { state } = flow
  const isSent = state.is === 'sent'
  const left = isSent ? cutToUnrecorded(content) : content
  const draft = useDraft({
    ...{ userName, clientNo, draftKey },
    content: {
      ...left,
      // What stays behind goes out as another batch.
      idempotencyKey: isSent ? nextKey : flow.idempotencyKey,
      isSent: state.is === 'sending' || state.is === 'lost',
    },
    isDirty: held !== null && left !== null,
    isOwn: true,
    unread,
  })

  const isLocked = doing !== null || state.is !== 'typing'
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
    setUnrecorded(null)
    setOvertaken(false)
    setWriting(null)
    return true
  }

  /** What is on the page when this begins stays so until it is done, however it ends. */
  async function lockWhile(what: Doing, act: () => Promise<unknown>) {
    if (isLocked) return
    setDoing(what)
    await act().finally(() => setDoing(null))
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
    const prepared = await prepareRows(included, { currency, organizationId, signInAgain })
    if (!prepared.ok) {
      setUnsent(prepared.failure)
      return matching.checkAgain()
    }
    const now = findSentForLines(included, await matching.readSentBefore()).key
    if (now !== '' && now !== shown) return setOvertaken(true)
    // The currency that was taken stays theirs: the ids of the lines follow from it.
    const more = { currency, unrecorded: listUnrecorded(plan, flow.idempotencyKey) }
    setCurrency(more.currency)
    setUnrecorded(more.unrecorded)
    flow.send({ ...content, ...more }, prepared.value)
  }

  const whileOpen =
    <Args extends unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) =>
      isLocked ? undefined : act(...args)

  return {
    ...{ held, pastedAt, plan, matching, writing, text, setText, take },
    ...{ flow, draft, unsent, isOvertaken, checked, setChecked, knownSent, setKnownSent },
    /** Nothing of the list or of what was chosen may be changed. */
    isLocked,
    isRecording: doing === 'recording' || state.is === 'sending',
    canReadMonthFirst: Boolean(source),
    record: () => lockWhile('recording', record),
    readMonthFirst: () => void lockWhile('reading', readMonthFirst),
    write: whileOpen(write),
    discard: whileOpen(discard),
    setCurrency: whileOpen(setCurrency),
    stopWriting: () => setWriting(null),
    pick: whileOpen((no: number, pick: Pick) => setPicks((all) => ({ ...all, [no]: pick }))),
    pickAll: whileOpen((all: Picks) => setPicks((before) => ({ ...before, ...all }))),
  }
}

export type PaymentsPageState = ReturnType<typeof usePaymentsPage>
