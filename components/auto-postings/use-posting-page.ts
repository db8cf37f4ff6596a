import { useRef, useState } from 'react'
import { useToday } from '@/lib/client/hydration'
import type { PostingEnd, PostingRow } from '@/lib/contracts/desk/receivables/auto-postings'
import type { Failure } from '@/lib/contracts/result'
import {
  useBookPostings,
  useValidatePostings,
} from '@/lib/features/auto-postings/client/use-postings'
import { areAllRejected, areAllValid } from '@/lib/features/auto-postings/domain/posting-ends'
import {
  isAnyTyped,
  type PostingsDraft,
  postingsDraftKey,
  toPostingsDraft,
} from '@/lib/features/auto-postings/domain/postings-draft'
import {
  makeBlankPosting,
  type TypedPosting,
  toPostingRows,
} from '@/lib/features/auto-postings/domain/typed-postings'
import { useDraft } from '@/lib/features/drafts/client/public'

const usualMethod = 'PAYMENT'

type PostingPlace = {
  clientNo: string
  userName: string
  /** What was typed here before and not sent. */
  kept: PostingsDraft | null
  /** Why that is not known. */
  unread: Failure | null
}

/** What became of a set once it went out. */
export type SentSet = {
  idempotencyKey: string
  rows: readonly PostingRow[]
} & ({ ends: PostingEnd[]; failure: null } | { ends: null; failure: Failure })

/**
 * A set of postings: typed, validated, asked about once more, and sent. What was changed since it
 * was validated is validated again before it can go out.
 */
export function usePostingPage({ clientNo, userName, kept, unread }: PostingPlace) {
  const today = useToday()
  const [rows, setRows] = useState<TypedPosting[]>(
    () => kept?.rows.map((row) => ({ ...row, key: crypto.randomUUID() })) ?? [makeRow('', today)],
  )
  const [method, setMethod] = useState(kept?.method ?? usualMethod)
  const [isRestored, setRestored] = useState(kept !== null)
  const [isTried, setTried] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [sent, setSent] = useState<SentSet | null>(null)
  const { validation, failure, validate, forget } = useValidatePostings(clientNo)
  const book = useBookPostings()
  const complete = toPostingRows(rows)
  const [isPosting, setPosting] = useState(false)
  const isUnderWay = useRef(false)
  const isOpen = !isPosting && (sent === null || isKnownRefused(sent))
  const draft = useDraft({
    ...{ userName, clientNo, draftKey: postingsDraftKey, unread },
    content: toPostingsDraft(method, rows),
    isDirty: isOpen && isAnyTyped(rows),
    isOwn: kept !== null,
  })

  function change(next: TypedPosting[]) {
    setRows(next)
    forget()
  }

  async function post(typedTotal: string) {
    if (complete === null || isUnderWay.current) return
    isUnderWay.current = true
    setPosting(true)
    const idempotencyKey = crypto.randomUUID()
    // A set that may have been booked is never offered again, whatever becomes of this page.
    await draft.drop()
    const result = await book.send({
      ...{ idempotencyKey, userName, clientNo, method: method.trim(), rows: complete, typedTotal },
    })
    isUnderWay.current = false
    setPosting(false)
    setAsked(false)
    const set = { idempotencyKey, rows: complete }
    if (result.ok) return setSent({ ...set, ends: result.value, failure: null })
    setSent({ ...set, ends: null, failure: result.failure })
  }

  return {
    ...{ rows, method, isTried, isAsked, sent, complete, failure },
    ends: validation.ends,
    isValidating: validation.is === 'asking',
    isValid: validation.ends !== null && areAllValid(validation.ends),
    isPosting,
    draft: { isRestored, failure: draft.failure },
    discard: () => {
      change([makeRow('', today)])
      setMethod(usualMethod)
      setRestored(false)
      void draft.drop()
    },
    changeRow: (key: string, part: Partial<TypedPosting>) =>
      change(rows.map((row) => (row.key === key ? { ...row, ...part } : row))),
    addRow: () =>
      change([...rows, makeRow(rows.at(-1)?.currency ?? '', rows.at(-1)?.postingDate ?? today)]),
    removeRow: (key: string) => change(rows.filter((row) => row.key !== key)),
    chooseMethod: (next: string) => {
      setMethod(next)
      forget()
    },
    validate: () => {
      setTried(true)
      if (complete !== null && method.trim() !== '') validate(method.trim(), complete)
    },
    ask: setAsked,
    post: (typedTotal: string) => void post(typedTotal),
    /** Back to the rows, with what was typed where nothing was booked of it. */
    goOn: (isKept: boolean) => {
      setSent(null)
      setRestored(false)
      setTried(false)
      forget()
      if (!isKept) setRows([makeRow('', today)])
    },
  }
}

/** Nobody knows what became of a set whose answer was lost: it may have been booked. */
export const isUnknown = ({ failure }: SentSet): boolean =>
  failure?.kind === 'unknown-outcome' || failure?.kind === 'broken'

/** Nothing of a set was booked: its rows may go out again, as they are or mended. */
export const isKnownRefused = (sent: SentSet): boolean =>
  sent.failure === null ? areAllRejected(sent.ends) : !isUnknown(sent)

const makeRow = (currency: string, postingDate: string) =>
  makeBlankPosting(crypto.randomUUID(), currency, postingDate)
