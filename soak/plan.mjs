import { randomOf } from './random.mjs'

/** How long the desk waits for an answer of the upstream, in seconds. */
export const deadlineSeconds = 1

/**
 * Longer than the desk waits: what is delayed by it before the work is committed after the desk has
 * given it up.
 */
const lateMs = 1_700

/** How a write goes wrong, in the words of the sandbox's control route. */
export const writeFaults = {
  'drop before the commit': { kind: 'drop-before' },
  'drop after the commit': { kind: 'drop-after' },
  'short delay': { kind: 'delay', delayMs: 150 },
  'commit after the deadline': { kind: 'delay', delayMs: lateMs },
  'commit long after the deadline': { kind: 'delay', delayMs: 4 * lateMs },
  'answer after the deadline': { kind: 'delay', delayMs: lateMs, after: true },
  '429 before the commit': { kind: 'status', status: 429, retryAfter: 1 },
  '503 before the commit': { kind: 'status', status: 503 },
  '503 after the commit': { kind: 'status', status: 503, after: true },
  '409 before the commit': { kind: 'status', status: 409 },
  '409 after the commit': { kind: 'status', status: 409, after: true },
  'truncated answer': { kind: 'truncate' },
  'committed twice': { kind: 'duplicate' },
  'unreadable answer': { kind: 'garbage' },
}

/**
 * How a read of a look goes wrong. A read is tried three times by itself: `times` 3 is one that
 * fails in the end.
 */
const readFaults = [
  { kind: 'drop-before' },
  { kind: 'drop-before', times: 3 },
  { kind: 'truncate' },
  { kind: 'status', status: 503, times: 3 },
  { kind: 'status', status: 429, retryAfter: 1 },
  { kind: 'garbage' },
  { kind: 'delay', delayMs: lateMs },
]
/** What a look reads. */
const readBy = {
  correction: ['listCollectionBatches', 'getCollectionBatch'],
  payment: ['listCollectionBatches', 'getCollectionBatch', 'listInvoicePayments'],
}

/** The share of first, second and later sends of a draft that go wrong. */
const wrongShares = [0.65, 0.5, 0.35, 0.2]

/**
 * A refusal is most misleading while an earlier send may still be committed, so half of the sends
 * after such a one meet it.
 */
const mayStillCome = ['commit after the deadline', 'commit long after the deadline']
const refusal = '429 before the commit'

/**
 * All that a run decides by chance, from its seed: who drafts what, under which ids, what goes
 * wrong with each send and look of a draft, and when the desk is killed. `rows[].ended` are aimed
 * at an invoice that takes no posting, so the upstream refuses them. `givesUpAfter` is the number
 * of sends after which the person believes the first word of failure, and leaves it at that.
 */
export function planOf({ seed, drafts, kills, people }) {
  return {
    drafts: Array.from({ length: drafts }, (_, index) => draftOf(seed, index, index % people)),
    kills: Array.from({ length: kills }, (_, index) => killOf(seed, index, drafts / (kills + 1))),
  }
}

function draftOf(seed, index, person) {
  const random = randomOf(seed, `draft ${index}`)
  const kind = random.chance(0.5) ? 'correction' : 'payment'
  const rows = Array.from({ length: random.chance(0.3) ? 2 + random.whole(3) : 1 }, () => ({
    sourceId: `${kind[0]}-20260312-${random.letters(10)}`,
    invoice: random.whole(1_000),
    ended: random.chance(0.06),
    amount: (1 + random.whole(900)) / 100,
  }))
  const sends = []
  for (const share of wrongShares) {
    const fault = random.chance(share) ? random.pick(Object.keys(writeFaults)) : null
    sends.push(mayStillCome.includes(sends.at(-1)) && random.chance(0.5) ? refusal : fault)
  }
  const givesUpAfter = random.chance(0.15) ? 1 + random.whole(2) : null
  const reads = Array.from({ length: 6 }, () =>
    random.chance(0.15)
      ? { operation: random.pick(readBy[kind]), ...random.pick(readFaults) }
      : null,
  )
  return {
    index,
    person,
    kind,
    rows,
    sends,
    givesUpAfter,
    reads,
    idempotencyKeys: Array.from({ length: 8 }, () => random.uuid()),
  }
}

/** A kill comes some milliseconds after so many sends have begun: in the middle of some of them. */
function killOf(seed, index, spacing) {
  const random = randomOf(seed, `kill ${index}`)
  return {
    afterSends: Math.max(1, Math.floor((index + 0.3 + random.next() * 0.7) * spacing)),
    ms: random.whole(250),
  }
}
