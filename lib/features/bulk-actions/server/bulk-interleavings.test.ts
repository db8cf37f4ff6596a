import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { checkOutcome } from '@/lib/features/journal/server/check-outcome'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import {
  begin,
  caseUpstream,
  pausing,
  readAction,
  work,
} from '@/tests/support/bulk-actions-under-test'
import { asKari, deskUnderTest, endPauses } from '@/tests/support/desk-under-test'
import { type Fault, restartDesk } from '@/tests/support/faulty-upstream'
import { emptyDesk } from '@/tests/support/stores'

vi.mock('next/headers', async () => (await import('@/tests/support/browser')).browserHeaders)

const desk = deskUnderTest()

const often = { arbitrary: fc.constant(null), weight: 4 }
const fault = fc.oneof(often, {
  arbitrary: fc.constantFrom<Fault>(
    ...(['drop-before', 'drop-after', 'kill-before', 'kill-after'] as const),
    ...([409, 422, 429, 500, 503] as const),
  ),
  weight: 3,
})
const faults = fc.array(fault, { maxLength: 12 })
/** What others do to a case after it was shown. */
const changes = fc.array(fc.constantFrom('pays', 'pauses', 'nothing', 'nothing'), {
  minLength: 6,
  maxLength: 6,
})

describe('whatever happens to a bulk action', () => {
  test('no row goes out twice, and each result is true of its case', async () => {
    await fc.assert(
      fc.asyncProperty(faults, faults, changes, async (writeFaults, readFaults, happenings) => {
        await emptyDesk(desk.db)
        await endPauses(desk)
        await asKari()
        const service = caseUpstream(desk, 6)
        const { bulkActionId, ...action } = pausing(service.cases)
        expect(await begin({ bulkActionId, ...action })).toMatchObject({ ok: true })
        happenings.forEach((happening, at) => {
          if (happening === 'pays') service.cases[at]!.remainingAmount = 1
          if (happening === 'pauses') service.cases[at]!.status = 'PAUSED'
        })
        Object.assign(service, { writeFaults: [...writeFaults], readFaults: [...readFaults] })

        for (let tries = 0; tries < 30; tries += 1) {
          await work(bulkActionId)
          if (service.killed) await restartDesk(desk, service.killed)
          service.killed = null
          await endPauses(desk)
          const { state } = await readAction(bulkActionId)
          if (state === 'over') break
          if (state === 'halted') await goOn(bulkActionId)
        }
        const { state, rows } = await readAction(bulkActionId)
        expect(['over', 'halted']).toContain(state)
        for (const row of rows) {
          const at = row.seq
          const times = service.paused.get(100 + at) ?? 0
          expect(times).toBeLessThanOrEqual(1)
          if (row.state === 'done') expect(times).toBe(1)
          if (row.state !== 'done' && row.state !== 'unknown') expect(times).toBe(0)
          if (row.state === 'changed') expect(happenings[at]).not.toBe('nothing')
        }
        await learnOfUnknown(bulkActionId)
        for (const { seq, state: now } of (await readAction(bulkActionId)).rows)
          if (now === 'not-applied') expect(service.paused.get(100 + seq) ?? 0).toBe(0)
      }),
      { numRuns: 25 },
    )
  }, 240_000)
})

const goOn = (bulkActionId: string) =>
  executeOperation(
    'continueBulkAction',
    { params: { bulkActionId } },
    { idempotencyKey: randomUUID() },
  )

async function learnOfUnknown(bulkActionId: string) {
  const { rows } = await readAction(bulkActionId)
  for (const { idempotencyKey, state } of rows)
    if (state === 'unknown') await checkOutcome({ idempotencyKey, operation: 'pauseCase' })
}
