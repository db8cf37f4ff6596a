import { expect, test } from 'vitest'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { work } from '@/tests/support/bulk-actions-under-test'
import { countStatements } from '@/tests/support/count-statements'
import { batchUpstream, beginImport, phoning } from '@/tests/support/customer-import-under-test'
import { asKari, deskUnderTest } from '@/tests/support/desk-under-test'

const desk = deskUnderTest()

test('a look at an import reads its batches and their writes once', async () => {
  await asKari()
  const { bulkActionId } = await beginImport(phoning(batchUpstream(desk, 5).customers))
  await work(bulkActionId)
  const texts = await countStatements(desk.db, async () => {
    const read = await executeOperation('getBulkAction', { params: { bulkActionId } })
    expect(read).toMatchObject({ value: { imported: { counts: { done: 5 } } } })
  })
  const ofTable = (table: string) => texts.filter((text) => text.includes(`from "desk"."${table}"`))
  expect(ofTable('bulk_action_row')).toHaveLength(1)
  // The line of the journal that lets the person see it, and the writes of the batches.
  expect(ofTable('journal')).toHaveLength(2)
})
