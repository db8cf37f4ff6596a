import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '../../scripts/steps/user-error.mjs'
import { timed } from '../../scripts/steps/with-timing.mjs'
import { actionId } from '../action-id.mjs'
import { readAtDesk } from '../partner/ask.mjs'
import { batchRounds, organizationId, person } from '../servers/settings.mjs'
import { median } from '../statistics.mjs'
import { askDirectly } from './ask.mjs'

const pollMs = 50
const patience = 120_000

/**
 * A batch of a correction on each of some invoices, sent through the desk's server action and
 * followed by its own read until the journal tells its end; beside the same rows (but for their
 * ids) sent and followed by a bare client. They take turns; the first round warms up.
 *
 * @throws Problem when a row was not booked.
 */
export function measureBatches({ direct, desk }, invoices) {
  return timed(
    `sending ${invoices.length} corrections and following them, ${batchRounds} rounds`,
    async () => {
      const taken = { direct: [], desk: [] }
      for (let round = 0; round <= batchRounds; round += 1) {
        const there = await throughClient(direct, rowsOf(invoices))
        const here = await throughDesk(desk, rowsOf(invoices))
        if (round > 0) taken.direct.push(there)
        if (round > 0) taken.desk.push(here)
      }
      return {
        rows: invoices.length,
        ...taken,
        median: { direct: medians(taken.direct), desk: medians(taken.desk) },
      }
    },
  )
}

const medians = (taken) => ({
  accepted: median(taken.map(({ accepted }) => accepted)),
  ended: median(taken.map(({ ended }) => ended)),
})

/** One øre each, so that no invoice is ever settled by them. */
function rowsOf(invoices) {
  const date = new Date().toISOString().slice(0, 10)
  const draft = Math.floor(Math.random() * 36 ** 6)
  return invoices.map(({ id, currency }, index) => ({
    ...{ invoiceId: id, amount: 0.01, currency, date, description: 'Bench' },
    sourceId: `c-${date.replaceAll('-', '')}-${inSix(draft)}${index.toString(36).padStart(4, '0')}`,
  }))
}

const inSix = (number) => number.toString(36).padStart(6, '0')

async function throughClient(direct, rows) {
  const corrections = rows.map(({ date, sourceId, ...row }) => ({
    ...row,
    correctionDate: `${date}T00:00:00.000Z`,
    uniqueSourceCorrectionId: sourceId,
  }))
  return followed(rows.length, {
    send: async () => (await askDirectly(direct, '/corrections', { corrections })).data.batchId,
    look: async (batchId) => {
      const { data } = await askDirectly(direct, `/batches/${batchId}`)
      return data.status === 'QUEUED' ? null : data.succeeded.length
    },
  })
}

async function throughDesk(desk, rows) {
  const submission = {
    idempotencyKey: randomUUID(),
    userName: person.userName,
    organizationId,
    kind: 'correction',
    rows,
  }
  return followed(rows.length, {
    send: () => submitted(desk, submission),
    look: async (idempotencyKey) =>
      (await readAtDesk(desk, 'getSentBatch', { params: { idempotencyKey } })).sent.end
        ?.succeeded ?? null,
  })
}

/** Milliseconds from the sending until it was accepted, and until a look told the end. */
async function followed(rows, { send, look }) {
  const started = performance.now()
  const name = await send()
  const accepted = performance.now() - started
  for (;;) {
    const booked = await look(name)
    const ended = performance.now() - started
    if (booked === rows) return { accepted, ended }
    if (booked !== null) throw new Problem(`batch: ${booked} of ${rows} rows were booked`)
    if (ended > patience) throw new Problem(`batch: has not ended after ${patience / 1000} s`)
    await sleep(pollMs)
  }
}

/**
 * Calls the server action as a page does. Returns the idempotency key, under which the desk tells
 * of the batch.
 */
async function submitted({ url, cookie }, submission) {
  const answer = await fetch(`${url}/batches`, {
    method: 'POST',
    headers: {
      'next-action': actionId('submitAdjustments'),
      accept: 'text/x-component',
      'content-type': 'text/plain;charset=UTF-8',
      origin: url,
      cookie,
    },
    body: JSON.stringify([submission]),
  })
  const text = await answer.text()
  const result = JSON.parse(/^1:(\{.*\})$/m.exec(text)?.[1] ?? 'null')
  if (!result?.ok)
    throw new Problem(
      `batch: the desk answers ${answer.status} ${JSON.stringify(result?.failure ?? null)}`,
    )
  return submission.idempotencyKey
}
