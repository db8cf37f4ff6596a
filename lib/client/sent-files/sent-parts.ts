import type { Failure, Result } from '@/lib/contracts/result'
import type { SentFile } from './sent-file'

/** Some approved rows that go out as one batch. `result` is null until it came to something. */
export type SentPart<Row, Outcome> = {
  idempotencyKey: string
  rows: Row[]
  isSending: boolean
  result: Result<Outcome> | null
}

type Options<Row, Outcome> = {
  read: () => readonly SentPart<Row, Outcome>[]
  put: (parts: SentPart<Row, Outcome>[]) => void
  split: (rows: readonly Row[]) => Row[][]
  send: (part: { idempotencyKey: string; rows: Row[] }) => Promise<Result<Outcome>>
  /** Whether an answer says that the batch was taken: after any other the person has to say on. */
  isTaken: (outcome: Outcome) => boolean
}

/**
 * Hands approved rows over, a batch after the other. It halts at the first that was not taken: what
 * to do then is the person's to say. A part is known by its idempotency key, because one of which
 * every row is left out goes away while others are sent.
 */
export function createSentParts<Row, Outcome>({
  read,
  put,
  split,
  send,
  isTaken,
}: Options<Row, Outcome>) {
  const change = (key: string, changed: Partial<SentPart<Row, Outcome>>) =>
    put(read().map((part) => (part.idempotencyKey === key ? { ...part, ...changed } : part)))

  async function run() {
    for (let next = findNext(read()); next; next = findNext(read())) {
      const { idempotencyKey, rows } = next
      change(idempotencyKey, { isSending: true })
      const result = await send({ idempotencyKey, rows })
      change(idempotencyKey, { isSending: false, result })
      if (!result.ok || !isTaken(result.value)) return
    }
  }

  return {
    start(rows: readonly Row[]) {
      put(
        split(rows).map((each) => ({
          idempotencyKey: crypto.randomUUID(),
          rows: each,
          isSending: false,
          result: null,
        })),
      )
      return run()
    },
    goOn: run,
    /**
     * Sends a part again that was surely not taken, under a new key: all of it, or some of its rows.
     */
    retry(key: string, rows?: Row[]) {
      if (rows?.length === 0) put(read().filter(({ idempotencyKey }) => idempotencyKey !== key))
      else
        change(key, {
          idempotencyKey: crypto.randomUUID(),
          ...(rows && { rows }),
          result: null,
        })
      return run()
    },
    /** Notes what a look, or sending again, told of a part. */
    settle: (key: string, result: Result<Outcome>) => change(key, { result }),
    forget: () => put([]),
  }
}

/**
 * Whether it is not known what became of a part: a desk that failed on the way may have sent it.
 */
export const isNotConfirmed = ({ kind }: Failure) => kind === 'unknown-outcome' || kind === 'broken'

/**
 * What a page that is loaded again needs to know: the batches that went out or may have, and how
 * many rows surely did not.
 */
export function toSentFile<Outcome>(
  parts: readonly SentPart<unknown, Outcome>[],
  isTaken: (outcome: Outcome) => boolean,
): SentFile {
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

export const isWaiting = ({ result, isSending }: Standing) => result === null && !isSending

const findNext = <Part extends Standing>(parts: readonly Part[]): Part | undefined =>
  parts.some(({ isSending }) => isSending) ? undefined : parts.find(isWaiting)
