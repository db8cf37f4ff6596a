import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '../../scripts/steps/user-error.mjs'
import { sentImport } from '../servers/settings.mjs'

const pollMs = 50
const patience = 300_000
const readsAtOnce = 8

/**
 * Sends updates of customers to the service as a bare client does, batch after batch, and follows
 * each until it has ended. With `looks` it reads each customer before its batch, as the desk does
 * for an address that it completes. Milliseconds in all, and until the last batch was taken.
 *
 * @throws Problem when a customer was not processed.
 */
export async function sendBare(direct, updates, { method = 'PUT', looks = false } = {}) {
  const started = performance.now()
  const open = []
  for (const batch of cutBatches(updates)) {
    if (looks) await readAll(direct, batch)
    const { batchUuid } = await ask(direct, '/customers/batches', method, batch)
    open.push(batchUuid)
  }
  const taken = performance.now() - started
  while (open.length > 0) {
    const read = await ask(direct, `/batches/${open[0]}`, 'GET')
    if (performance.now() - started > patience) throw new Problem('a batch has not ended')
    if (!read?.finishedAt) await sleep(pollMs)
    else if (read.failed > 0) throw new Problem(`${read.failed} customers were not processed`)
    else open.shift()
  }
  return { ms: performance.now() - started, taken }
}

const cutBatches = (updates) =>
  Array.from({ length: Math.ceil(updates.length / sentImport.perBatch) }, (_, at) =>
    updates.slice(at * sentImport.perBatch, (at + 1) * sentImport.perBatch),
  )

async function readAll(direct, batch) {
  const waiting = [...batch]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      await ask(direct, `/customers/${next.customerNo}`, 'GET')
  }
  await Promise.all(Array.from({ length: readsAtOnce }, work))
}

async function ask({ url, token }, path, method, body) {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Problem(`${path}: answers ${answer.status}`)
  return answer.json()
}
