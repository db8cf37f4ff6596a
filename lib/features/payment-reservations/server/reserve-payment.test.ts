import { beforeEach, describe, expect, test } from 'vitest'
import type { ReservationSubmission } from '@/lib/contracts/desk/receivables/payment-reservations'
import { checkOutcome } from '@/lib/features/journal/server/check-outcome'
import { recordOutcome } from '@/lib/features/journal/server/record-outcome'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { arrivedAt, asKari, asOla, deskUnderTest } from '@/tests/support/desk-under-test'
import { reservingUpstream } from '@/tests/support/reserving-upstream'
import { everyRight } from '@/tests/support/tokens'
import { reservePayment } from './reserve-payment'
import { reservePaymentAgain } from './reserve-payment-again'

const desk = deskUnderTest()
const idempotencyKey = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const submission: ReservationSubmission = {
  ...{ idempotencyKey, userName: 'kari', clientNo: '1001', customerNo: '10001' },
  ...{ documentNo: '2026-10442', subject: { by: 'arItemId', value: 400_012 } },
  ...{ paymentId: 'r-20261126-7k2m9q0xvd', amount: 1250.1, currency: 'NOK' },
  paymentDate: '2026-11-26',
}
let service: ReturnType<typeof reservingUpstream>
beforeEach(async () => {
  await asKari()
  service = reservingUpstream(desk)
})

const sends = () => arrivedAt(desk).filter(({ method }) => method === 'POST')
const again = () => reservePaymentAgain({ idempotencyKey, userName: 'kari' })
const check = () => checkOutcome({ idempotencyKey, operation: 'createPaymentReservation' })
const record = (found: 'applied' | 'not-applied') =>
  recordOutcome({
    ...{ idempotencyKey: crypto.randomUUID(), userName: 'kari', of: idempotencyKey },
    ...{ found, note: 'Asked by telephone' },
  })
const states = async () =>
  (await desk.journalRows())
    .filter(({ operation }) => operation === 'createPaymentReservation')
    .map(({ state }) => state)

test('a payment is reserved once, however often it arrives, under the identifier that was chosen', async () => {
  for (const result of [await reservePayment(submission), await reservePayment(submission)])
    expect(result).toMatchObject({ ok: true, value: { paymentId: submission.paymentId } })
  expect(sends().map(({ url, text }) => [url, JSON.parse(text)])).toEqual([
    [
      expect.stringMatching(/\/clients\/1001\/paymentreservations$/),
      {
        metadata: { userId: 'kari' },
        paymentReservation: {
          ...{ paymentId: 'r-20261126-7k2m9q0xvd', arItemId: 400_012, amount: 1250.1 },
          ...{ currency: 'NOK', paymentDate: '2026-11-26' },
        },
      },
    ],
  ])
})

test.each(['documentNo', 'documentUuid', 'referenceNo', 'kid', 'customerNo'] as const)(
  'and by %s alone',
  async (by) => {
    await reservePayment({ ...submission, subject: { by, value: '123' } })
    const { paymentReservation } = JSON.parse(sends()[0]!.text)
    expect(paymentReservation).toMatchObject({ [by]: '123' })
    expect(paymentReservation).not.toHaveProperty('arItemId')
  },
)

test('nothing is sent without the right, of no amount, or under an id of another kind', async () => {
  await asKari({ rights: everyRight.filter((right) => right !== 'write:arm.customer') })
  expect(await reservePayment(submission)).toMatchObject({ failure: { kind: 'forbidden' } })
  await asKari()
  for (const wrong of [{ amount: 0 }, { amount: -1 }, { paymentId: 'p-20261126-7k2m9q0xvd' }])
    expect(await reservePayment({ ...submission, ...wrong })).toMatchObject({
      failure: { kind: 'invalid' },
    })
  expect(sends()).toEqual([])
})

test('the same paymentId does not go out under another idempotency key', async () => {
  await reservePayment(submission)
  const other = { ...submission, idempotencyKey: '7b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b12' }
  expect(await reservePayment(other)).toMatchObject({
    failure: { kind: 'not-sent', code: 'sent-before' },
  })
  expect(sends()).toHaveLength(1)
})

test('it stands in the journal of the customer, with the document and what was sent', async () => {
  await reservePayment(submission)
  const read = await executeOperation('getJournalEntry', { params: { idempotencyKey } })
  expect(read).toMatchObject({
    value: {
      ...{ state: 'done', target: '10001', clientNo: '1001' },
      fields: expect.arrayContaining([
        { field: 'amount', sent: 1250.1 },
        { field: 'documentNo', before: '2026-10442' },
      ]),
    },
  })
})

