import { noAnswer } from './api-client.mjs'
import { writeFaults } from './plan.mjs'
import { randomOf } from './random.mjs'

/** How long a person waits before the next look, in milliseconds, and how often they look. */
const beforeLooking = 500
const looksMax = 4

/**
 * What is left out of the faults: a service that refuses what it has done is believed, and what
 * arrives twice without an id is done twice.
 */
const leftOut = ['409 after the commit', 'committed twice']
const faults = Object.keys(writeFaults).filter((name) => !leftOut.includes(name))

/** The share of writes that go wrong. */
const wrongShare = 0.7

/**
 * Writes of the receivables that go out once: the operation, the action of the desk, what it takes,
 * and the text by which the service tells that it was done. An item is an invoice of a customer.
 */
const kinds = {
  'credit note': {
    ...{ operation: 'updateArItem', action: 'submitCreditNote' },
    input: ({ item, mark, amount }) => ({
      ...{ customerNo: item.customerNo, arItemId: item.arItemId, documentNo: item.documentNo },
      ...{ amount, text: mark, seen: { remaining: String(item.remainingAmount) } },
    }),
  },
  reservation: {
    ...{ operation: 'createPaymentReservation', action: 'reservePayment' },
    input: ({ item, mark, amount }) => ({
      ...{ customerNo: item.customerNo, documentNo: item.documentNo, currency: item.currency },
      ...{ subject: { by: 'arItemId', value: item.arItemId }, paymentId: mark, amount },
      paymentDate: '2026-03-12',
    }),
  },
  postings: {
    ...{ operation: 'createAutoPostings', action: 'bookPostings' },
    input: ({ item, mark, amount }) => ({
      ...{ method: 'PAYMENT', typedTotal: '1' },
      rows: [
        {
          ...{ customerNo: item.customerNo, documentNo: item.documentNo, amount, text: mark },
          ...{ currency: item.currency, postingDate: '2026-03-12' },
        },
      ],
    }),
  },
  upload: {
    ...{ operation: 'uploadFiles', action: 'uploadFile' },
    input: ({ mark }) => ({
      ...{ fileName: `${mark}.txt`, isAnother: false },
      content: Buffer.from(mark).toString('base64'),
    }),
  },
  action: {
    ...{ operation: 'createAction', action: 'createAction' },
    input: ({ item, mark }) => ({
      ...{ actionType: 'REVIEW', customerNo: item.customerNo, documentNo: null, text: mark },
    }),
  },
  report: {
    ...{ operation: 'createReportAction', action: 'orderReport' },
    input: ({ day }) => ({ reportType: 'OPEN_ITEMS', fromDate: day, toDate: '2026-03-12' }),
  },
}

/** What is written once, by whom, and what goes wrong with it: all of it follows from the seed. */
export const planSingleWrites = ({ seed, writes, people }) =>
  Array.from({ length: writes }, (_, index) => {
    const random = randomOf(seed, `single write ${index}`)
    const day = new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10)
    return {
      ...{ index, person: index % people, kind: Object.keys(kinds)[index % 6], day },
      mark: `r-20260312-${random.letters(10)}`,
      item: random.whole(1_000),
      amount: (1 + random.whole(900)) / 100,
      fault: random.chance(wrongShare) ? random.pick(faults) : null,
      idempotencyKey: random.uuid(),
    }
  })

/**
 * A person who writes once, looks where the outcome is not known, and sends nothing again.
 *
 * @returns as `makeSimulatedUser` does; `told` are the words for it that a person read.
 */
export function singleWriterOf(write, { door, tenant, userName, begins, played }) {
  const { operation, action, input } = kinds[write.kind]
  const { idempotencyKey, fault } = write
  const told = []
  let looks = 0
  let next = send

  async function send() {
    if (fault) {
      await tenant.fault({ operation, ...writeFaults[fault] })
      played(fault)
    }
    begins()
    const item = tenant.items[write.item % tenant.items.length]
    const result = await door.act(action, {
      ...{ idempotencyKey, userName, clientNo: String(tenant.clientNo) },
      ...input({ ...write, item }),
    })
    next = look
    if (result === noAnswer) return beforeLooking
    if (result.ok || result.failure.kind !== 'unknown-outcome') {
      told.push(result.ok ? wordOfValue(result.value) : 'failed')
      return null
    }
    return beforeLooking
  }

  async function look() {
    looks += 1
    const result = await door.act('checkOutcome', { idempotencyKey, operation })
    const isOver = result !== noAnswer && (result.ok ? isKnown(result.value) : isCalledOff(result))
    return isOver || looks === looksMax ? null : beforeLooking
  }

  return { write, door, tenant, told, step: () => next(), stepName: () => next.name }
}

/** A success may say that nothing was sent, because something else is there or open. */
const wordOfValue = (value) =>
  ['changed', 'open', 'exists', 'rejected'].includes(value?.outcome) ? 'failed' : 'done'
const isKnown = ({ state }) => !['sending', 'unknown'].includes(state)
const isCalledOff = ({ failure }) => failure.code === 'called-off'

/** What the desk says of each write in the end, and how often the service has done it. */
export async function settledSingleWrites(writers) {
  const done = new Map()
  for (const { tenant } of writers) if (!done.has(tenant)) done.set(tenant, await tenant.listDone())
  return Promise.all(
    writers.map(async ({ write, door, tenant, told }) => {
      const { idempotencyKey, index, kind, mark, day } = write
      const read = await door.read('getJournalEntry', { params: { idempotencyKey } })
      const named = kind === 'report' ? `from ${day} to 2026-03-12 ordered` : mark
      return {
        ...{ index, kind, told, state: read.ok ? read.value.state : null },
        times: done.get(tenant).filter((text) => text.includes(named)).length,
      }
    }),
  )
}

/** States that say that a write was done, and those that say that it was not. */
const doneStates = ['done', 'accepted']
const failedStates = ['refused', 'not-sent', 'not-applied', null]

/** Judges what was written once: `{ index, kind, told, state, times }` of each. */
export function judgeSingleWrites(writes) {
  const check = (name, isWrong) => ({
    name: `written once: ${name}`,
    violations: writes
      .filter(isWrong)
      .map(({ index, kind, state, times }) => `${kind} ${index}: ${state}, ${times} times`),
  })
  return [
    check('the service has done each at most once', ({ times }) => times > 1),
    check(
      'none that is called done is missing',
      ({ state, told, times }) =>
        times === 0 && (doneStates.includes(state) || told.includes('done')),
    ),
    check(
      'none that was done is called failed',
      ({ state, told, times }) =>
        times > 0 && (failedStates.includes(state) || told.includes('failed')),
    ),
  ]
}
