import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { workToItsEnd } from '@/tests/support/bulk-actions-under-test'
import {
  batchUpstream,
  beginImport,
  moving,
  phoning,
} from '@/tests/support/customer-import-under-test'
import { asKari, deskUnderTest, endPauses } from '@/tests/support/desk-under-test'
import type { Fault } from '@/tests/support/faulty-upstream'
import { emptyDesk } from '@/tests/support/stores'

const desk = deskUnderTest()

const fault = fc.oneof(
  { arbitrary: fc.constant(null), weight: 4 },
  {
    arbitrary: fc.constantFrom<Fault>(
      ...(['drop-before', 'drop-after', 'kill-before', 'kill-after'] as const),
      ...([403, 422, 429, 500, 503] as const),
    ),
    weight: 3,
  },
)
const faults = fc.array(fault, { maxLength: 12 })
/** Whether others change the address of a customer after it was shown. */
const others = fc.array(fc.boolean(), { minLength: 12, maxLength: 12 })

type Service = ReturnType<typeof batchUpstream>

/** What a page tells of the customers of each batch is true of what the service got. */
function expectTruth(
  service: Service,
  { rows, imported }: Awaited<ReturnType<typeof workToItsEnd>>,
) {
  for (const { customerNo } of service.customers)
    expect(service.countSent(customerNo)).toBeLessThanOrEqual(1)
  const counts = imported!.counts
  const processed = service.batches.flatMap(({ results }) => results)
  const told = Object.values(counts).reduce((sum, count) => sum + count, 0)
  expect(told).toBe(imported!.customers)
  expect(counts.done).toBeLessThanOrEqual(processed.length)
  for (const { state, batch } of rows)
    if (state === 'done') expect(batch!.end!.succeeded).toBe(batch!.customers - batch!.changed)
  return counts
}

describe('whatever happens to an import', () => {
  test('no customer goes out twice, nobody else’s address is overwritten, and the counts are true', async () => {
    await fc.assert(
      fc.asyncProperty(faults, faults, others, async (writing, reading, changes) => {
        await emptyDesk(desk.db)
        await endPauses(desk)
        await asKari()
        const service = batchUpstream(desk, 12)
        const { bulkActionId } = await beginImport(moving(service.customers), { size: 3 })
        changes.forEach((isChanged, at) => {
          if (isChanged) service.customers[at]!.postalAddress.addressLine2 = 'c/o somebody'
        })
        Object.assign(service, { writeFaults: [...writing], readFaults: [...reading] })
        const action = await workToItsEnd(desk, bulkActionId, service)
        expectTruth(service, action)
        changes.forEach((isChanged, at) => {
          if (!isChanged) return
          expect(service.countSent(service.customers[at]!.customerNo)).toBe(0)
          expect(service.customers[at]!.postalAddress.addressLine2).toBe('c/o somebody')
        })
      }),
      { numRuns: 25 },
    )
  }, 240_000)

  test('10,000 customers and 50 killed desks: no batch goes out twice, and none is lost', async () => {
    await asKari()
    const service = batchUpstream(desk, 10_000)
    const { bulkActionId } = await beginImport(phoning(service.customers), { size: 100 })
    const random = fc.sample(fc.constantFrom<Fault>('kill-before', 'kill-after'), {
      numRuns: 50,
      seed: 17,
    })
    // Every second batch meets its end on the way out, and every second one comes through.
    service.writeFaults.push(...random.flatMap((kill) => [null, kill]))
    const action = await workToItsEnd(desk, bulkActionId, service, 200)
    const counts = expectTruth(service, action)
    expect(action.state).toBe('over')
    const lost = random.filter((kill) => kill === 'kill-before').length
    expect(service.batches).toHaveLength(100 - lost)
    expect(counts).toMatchObject({ done: 5_000, untold: 5_000, waiting: 0, submitted: 0 })
  }, 240_000)
})
