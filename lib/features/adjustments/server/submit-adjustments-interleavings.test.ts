import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { journal } from '@/lib/platform/database/schema'
import { type AdjustmentFault, adjustmentService } from '@/tests/support/adjustment-upstream'
import { again, look, sentBatch, states, submission } from '@/tests/support/adjustments-under-test'
import { asKari, deskUnderTest, endPauses } from '@/tests/support/desk-under-test'
import { submitAdjustments } from './submit-adjustments'

const desk = deskUnderTest()

const fault = fc.constantFrom<AdjustmentFault>(
  'drop-before',
  'drop-after',
  'truncate',
  'duplicate',
  { status: 409 },
  { status: 429 },
  { status: 503 },
  { status: 503, after: true },
)
const step = fc.oneof(
  fc.record({ does: fc.constant('fault' as const), fault }),
  fc.record({ does: fc.constantFrom('submit', 'again', 'look', 'process', 'crash') }),
)

describe('whatever happens', () => {
  test('an id is booked once at most, and none that is booked is called refused, not sent or not applied after a last look', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        await desk.db.delete(journal)
        await endPauses(desk)
        await asKari()
        const upstream = adjustmentService(desk)
        for (const each of steps) {
          if (each.does === 'fault')
            upstream.faults.push((each as { fault: AdjustmentFault }).fault)
          if (each.does === 'submit') await submitAdjustments(submission)
          if (each.does === 'again') await again()
          if (each.does === 'look') await look()
          if (each.does === 'process') upstream.process()
          if (each.does === 'crash')
            await desk.db.update(journal).set({
              state: 'sending',
              outcome: null,
              endedAt: null,
              deadlineAt: new Date(Date.now() - 1),
              look: null,
            })
        }
        upstream.process()
        await endPauses(desk)
        upstream.faults = []
        await look()
        await sentBatch()
        expect(upstream.ledger.length).toBeLessThanOrEqual(1)
        const [state] = await states(desk)
        const isBooked = upstream.ledger.length === 1
        if (isBooked) expect(['done', 'unknown']).toContain(state)
        if (state === 'done') expect(isBooked).toBe(true)
        if (state === 'not-applied') expect(isBooked).toBe(false)
      }),
      { numRuns: 40 },
    )
  }, 120_000)
})
