import { describe, expect, test } from 'vitest'
import { eraseSubject } from '@/lib/commands/maintenance/erase-subject'
import { bulkActionRows, bulkActions } from '@/lib/platform/database/bulk-schema'
import { readAction, work } from '@/tests/support/bulk-actions-under-test'
import { clientNo } from '@/tests/support/bulk-customers-under-test'
import {
  batchUpstream,
  beginImport,
  moving,
  phoning,
} from '@/tests/support/customer-import-under-test'
import { asKari, deskUnderTest, endPauses } from '@/tests/support/desk-under-test'
import { restartDesk } from '@/tests/support/faulty-upstream'
import { runBulkAction } from './run-bulk-action'

const desk = deskUnderTest()
const erase = (customerNo: string) =>
  eraseSubject(desk.db, { kind: 'customer', clientNo, customerNo })

async function begun(make = phoning) {
  await asKari()
  const service = batchUpstream(desk, 3)
  const { bulkActionId } = await beginImport(make(service.customers), { size: 3 })
  const listSent = () =>
    service.batches.map(({ updates }) => updates.map(({ customerNo }) => customerNo))
  return { service, bulkActionId, listSent }
}

describe('a customer who is erased while an import has them', () => {
  test('goes out under no mask where a desk was killed before it sent their batch', async () => {
    const { bulkActionId, listSent } = await begun()
    await desk.db.update(bulkActionRows).set({ state: 'sending' })
    await erase('10002')
    await work(bulkActionId)
    expect(listSent()).toEqual([['10001', '10003']])
    expect(await readAction(bulkActionId)).toMatchObject({
      ...{ state: 'over', imported: { counts: { done: 2, changed: 1, failed: 0, untold: 0 } } },
    })
  })

  test.each([
    ['kill-before', 0],
    ['kill-after', 1],
  ] as const)(
    'leaves it unknown what became of a batch that a killed desk had on its way (%s)',
    async (fault, sent) => {
      const { service, bulkActionId, listSent } = await begun()
      service.writeFaults.push(fault)
      await work(bulkActionId)
      await restartDesk(desk, service.killed!)
      service.killed = null
      await endPauses(desk)
      await erase('10002')
      await work(bulkActionId)
      expect(listSent()).toHaveLength(sent)
      expect(await readAction(bulkActionId)).toMatchObject({
        imported: { counts: { untold: 3, failed: 0, waiting: 0 } },
      })
    },
  )

  test('is not written back by the desk that looks at their batch, and does not go out', async () => {
    const { service, bulkActionId, listSent } = await begun(moving)
    Object.assign(service, { readFaults: [null, 429], retryAfter: 1 })
    await runBulkAction(bulkActionId, async () => {
      await erase('10002')
      await endPauses(desk)
    })
    expect(listSent()).toEqual([])
    const [action] = await desk.db.select().from(bulkActions)
    expect(action).toMatchObject({ state: 'halted', why: { kind: 'not-sent', code: 'erased' } })
    await desk.db.update(bulkActions).set({ state: 'running', worker: null })
    await work(bulkActionId)
    expect(listSent()).toEqual([['10001', '10003']])
  })
})
