import { randomUUID } from 'node:crypto'
import { noAnswer } from './api-client.mjs'
import { writeFaults } from './plan.mjs'

/** How long a person waits before the next step, in milliseconds. */
const soon = 50
const whileDown = 300
const beforeLooking = 500

/**
 * After how many looks in vain a user asks the service by telephone: later than anything that is
 * still under way can arrive.
 */
const looksInVain = 20

const operationOf = { correction: 'createCorrections', payment: 'createPayments' }

/** What a user hears that speaks of the rows as failed or not sent. */
const heard = ({ kind, code }) => {
  if (kind === 'unknown-outcome' || kind === 'broken' || code in questions) return null
  return kind === 'not-sent' || kind === 'unauthenticated' || code === 'paused'
    ? 'not sent'
    : 'failed'
}

/** Answers about the asking, which say nothing of what became of the rows. */
const questions = { 'may-be-there': true, 'not-open': true, 'idempotency-key-reused': true }

/**
 * One draft in the hands of a user who behaves as a page of the desk lets a person behave: the
 * draft is kept before it goes out; after an unknown the user looks, and sends again only what a
 * look did not find, under the same ids; where no look can tell, the user asks the service and
 * records what it says; after a crash the kept draft is taken up again.
 *
 * @param run `door`, `tenant`, `userName`, and what is told on the way: `begins()` before each
 *   send, `told(word)`, `lost()`, `gaveUp()`, `played(fault)`.
 * @returns `step()`, which does one step and returns after how many milliseconds the next one is
 *   due, or null when there is none; `stepName()`, the one that is next.
 */
export function makeSimulatedUser(draft, run) {
  const { door, tenant, userName } = run
  const writer = randomUUID()
  const where = { clientno: tenant.clientNo }
  const subject = `posting:${draft.idempotencyKeys[0]}`
  const used = []
  let kept = null
  let turn = 0
  let sends = 0
  let looks = 0
  let isPlanted = false
  let next = resubmit

  const rowOf = ({ sourceId, invoiceId, amount, currency }) => ({
    ...{ invoiceId, amount, currency, sourceId },
    ...{ date: '2026-03-12', description: `Draft ${draft.index}` },
  })

  /** Goes on with `step` after a while. */
  const then = (step, ms = soon) => {
    next = step
    return ms
  }

  /** A draft that goes out anew has another idempotency key, and the same ids of its rows. */
  function resubmit() {
    const idempotencyKey = draft.idempotencyKeys[used.length] ?? randomUUID()
    used.push(idempotencyKey)
    kept = { idempotencyKey, rows: draft.rows.map(rowOf) }
    return keep()
  }

  /** The ids stand in the desk's store before anything is sent. */
  async function keep() {
    turn += 1
    const result = await door.keep('keepDraft', {
      params: where,
      body: { writer, turn, userName, subject, content: kept },
    })
    if (result === noAnswer) return then(keep, whileDown)
    if (!result.ok) throw new Error(`draft ${draft.index} is not kept: ${JSON.stringify(result)}`)
    return then(send)
  }

  const submission = () => ({
    ...kept,
    userName,
    organizationId: tenant.organizationId,
    kind: draft.kind,
  })
  const send = () => sent('submitAdjustments', submission())
  const sendAgain = () => sent('sendAgain', { idempotencyKey: kept.idempotencyKey, userName })

  async function sent(action, input) {
    if (!isPlanted) await plant(draft.sends[sends++])
    isPlanted = false
    run.begins()
    const result = await door.act(action, input)
    if (result === noAnswer) return then(reload, whileDown)
    if (result.ok) return then(drop)
    const { failure } = result
    const word = heard(failure)
    if (word)
      run.told({
        says: word,
        by: `${action}: ${failure.kind} ${failure.code ?? ''} ${failure.status ?? ''}`.trim(),
      })
    if (word === 'failed') return after(failure, resubmit)
    isPlanted = word === 'not sent'
    if (word && draft.givesUpAfter !== null && sends >= draft.givesUpAfter) return givesUp()
    if (word === 'not sent') return after(failure, action === 'submitAdjustments' ? send : look)
    return then(look, beforeLooking)
  }

  function givesUp() {
    run.gaveUp()
    return then(drop)
  }

  /** Plants what goes wrong with the next send that goes out. */
  async function plant(fault) {
    if (!fault) return
    await tenant.fault({ operation: operationOf[draft.kind], ...writeFaults[fault] })
    run.played(fault)
  }

  const after = ({ retryAfter = 1 }, step) => then(step, retryAfter * 1000)

  /** The tab is gone with the desk: a new one finds the draft that was kept. */
  async function reload() {
    const result = await door.read('getDraft', { params: where, body: { subject } })
    if (result === noAnswer) return then(reload, whileDown)
    if (!result.ok)
      throw new Error(`draft ${draft.index} cannot be read: ${JSON.stringify(result)}`)
    const found = result.value.draft?.content
    if (JSON.stringify(found) !== JSON.stringify(kept)) run.lost()
    return then(look)
  }

  async function look() {
    const fault = draft.reads[looks]
    looks += 1
    if (fault) await tenant.fault(fault)
    const result = await door.act('checkOutcome', {
      idempotencyKey: kept.idempotencyKey,
      operation: operationOf[draft.kind],
    })
    if (result === noAnswer) return then(reload, whileDown)
    if (!result.ok)
      return result.failure.code === 'called-off' ? resubmit() : after(result.failure, look)
    const steps = {
      done: drop,
      accepted: drop,
      'not-applied': sendAgain,
      'not-sent': send,
      refused: resubmit,
    }
    const { state, code } = result.value
    if (state === 'refused' && code !== 'called-off')
      run.told({ says: 'failed', by: `look: refused ${code ?? ''}` })
    if (steps[state]) return then(steps[state])
    return looks % looksInVain === 0 ? then(findOut) : then(look, beforeLooking)
  }

  /**
   * What no look can tell, the user asks for by other means, and records it. What the desk makes
   * of it is looked at.
   */
  async function findOut() {
    const { postings } = await tenant.ledger()
    const isBooked = postings.some(({ uniqueSourceId }) =>
      kept.rows.some(({ sourceId }) => sourceId === uniqueSourceId),
    )
    const record = {
      idempotencyKey: randomUUID(),
      userName,
      of: kept.idempotencyKey,
      found: isBooked ? 'applied' : 'not-applied',
      note: 'Asked by telephone',
    }
    const result = await door.act('recordOutcome', record)
    return then(look, result === noAnswer ? whileDown : soon)
  }

  async function drop() {
    turn += 1
    const result = await door.keep('dropDraft', {
      params: where,
      body: { writer, turn, userName, subject },
    })
    return result === noAnswer ? then(drop, whileDown) : null
  }

  return {
    draft,
    door,
    userName,
    step: () => next(),
    stepName: () => next.name,
    idempotencyKeys: used,
  }
}
