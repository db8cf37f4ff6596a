import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Input } from '@/lib/contracts/registry'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { asKari, deskUnderTest, upstreamAnswers } from '@/tests/support/desk-under-test'
import { exportFolder, storedFile } from '@/tests/support/exports-under-test'
import { json } from '@/tests/support/fake-upstream'
import { summaryRows, summaryUpstream } from '@/tests/support/summary-upstream'
import { runExport } from './export-runner'

const desk = deskUnderTest()
exportFolder()

/**
 * What happens while a page is asked for: so many rows arrive before it, and it may be refused, so
 * that a second part has to go on.
 */
const happening = fc.record({
  arrive: fc.nat({ max: 4 }),
  again: fc.boolean(),
  refused: fc.boolean(),
})

test('every row that stood there at the start comes exactly once, whatever arrives and breaks off meanwhile', async () => {
  await asKari()
  const runs = fc.asyncProperty(
    fc.nat({ max: 40 }),
    fc.integer({ min: 1, max: 9 }),
    fc.array(happening, { maxLength: 30 }),
    async (count, pageMax, happenings) => {
      const exportId = randomUUID()
      const { model, answer } = summaryUpstream(summaryRows(count))
      model.pageMax = pageMax
      const old = model.rows.map(({ TransactionRid }) => TransactionRid!)
      const next = [...happenings]
      model.before = ({ OrderBy }, [, response]) => {
        const now = OrderBy === 'desc' ? next.shift() : undefined
        for (let at = 0; at < (now?.arrive ?? 0); at += 1)
          model.insert({
            TransactionRid:
              now!.again && at === 0 && count > 0 ? old[at]! : 1_000 + model.rows.length,
            CompanyId: 501,
          })
        if (now?.refused) json(response, 400, {})
        return now?.refused ?? false
      }
      upstreamAnswers(desk, answer)
      const file = {
        format: 'csv',
        columns: ['RowId', 'TransactionRid'],
        style: { kind: 'iso' },
      } satisfies Input<'startExport'>['body']['file']
      await executeOperation(
        'startExport',
        { body: { exportId, file, CompanyIds: [501] } },
        { idempotencyKey: exportId },
      )
      let state = ''
      for (let at = 0; at <= happenings.length && state !== 'complete'; at += 1) {
        if (at > 0)
          await executeOperation(
            'continueExport',
            { params: { exportId } },
            { idempotencyKey: randomUUID() },
          )
        await runExport(exportId, new AbortController().signal, async () => {})
        const told = await executeOperation('getExport', { params: { exportId } })
        state = told.ok ? told.value.state : JSON.stringify(told.failure)
      }
      expect(state).toBe('complete')
      const rids = (await storedFile('csv', exportId))
        .toString('utf8')
        .trimEnd()
        .split('\r\n')
        .slice(1)
        .map((line) => Number(line.split(',')[1]!.slice(1, -1)))
      expect(new Set(rids).size).toBe(rids.length)
      expect(rids).toEqual(expect.arrayContaining(old))
    },
  )
  await fc.assert(runs, { numRuns: 60 })
})
