'use client'

import { useRef, useState } from 'react'
import { type SentRun, storeSentRun } from '@/lib/client/sent-run'
import type { Failure, Result } from '@/lib/contracts/result'

/** Some approved rows that go out as one batch. `result` is null until it came to something. */
export type SentPart<Row, Outcome> = {
  idempotencyKey: string
  rows: Row[]
  isSending: boolean
  result: Result<Outcome> | null
}

type Options<Row, Outcome> = {
  /** Under which the tab keeps which batches there are, for a page that is loaded again. */
  runKey: string
  split: (rows: readonly Row[]) => Row[][]
  send: (part: { idempotencyKey: string; rows: Row[] }) => Promise<Result<Outcome>>
  /** Whether an answer says that the batch was taken: after any other the person has to say on. */
  isTaken?: (outcome: Outcome) => boolean
}

/**
 * Hands approved rows over, a batch after the other. It halts at the first that was not taken: what
 * to do then is the person's to say. A part that was surely not taken goes out again under a new
 * idempotency key.
 */
export function useSentParts<Row, Outcome>({
  runKey,
  split,
  send,
  isTaken = () => true,
}: Options<Row, Outcome>) {
  type Part = SentPart<Row, Outcome>
  const [parts, setParts] = useState<Part[]>([])
  const latest = useRef<Part[]>([])

  function put(next: Part[]) {
    latest.current = next
    setParts(next)
    storeSentRun(runKey, toSentRun(next, isTaken))
  }
  const change = (place: number, changed: Partial<Part>) =>
    put(latest.current.map((part, at) => (at === place ? { ...part, ...changed } : part)))

  async function run() {
    for (
      let place = findNextIndex(latest.current);
      place >= 0;
      place = findNextIndex(latest.current)
    ) {
      change(place, { isSending: true })
      const { idempotencyKey, rows } = latest.current[place]!
      const result = await send({ idempotencyKey, rows })
      change(place, { isSending: false, result })
      if (!result.ok || !isTaken(result.value)) return
    }
  }

  return {
    parts,
    isBusy: parts.some(({ isSending }) => isSending),
    waiting: parts.filter(isWaiting).length,
    /** How many rows surely have not gone out. */
    waitingRows: parts.filter(isWaiting).reduce((sum, { rows }) => sum + rows.length, 0),
    start(rows: readonly Row[]) {
      put(
        split(rows).map((each) => ({
          idempotencyKey: crypto.randomUUID(),
          rows: each,
          isSending: false,
          result: null,
        })),
      )
      void run()
    },
    goOn: () => void run(),
    /** Sends a part again that was surely not taken: all of it, or some of its rows. */
    retry(place: number, rows = latest.current[place]!.rows) {
      if (rows.length === 0) put(latest.current.filter((_, at) => at !== place))
      else change(place, { idempotencyKey: crypto.randomUUID(), rows, result: null })
      void run()
    },
    /** Notes what a look, or sending again, told of a part. */
    settle: (place: number, result: Result<Outcome>) => change(place, { result }),
    forget: () => put([]),
  }
}

export type SentParts<Row, Outcome> = ReturnType<typeof useSentParts<Row, Outcome>>

/**
 * Whether it is not known what became of a part: a desk that failed on the way may have sent it.
 */
export const isNotConfirmed = ({ kind }: Failure) => kind === 'unknown-outcome' || kind === 'broken'

/**
 * What a page that is loaded again needs to know: the batches that went out or may have, and how
 * many rows surely did not.
 */
function toSentRun<Outcome>(
  parts: readonly SentPart<unknown, Outcome>[],
  isTaken: (outcome: Outcome) => boolean,
): SentRun {
  const mayBeOut = ({ isSending, result }: SentPart<unknown, Outcome>) =>
    isSending ||
    (result !== null && (result.ok ? isTaken(result.value) : isNotConfirmed(result.failure)))
  const { out = [], left = [] } = Object.groupBy(parts, (part) => (mayBeOut(part) ? 'out' : 'left'))
  return {
    idempotencyKeys: out.map(({ idempotencyKey }) => idempotencyKey),
    left: left.reduce((count, { rows }) => count + rows.length, 0),
  }
}

type Standing = Pick<SentPart<unknown, unknown>, 'result' | 'isSending'>

const isWaiting = ({ result, isSending }: Standing) => result === null && !isSending

const findNextIndex = (parts: readonly Standing[]) =>
  parts.some(({ isSending }) => isSending) ? -1 : parts.findIndex(({ result }) => result === null)
