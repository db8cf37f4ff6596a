import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSandbox, type TestTenant, testSandbox } from '../../testing/test-sandbox'

let sandbox: TestSandbox
let tenant: TestTenant
beforeAll(async () => {
  sandbox = await testSandbox()
  tenant = await sandbox.newTenant()
})
afterAll(() => sandbox.close())

test('a person finds what was sent for their companies, newest first', async () => {
  const { access_token: token } = await sandbox.signIn(tenant, 'support')
  const { body } = await sandbox.send('POST', '/distribution/api/Invoice/SummaryInvoice', { token, body: {} })
  const ids = body.Rows.map((row: { RowId: number }) => row.RowId)
  expect(ids).toEqual([...ids].sort((a, b) => b - a))
  expect(body).toMatchObject({ TotalCount: ids.length, TotalCountIs: 'exact' })
})
