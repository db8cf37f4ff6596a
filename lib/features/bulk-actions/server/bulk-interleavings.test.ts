import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkOutcome } from '@/lib/features/journal/server/check-outcome'
import {
  begin,
  caseUpstream,
  pausing,
  readAction,
  workToItsEnd,
} from '@/tests/support/bulk-actions-under-test'
import { beginStop, beginUndo, customerUpstream } from '@/tests/support/bulk-customers-under-test'
import { asKari, deskUnderTest, endPauses } from '@/tests/support/desk-under-test'
import type { Fault } from '@/tests/support/faulty-upstream'
import { emptyDesk } from '@/tests/support/stores'

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

/** Whom others stop: before it is sent, or between that and what takes it back. */
const others = fc.array(fc.constantFrom('before', 'between', 'never', 'never'), {
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

        const { rows } = await workToItsEnd(desk, bulkActionId, service)
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

  test('no stop goes out twice, nor what takes it back, and each result is true of its customer', async () => {
    await fc.assert(
      fc.asyncProperty(faults, faults, faults, others, async (writing, reading, undoing, by) => {
        await emptyDesk(desk.db)
        await endPauses(desk)
        await asKari()
        const service = customerUpstream(desk, 6)
        const bulkActionId = await beginStop(service.customers)
        stopByOthers(service, by, 'before')
        Object.assign(service, { writeFaults: [...writing], readFaults: [...reading] })
        const { rows, undoable } = await workToItsEnd(desk, bulkActionId, service)
        for (const { seq, state } of rows) {
          const sent = service.sent.get(String(10_001 + seq)) ?? []
          expect(sent.length).toBeLessThanOrEqual(1)
          if (state === 'done') expect(sent).toHaveLength(1)
          if (state !== 'done' && state !== 'unknown') expect(sent).toEqual([])
          if (state === 'changed') expect(by[seq]).toBe('before')
          expect(service.find(String(10_001 + seq)).stopReminderUntil).toBe(
            by[seq] === 'before' ? othersDay : sent.length > 0 ? '2099-12-31' : null,
          )
        }
        if (undoable === 0) return

        const undo = await beginUndo(bulkActionId, undoable)
        stopByOthers(service, by, 'between')
        Object.assign(service, { writeFaults: [...undoing], readFaults: [...reading] })
        for (const { subject, state } of (await workToItsEnd(desk, undo, service)).rows) {
          const no = subject!.number
          const ended = service.sent.get(no)!.slice(1)
          expect(ended.length).toBeLessThanOrEqual(1)
          if (state === 'done') expect(ended).toEqual([{ stopReminderUntil: '2026-03-11' }])
          if (state !== 'done' && state !== 'unknown') expect(ended).toEqual([])
          if (state === 'changed') expect(service.find(no).stopReminderUntil).toBe(othersDay)
          if (by[Number(no) - 10_001] === 'between') expect(state).not.toBe('done')
        }
      }),
      { numRuns: 25 },
    )
  }, 240_000)
})

const othersDay = '2030-01-01'
function stopByOthers(
  { customers }: ReturnType<typeof customerUpstream>,
  by: readonly string[],
  now: string,
) {
  for (const [at, when] of by.entries())
    if (when === now) Object.assign(customers[at]!, { stopReminderUntil: othersDay })
}

async function learnOfUnknown(bulkActionId: string) {
  const { rows } = await readAction(bulkActionId)
  for (const { idempotencyKey, state } of rows)
    if (state === 'unknown') await checkOutcome({ idempotencyKey, operation: 'pauseCase' })
}
