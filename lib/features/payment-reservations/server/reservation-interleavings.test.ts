import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ReservationSubmission } from '@/lib/contracts/desk/receivables/payment-reservations'
import { checkOutcome } from '@/lib/features/journal/server/check-outcome'
import { recordOutcome } from '@/lib/features/journal/server/record-outcome'
import { asKari, deskUnderTest, endPauses } from '@/tests/support/desk-under-test'
import { type Fault, restartDesk } from '@/tests/support/faulty-upstream'
import { reservingUpstream } from '@/tests/support/reserving-upstream'
import { emptyDesk } from '@/tests/support/stores'
import { reservePayment } from './reserve-payment'
import { reservePaymentAgain } from './reserve-payment-again'

const desk = deskUnderTest()
const idempotencyKey = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const submission: ReservationSubmission = {
  ...{ idempotencyKey, userName: 'kari', clientNo: '1001', customerNo: '10001' },
  ...{ documentNo: '2026-10442', subject: { by: 'kid', value: '127734800100051' } },
  ...{ paymentId: 'r-20261126-7k2m9q0xvd', amount: 12, currency: 'NOK' },
  paymentDate: '2026-11-26',
}
const fault = fc.constantFrom<Fault>(
  ...(['drop-before', 'drop-after', 'kill-before', 'kill-after'] as const),
  ...([400, 409, 422, 429, 500, 503] as const),
)
const step = fc.oneof(
  fc.record({ does: fc.constantFrom('write fault', 'read fault'), fault }),
  fc.record({ does: fc.constantFrom('send', 'send twice', 'look', 'again', 'record') }),
)
type Step = { does: string; fault?: Fault }

/**
 * A person who records that it is not there has asked the service, and says so only where it is so:
 * then nothing is there twice, whether or not the service takes an id once.
 */
test('whatever happens, a payment is reserved once at most, and nothing is said of it that is not so', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 3, maxLength: 14 }),
      fc.boolean(),
      fc.boolean(),
      async (steps, dedupes, logs) => {
        await emptyDesk(desk.db)
        await endPauses(desk)
        await asKari()
        const service = Object.assign(reservingUpstream(desk), { dedupes, logs })
        const look = () => checkOutcome({ idempotencyKey, operation: 'createPaymentReservation' })
        const act = async ({ does, fault: planted }: Step) => {
          if (does === 'write fault') service.writeFaults.push(planted!)
          if (does === 'read fault') service.readFaults.push(planted!)
          if (does === 'send') await reservePayment(submission)
          if (does === 'send twice')
            await Promise.all([reservePayment(submission), reservePayment(submission)])
          if (does === 'look') await look()
          if (does === 'again') await reservePaymentAgain({ idempotencyKey, userName: 'kari' })
          if (does === 'record')
            await recordOutcome({
              ...{ idempotencyKey: crypto.randomUUID(), userName: 'kari', of: idempotencyKey },
              ...{ found: service.held.length > 0 ? 'applied' : 'not-applied', note: 'Asked' },
            })
        }
        for (const each of steps) {
          await act(each)
          if (service.killed) await restartDesk(desk, service.killed)
          service.killed = null
          await endPauses(desk)
          expect(service.held.length).toBeLessThanOrEqual(1)
        }
        Object.assign(service, { writeFaults: [], readFaults: [] })
        await look()
        const [row] = (await desk.journalRows()).filter(
          (each) => each.idempotencyKey === idempotencyKey,
        )
        const { state } = row ?? {}
        const isThere = service.held.length === 1
        if (isThere) expect(['done', 'unknown', 'sending', 'not-applied']).toContain(state)
        if (state === 'done') expect(isThere).toBe(true)
        if (state === 'refused' || state === 'not-sent') expect(isThere).toBe(false)
      },
    ),
    { numRuns: 40 },
  )
}, 120_000)
