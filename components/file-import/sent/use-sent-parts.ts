'use client'

import { useRef, useState } from 'react'
import { storeSentFile } from '@/lib/client/sent-files/sent-file'
import {
  createSentParts,
  isWaiting,
  type SentPart,
  toSentFile,
} from '@/lib/client/sent-files/sent-parts'
import type { Result } from '@/lib/contracts/result'

type Options<Row, Outcome> = {
  /** Under which the tab keeps which batches there are, for a page that is loaded again. */
  runKey: string
  split: (rows: readonly Row[]) => Row[][]
  send: (part: { idempotencyKey: string; rows: Row[] }) => Promise<Result<Outcome>>
  /** Whether an answer says that the batch was taken: after any other the person has to say on. */
  isTaken?: (outcome: Outcome) => boolean
}

/** The batches of a page's approved rows, sent one after the other. */
export function useSentParts<Row, Outcome>({
  runKey,
  split,
  send,
  isTaken = () => true,
}: Options<Row, Outcome>) {
  const [parts, setParts] = useState<SentPart<Row, Outcome>[]>([])
  const latest = useRef<SentPart<Row, Outcome>[]>([])

  function put(next: SentPart<Row, Outcome>[]) {
    latest.current = next
    setParts(next)
    const isSending = next.some((part) => part.isSending)
    storeSentFile(runKey, toSentFile(next, isTaken), isSending, latest)
  }
  const run = createSentParts({ read: () => latest.current, put, split, send, isTaken })

  return {
    parts,
    isBusy: parts.some(({ isSending }) => isSending),
    waiting: parts.filter(isWaiting).length,
    /** How many rows surely have not gone out. */
    waitingRows: parts.filter(isWaiting).reduce((sum, { rows }) => sum + rows.length, 0),
    start: (rows: readonly Row[]) => void run.start(rows),
    goOn: () => void run.goOn(),
    retry: (idempotencyKey: string, rows?: Row[]) => void run.retry(idempotencyKey, rows),
    settle: run.settle,
    forget: run.forget,
  }
}

export type SentParts<Row, Outcome> = ReturnType<typeof useSentParts<Row, Outcome>>
