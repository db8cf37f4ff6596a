import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '../scripts/steps/user-error.mjs'
import { noAnswer } from './api-client.mjs'

/**
 * Writes of a killed desk read as unknown when their deadline is over, and batches end some seconds
 * after they were taken.
 */
const patienceMs = 60_000
const everyMs = 500

/** What more looking may change. */
const open = ['sending', 'unknown', 'not-applied']

/**
 * Comes back to all drafts when the upstream is whole again: looks at each send that is not known
 * until it is, and reads each batch until it has ended. What is still open after a minute stays so.
 *
 * @returns by draft, what the desk says of each of its sends, in the shape that the judge takes.
 */
export async function settled(users) {
  const deadline = Date.now() + patienceMs
  const listed = new Map()
  const said = []
  for (const user of users) {
    said.push(
      (
        await Promise.all(
          user.idempotencyKeys.map((idempotencyKey) =>
            settledSend(user.door, idempotencyKey, deadline),
          ),
        )
      ).filter((one) => one !== null),
    )
    if (!listed.has(user.door)) listed.set(user.door, null)
  }
  for (const door of listed.keys()) listed.set(door, await listedBy(door))
  return said.map((sends, at) =>
    sends.map((send) => ({
      ...send,
      isListed: listed.get(users[at].door).has(send.idempotencyKey),
    })),
  )
}

async function settledSend(door, idempotencyKey, deadline) {
  for (let isLooked = false; ; ) {
    const read = await answered(
      door.read('getSentBatch', { params: { idempotencyKey } }),
      'getSentBatch',
    )
    if (!read.ok && read.failure.kind === 'not-found') return null
    const state = read.ok ? read.value.sent.state : 'unread'
    const isOver =
      read.ok &&
      (open.includes(state)
        ? state === 'not-applied' && isLooked
        : state !== 'accepted' || Boolean(read.value.batch?.isOver))
    if (isOver || Date.now() > deadline)
      return { idempotencyKey, state, rows: read.ok ? (read.value.batch?.rows ?? null) : null }
    if (open.includes(state)) {
      const look = await answered(
        door.act('checkOutcome', { idempotencyKey, operation: read.value.sent.operation }),
        'checkOutcome',
      )
      isLooked = look.ok
      if (isLooked && look.value.state === 'not-applied') continue
    }
    await sleep(everyMs)
  }
}

/** The sends that the desk lists for a person. */
async function listedBy(door) {
  const ids = new Set()
  for (let before; ; ) {
    const { ok, value, failure } = await answered(
      door.read('listSentBatches', { body: { limit: 200, ...(before && { before }) } }),
      'listSentBatches',
    )
    if (!ok) throw new Problem(`listSentBatches: ${JSON.stringify(failure)}`)
    for (const { idempotencyKey } of value.batches) ids.add(idempotencyKey)
    if (!value.more) return ids
    before = value.batches.at(-1).sentAt
  }
}

/** Nobody kills the desk any more. */
async function answered(asking, name) {
  const result = await asking
  if (result === noAnswer)
    throw new Problem(`${name}: the desk does not answer although nobody killed it`)
  return result
}