describe('an answer that was lost', () => {
  test.each([null, 'RESERVATION', 'PaymentReserved'])(
    'after it was taken is found in the log: %s',
    async (logsAs) => {
      Object.assign(service, { logsAs, writeFaults: ['drop-after'] })
      expect(await reservePayment(submission)).toMatchObject({ ok: true, value: { checked: true } })
      expect([await states(), service.held.length]).toEqual([['done'], 1])
    },
  )

  test.each([
    ['before it was taken', {}, 'drop-before'],
    ['and is not logged', { logs: false }, 'drop-after'],
    ['and is logged as something else', { logsAs: 'ERROR' }, 'drop-after'],
  ] as const)(
    '%s stays unknown, because what the log does not name proves nothing',
    async (_, is, fault) => {
      Object.assign(service, is, { writeFaults: [fault] })
      expect(await reservePayment(submission)).toMatchObject({
        failure: { kind: 'unknown-outcome' },
      })
      expect(await check()).toMatchObject({
        value: { state: 'unknown', look: { found: 'unproven' } },
      })
      expect(await again()).toMatchObject({ failure: { code: 'may-be-there' } })
      expect(sends()).toHaveLength(1)
    },
  )

  test('goes out again under the same paymentId once a person has recorded that it is not there', async () => {
    service.writeFaults = ['drop-before']
    await reservePayment(submission)
    await record('not-applied')
    expect(await again()).toMatchObject({ ok: true })
    const [first, second] = sends()
    expect(JSON.parse(second!.text)).toEqual(JSON.parse(first!.text))
    expect([await states(), service.held.length]).toEqual([['done'], 1])
  })

  test('is not sent again where the log names it by then, whatever was recorded', async () => {
    Object.assign(service, { writeFaults: ['drop-after'], logs: false })
    await reservePayment(submission)
    await record('not-applied')
    service.logs = true
    expect(await again()).toMatchObject({ ok: true, value: { checked: true } })
    expect(sends()).toHaveLength(1)
  })

  test('is not found by a line of another payment, where the filter is ignored', async () => {
    Object.assign(service, { writeFaults: ['drop-before'], filters: false })
    await reservePayment(submission)
    expect(await check()).toMatchObject({ value: { look: { found: 'unproven' } } })
  })

  test('stays unknown where the look fails', async () => {
    Object.assign(service, { writeFaults: ['drop-after'], readFaults: Array(9).fill(503) })
    await reservePayment(submission)
    expect(await check()).toMatchObject({ ok: false, failure: { status: 503 } })
    expect(await states()).toEqual(['unknown'])
  })

  const another = {
    ...{ ...submission, idempotencyKey: '7b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b12' },
    paymentId: 'r-20261126-8k2m9q0xvd',
  }
  const openOutcome = { failure: { kind: 'not-sent', code: 'outcome-open' } }

  test('keeps another reservation on the same item from going out, of anybody, until somebody knows', async () => {
    await asOla()
    await asKari()
    service.writeFaults = ['drop-before']
    await reservePayment(submission)
    expect(await reservePayment(another)).toMatchObject(openOutcome)
    const nameless = { ...another, idempotencyKey: crypto.randomUUID(), documentNo: null }
    expect(await reservePayment(nameless)).toMatchObject(openOutcome)
    await asOla()
    const hers = { ...another, idempotencyKey: crypto.randomUUID(), userName: 'ola' }
    expect(await reservePayment(hers)).toMatchObject(openOutcome)
    expect(sends()).toHaveLength(1)
    await asKari()
    await record('not-applied')
    expect(await reservePayment(another)).toMatchObject({ ok: true })
  })

  test('keeps no reservation on another item from going out', async () => {
    service.writeFaults = ['drop-before']
    await reservePayment(submission)
    const elsewhere = { subject: { by: 'arItemId', value: 400_013 }, documentNo: '8' } as const
    expect(await reservePayment({ ...another, ...elsewhere })).toMatchObject({ ok: true })
  })

  test('does not go out again beside another one on the same item that was lost too', async () => {
    service.writeFaults = ['drop-before']
    await reservePayment(submission)
    await record('not-applied')
    service.writeFaults = ['drop-before']
    await reservePayment(another)
    expect(await again()).toMatchObject({ ok: false, failure: { code: 'outcome-open' } })
    expect(sends()).toHaveLength(2)
  })

  test('is not sent again by another person', async () => {
    await asOla()
    await asKari()
    service.writeFaults = ['drop-before']
    await reservePayment(submission)
    await record('not-applied')
    await asOla()
    expect(await reservePaymentAgain({ idempotencyKey, userName: 'ola' })).toMatchObject({
      failure: { code: 'other-person' },
    })
    expect(sends()).toHaveLength(1)
  })
})

test.each([400, 403, 404, 409, 422])(
  'a refusal by %i is not believed where the log names the payment',
  async (status) => {
    service.refusesTaken = status
    expect(await reservePayment(submission)).toMatchObject({ ok: true, value: { checked: true } })
    expect(await states()).toEqual(['done'])
  },
)

test.each([400, 403, 404, 422])('a refusal by %i is told as it is', async (status) => {
  service.writeFaults = [status]
  expect(await reservePayment(submission)).toMatchObject({ ok: false, failure: { status } })
  expect(await states()).toEqual(['refused'])
  expect(await again()).toMatchObject({ failure: { code: 'not-open' } })
})
