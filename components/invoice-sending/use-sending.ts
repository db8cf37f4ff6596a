'use client'

import { useState } from 'react'
import type {
  ReplacedInvoice,
  SendOutcome,
  SentDocument,
} from '@/lib/contracts/desk/sending/send-document'
import type { Result } from '@/lib/contracts/result'
import { useSendDocument } from '@/lib/features/invoice-sending/client/use-send-document'
import { getSentNumber } from '@/lib/shared/documents/sent-number'
import { makeSourceId, sourceIdBytes, toResubmitSourceId } from '@/lib/shared/references/source-id'

/** A try at sending: under which key, and how it ended. */
export type SendTry = {
  idempotencyKey: string
  operation: SentDocument['operation']
  companyId: number
  identifier: string
  /** Blank where it has none. */
  number: string
  result: Result<SendOutcome>
}

type Props = {
  userName: string
  replaces: ReplacedInvoice | null
  /** The service refused the document: it may go out anew under this identifier. */
  onRefused: (next: string) => void
  onSent: () => void
}

/**
 * Sends a document once. While its outcome is not known nothing else is sent; what was refused goes
 * out anew under the next identifier.
 */
export function useSending({ userName, replaces, onRefused, onSent }: Props) {
  const send = useSendDocument()
  const [last, setLast] = useState<SendTry | null>(null)

  /** @param besides what was sent under its number before, as the person knows. */
  async function submit(companyId: number, document: SentDocument, besides: readonly string[]) {
    const idempotencyKey = crypto.randomUUID()
    const result = await send.send({
      ...{ idempotencyKey, userName, companyId, document, replaces },
      ...(besides.length > 0 && { besides: [...besides] }),
    })
    const { operation, body } = document
    const number = getSentNumber(document)
    settle({ idempotencyKey, operation, companyId, identifier: body.Identifier, number, result })
  }

  function settle(attempt: SendTry) {
    setLast(attempt)
    if (attempt.result.ok) return onSent()
    const { kind, code } = attempt.result.failure
    if (refusals.has(kind) && code !== 'off-contract')
      onRefused(toResubmitSourceId(attempt.identifier))
  }

  return {
    last,
    isBusy: send.isPending,
    isAccepted: last?.result.ok === true,
    isOpen: last !== null && isOpenTry(last),
    submit,
    settle,
    /** Forgets a try that has ended, for another document. */
    reset: () => setLast(null),
  }
}

/** Whether nobody knows how a try ended. */
export const isOpenTry = ({ result }: SendTry) =>
  !result.ok && result.failure.kind === 'unknown-outcome'

/** A refused document goes out anew under the next identifier; what may be there never does. */
const refusals: ReadonlySet<string> = new Set(['invalid', 'refused', 'forbidden', 'not-found'])

/** The sender's own name of a document, made once. */
export const mintIdentifier = (today: string) =>
  makeSourceId('send', today, crypto.getRandomValues(new Uint8Array(sourceIdBytes)))
