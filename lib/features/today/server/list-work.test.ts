import { expect, test } from 'vitest'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { asKari, deskUnderTest } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { upstreamServes } from '@/tests/support/work'

const desk = deskUnderTest()

test('an answer with rows of another company is refused as a whole', async () => {
  await asKari()
  upstreamServes(desk, {
    SummaryInvoice: (response) =>
      json(response, 200, { Rows: [{ RowId: 1, CompanyId: 777, Status: 'Failed' }] }),
  })
  expect(await executeOperation('listWork', { body: { source: 'failures' } })).toMatchObject({
    ok: false,
    failure: { kind: 'forbidden' },
  })
})
