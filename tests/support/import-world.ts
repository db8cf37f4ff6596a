import { expect } from 'vitest'
import type { Customer } from '@/lib/contracts/receivables/customers'
import type { TestSandbox, TestTenant } from '@/sandbox/testing/test-sandbox'
import { asKari, type DeskUnderTest, upstreamAnswers } from './desk-under-test'
import { json } from './fake-upstream'
import { createSandboxReads } from './sandbox-reads'
import { emptyDesk } from './stores'

export type ImportWorld = {
  token: string
  base: string
  clientNo: string
  tenant: TestTenant
  /** Answers what a page reads. No batch is under way that it would have to know of. */
  read: (name: string, input: object) => Promise<unknown>
}

/** A tenant of its own, which the desk asks under the number of the client that Kari may see. */
export async function createImportWorld(
  desk: DeskUnderTest,
  sandbox: TestSandbox,
): Promise<ImportWorld> {
  const tenant = await sandbox.newTenant()
  const { access_token: token } = await sandbox.signIn(tenant)
  const base = `/arm/v1/clients/${tenant.clientNo}`
  const ask = createSandboxReads(sandbox, token)
  await emptyDesk(desk.db)
  await asKari()
  upstreamAnswers(desk, async ({ method, url, text }, response) => {
    const path = `${base}${/\/clients\/\d+(.*)$/.exec(url)![1]}`
    // A batch is processed by the time that anybody asks for it.
    if (path.includes('/batches/')) await processBatches(sandbox)
    const answer = await sandbox.send(method, path, { token, ...(text && { body: text }) })
    json(response, answer.status, answer.body)
  })
  const read = async (name: string, input: object) => {
    if (name === 'listSentBatches') return { batches: [] }
    if (name === 'listBulkActions') return { actions: [], isWhole: true }
    return (await ask(name, input)).body
  }
  return { token, base, clientNo: tenant.clientNo, tenant, read }
}

async function processBatches(sandbox: TestSandbox) {
  sandbox.clock.at += 60_000
  await sandbox.tick()
}

/** Lets the service change or add customers, past the desk. */
export async function putCustomers(
  sandbox: TestSandbox,
  { base, token }: ImportWorld,
  customers: readonly object[],
  method = 'PUT',
) {
  const sent = await sandbox.send(method, `${base}/customers/batches`, { token, body: customers })
  expect(sent.status).toBe(202)
  await processBatches(sandbox)
}

/** What the service has of everybody, by their number. */
export async function readAllCustomers(
  sandbox: TestSandbox,
  { base, token }: ImportWorld,
): Promise<Map<string, Customer>> {
  const all = new Map<string, Customer>()
  for (let page = 1; page <= 3; page += 1) {
    const { body } = await sandbox.send('GET', `${base}/customers?pagesize=1000&pageno=${page}`, {
      token,
    })
    for (const customer of body.customers as Customer[]) all.set(customer.customerNo!, customer)
  }
  return all
}
