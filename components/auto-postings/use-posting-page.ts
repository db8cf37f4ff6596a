import { useState } from 'react'
import { useToday } from '@/components/ui/hooks/use-today'
import type { PostingEnd, PostingRow } from '@/lib/contracts/desk/receivables/auto-postings'
import type { Failure } from '@/lib/contracts/result'
import {
  useBookPostings,
  useValidatePostings,
} from '@/lib/features/auto-postings/client/use-postings'
import { areAllValid } from '@/lib/features/auto-postings/domain/posting-ends'
import {
  makeBlankPosting,
  type TypedPosting,
  toPostingRows,
} from '@/lib/features/auto-postings/domain/typed-postings'

/** What became of a set once it went out. */
export type SentSet = {
  idempotencyKey: string
  rows: readonly PostingRow[]
} & ({ ends: PostingEnd[]; failure: null } | { ends: null; failure: Failure })

/**
 * A set of postings: typed, validated, asked about once more, and sent. What was changed since it
 * was validated is validated again before it can go out.
 */
export function usePostingPage({ clientNo, userName }: { clientNo: string; userName: string }) {
  const today = useToday()
  const [rows, setRows] = useState<TypedPosting[]>(() => [makeRow('', today)])
  const [method, setMethod] = useState('PAYMENT')
  const [isTried, setTried] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [sent, setSent] = useState<SentSet | null>(null)
  const { validation, failure, validate, forget } = useValidatePostings(clientNo)
  const book = useBookPostings()
  const complete = toPostingRows(rows)

  function change(next: TypedPosting[]) {
    setRows(next)
    forget()
  }

  async function post(typedTotal: string) {
    if (complete === null) return
    const idempotencyKey = crypto.randomUUID()
    const result = await book.send({
      ...{ idempotencyKey, userName, clientNo, method: method.trim(), rows: complete, typedTotal },
    })
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
    isPosting: book.isPending,
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
      setTried(false)
      forget()
      if (!isKept) setRows([makeRow('', today)])
    },
  }
}

const makeRow = (currency: string, postingDate: string) =>
  makeBlankPosting(crypto.randomUUID(), currency, postingDate)
