'use client'

import { useRef, useState } from 'react'
import type { Failure, Result } from '@/lib/contracts/result'
import {
  getSentRunKey,
  type SentRun,
  storeSentRun,
} from '@/lib/features/invoice-registration/client/sent-run'
import { useCreateCollectionInvoices } from '@/lib/features/invoice-registration/client/use-create-collection-invoices'
import {
  type SentInvoice,
  splitIntoBatches,
} from '@/lib/features/invoice-registration/domain/invoice-file'
import type { RegistrationOutcome } from '@/lib/features/invoice-registration/domain/registration-outcome'

/**
 * A part of the approved invoices that goes out as one batch. `result` is null until it came to
 * something.
 */
export type SentPart = {
  idempotencyKey: string
  invoices: SentInvoice[]
  isSending: boolean
  result: Result<RegistrationOutcome> | null
}

/**
 * Hands approved invoices over, a batch after the other. It halts at the first that was not
 * accepted: what to do then is the person's to say. Ids of invoices never change; a part that was
 * surely not taken goes out again under a new idempotency key. The tab keeps which batches there
 * are, for a page that is loaded again.
 */
export function useSentInvoices(organizationId: string, userName: string) {
  const [parts, setParts] = useState<SentPart[]>([])
  const latest = useRef<SentPart[]>([])
  const create = useCreateCollectionInvoices()

  function put(next: SentPart[]) {
    latest.current = next
    setParts(next)
    storeSentRun(getSentRunKey(organizationId, userName), toSentRun(next))
  }
  const change = (place: number, changed: Partial<SentPart>) =>
    put(latest.current.map((part, at) => (at === place ? { ...part, ...changed } : part)))

  async function run() {
    for (
      let place = findNextIndex(latest.current);
      place >= 0;
      place = findNextIndex(latest.current)
    ) {
      change(place, { isSending: true })
      const { idempotencyKey, invoices } = latest.current[place]!
      const result = await create.send({ idempotencyKey, userName, organizationId, invoices })
      change(place, { isSending: false, result })
      if (!result.ok) return
    }
  }

  return {
    parts,
    isBusy: parts.some(({ isSending }) => isSending),
    waiting: parts.filter(isWaiting).length,
    /** How many invoices surely have not gone out. */
    waitingInvoices: parts
      .filter(isWaiting)
      .reduce((sum, { invoices }) => sum + invoices.length, 0),
    start(invoices: readonly SentInvoice[]) {
      put(
        splitIntoBatches(invoices).map((each) => ({
          idempotencyKey: crypto.randomUUID(),
          invoices: each,
          isSending: false,
          result: null,
        })),
      )
      void run()
    },
    goOn: () => void run(),
    /** Sends a part again that was surely not taken. */
    retry(place: number) {
      change(place, { idempotencyKey: crypto.randomUUID(), result: null })
      void run()
    },
    /** Notes what a look, or sending again, told of a part. */
    settle: (place: number, result: Result<RegistrationOutcome>) => change(place, { result }),
    forget: () => put([]),
  }
}

export type SentInvoices = ReturnType<typeof useSentInvoices>

/**
 * Whether it is not known what became of a part: a desk that failed on the way may have sent it.
 */
export const isNotConfirmed = ({ kind }: Failure) => kind === 'unknown-outcome' || kind === 'broken'

/**
 * What a page that is loaded again needs to know: the batches that went out or may have, and how
 * many invoices surely did not.
 */
function toSentRun(parts: readonly SentPart[]): SentRun {
  const { out = [], left = [] } = Object.groupBy(parts, ({ isSending, result }) =>
    isSending || result?.ok || (result && isNotConfirmed(result.failure)) ? 'out' : 'left',
  )
  return {
    idempotencyKeys: out.map(({ idempotencyKey }) => idempotencyKey),
    left: left.reduce((count, { invoices }) => count + invoices.length, 0),
  }
}

const isWaiting = ({ result, isSending }: SentPart) => result === null && !isSending

const findNextIndex = (parts: readonly SentPart[]) =>
  parts.some(({ isSending }) => isSending) ? -1 : parts.findIndex(({ result }) => result === null)
