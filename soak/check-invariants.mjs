/**
 * Judges a run that has come to rest: what the ledger of the upstream holds, what the desk says of
 * every draft, and what it said on the way.
 *
 * - `drafts`: `{ index, kind, rows: [{ sourceId, invoiceId, amount, ended }] }`
 * - `desk`: by draft, what it says of each of its sends, as `getSentBatch` tells it:
 *   `{ idempotencyKey, state, isListed, rows: [{ sourceId, is }] | null }`; `rows` are those of the
 *   batch, null where it names none. A send that the desk does not know is left out.
 * - `told`: what a person read on the way: `{ index, says: 'failed' | 'not sent', at }`, in
 *   milliseconds.
 * - `ledger`: `{ kind, uniqueSourceId, invoiceId, amount, batchId }`, and `batches`: `{ batchId,
 *   takenAt }`.
 * - `lost`: indexes of drafts that were kept and not there when they were taken up again.
 * - `gaveUp`: indexes of drafts whose person believed that they failed, or were not sent, and left
 *   it at that.
 * - `planned` and `played`: what was to go wrong and what did, `{ kills, faults: names }`: a run in
 *   which little goes wrong proves little.
 *
 * @returns the checks, each with its violations as sentences.
 */
export function judge({ drafts, desk, told, ledger, batches, lost, gaveUp, planned, played }) {
  const rows = drafts.flatMap((draft) =>
    draft.rows.map((row) => ({
      ...row,
      draft,
      word: wordOf(desk[draft.index] ?? [], row.sourceId),
    })),
  )
  const booked = bookedBy(ledger)
  const inLedger = ({ draft, sourceId }) => booked.get(keyOf(draft.kind, sourceId)) ?? []
  const takenAt = new Map(batches.map((batch) => [batch.batchId, batch.takenAt]))
  const is = (word) => (row) => row.word === word
  const name = ({ draft, sourceId }) => `draft ${draft.index}, ${sourceId}`

  return [
    check(
      'each row is in the ledger at most once',
      rows.filter((row) => inLedger(row).length > 1),
      (row) => `${name(row)}: ${inLedger(row).length} times`,
    ),
    check(
      'what is booked is what was drafted',
      rows.filter((row) =>
        inLedger(row).some(
          (posting) => posting.invoiceId !== row.invoiceId || Number(posting.amount) !== row.amount,
        ),
      ),
      (row) => `${name(row)}: ${row.amount} became ${inLedger(row).map(({ amount }) => amount)}`,
    ),
    check(
      'nothing is booked that nobody drafted',
      ledger.filter(
        (posting) =>
          !rows.some(
            (row) =>
              keyOf(row.draft.kind, row.sourceId) === keyOf(posting.kind, posting.uniqueSourceId),
          ),
      ),
      ({ kind, uniqueSourceId }) => `${kind} ${uniqueSourceId}`,
    ),
    check(
      'none that the desk calls done is missing',
      rows.filter(is('done')).filter((row) => inLedger(row).length === 0),
      name,
    ),
    check(
      'none that was committed is called failed or not sent in the end',
      rows.filter((row) => ['failed', 'not sent'].includes(row.word) && inLedger(row).length > 0),
      (row) => `${name(row)}: called ${row.word}`,
    ),
    check(
      'none was called failed or not sent once it was committed',
      told.filter(({ index, at }) =>
        rows.some(
          (row) =>
            row.draft.index === index &&
            inLedger(row).some(
              ({ batchId }) => (takenAt.get(batchId) ?? Number.POSITIVE_INFINITY) < at,
            ),
        ),
      ),
      ({ index, says, by }) => `draft ${index}: called ${says}${by ? ` (${by})` : ''}`,
    ),
    check('every unknown is resolved or still listed', rows.filter(is('unlisted')), name),
    check('no kept draft is lost', lost, (index) => `draft ${index}`),
    check(
      'all that the upstream takes is booked in the end',
      rows.filter(
        (row) =>
          !row.ended &&
          !gaveUp.includes(row.draft.index) &&
          row.word !== 'open' &&
          inLedger(row).length === 0,
      ),
      (row) =>
        `${name(row)}: called ${row.word}${reasonOf(desk[row.draft.index] ?? [], row.sourceId)}`,
    ),
    check('all went wrong that was to go wrong', missing(planned, played), (what) => what),
  ]
}

const check = (name, found, sentence) => ({ name, violations: found.map(sentence) })

/** Why the upstream refused a row, where a batch says so. */
const reasonOf = (sends, sourceId) =>
  sends
    .flatMap(
      ({ rows }) =>
        rows
          ?.filter((row) => row.sourceId === sourceId && row.is === 'failed')
          .map(({ code, message }) => `, ${code}: ${message}`) ?? [],
    )
    .join('')

const missing = (planned, played) => [
  ...planned.faults.filter((fault) => !played.faults.includes(fault)),
  ...(played.kills === planned.kills ? [] : [`${played.kills} kills of ${planned.kills}`]),
]

const keyOf = (kind, sourceId) => `${kind} ${sourceId}`

function bookedBy(ledger) {
  const booked = new Map()
  for (const posting of ledger) {
    const key = keyOf(posting.kind, posting.uniqueSourceId)
    booked.set(key, [...(booked.get(key) ?? []), posting])
  }
  return booked
}

/**
 * What the desk says of a row in all: the best that it says of one of its sends. `open` is listed
 * and not known yet, `unlisted` is not known and listed nowhere.
 */
export function wordOf(sends, sourceId) {
  const words = sends.map((send) => wordOfSend(send, sourceId))
  return ['done', 'unlisted', 'open', 'failed'].find((word) => words.includes(word)) ?? 'not sent'
}

function wordOfSend({ state, isListed, rows }, sourceId) {
  const result = rows?.find((row) => row.sourceId === sourceId)?.is
  if (result === 'booked' || result === 'taken' || (state === 'done' && !rows)) return 'done'
  if (result === 'failed' || (state === 'refused' && !rows)) return 'failed'
  if (!rows && ['not-sent', 'not-applied'].includes(state)) return 'not sent'
  return isListed ? 'open' : 'unlisted'
}
