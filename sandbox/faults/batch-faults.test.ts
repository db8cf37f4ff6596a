import { beforeAll, expect, test } from 'vitest'
import { servedSandboxUnderTest } from '@/tests/support/sandbox-under-test'
import type { TestTenant } from '../testing/test-sandbox'

const sandbox = servedSandboxUnderTest()
let tenant: TestTenant
let token: string

beforeAll(async () => {
  tenant = await sandbox.newTenant()
  token = (await sandbox.signIn(tenant)).access_token
})

async function submit(operation: string, id: string) {
  const { path, body } = submissions[operation]!(id)
  const answer = await fetch(
    `${sandbox.address}/collection/v1/orgs/${tenant.organizationId}${path}`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, connection: 'close' },
      body: JSON.stringify(body),
    },
  )
  return { status: answer.status, text: await answer.text() }
}

const invoiceId = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const submissions: Record<string, (id: string) => { path: string; body: object }> = {
  createCorrections: (id) => ({
    path: '/corrections',
    body: { corrections: [{ invoiceId, amount: 1, uniqueSourceCorrectionId: id }] },
  }),
  createPayments: (id) => ({
    path: '/payments',
    body: { payments: [{ invoiceId, amount: 1, uniqueSourcePaymentId: id }] },
  }),
  createCollectionInvoices: (id) => ({
    path: '/invoices',
    body: { invoices: [{ originalInvoiceAmount: 1, currency: 'NOK', uniqueSourceInvoiceId: id }] },
  }),
}

const taken = 409
const free = 202

test.each(Object.keys(submissions))(
  '%s: after each fault its source id is taken or free, as the fault says',
  async (operation) => {
    const faults: [object, number | 'no answer', number][] = [
      [{ kind: 'drop-before' }, 'no answer', free],
      [{ kind: 'drop-after' }, 'no answer', taken],
      [{ kind: 'truncate' }, 'no answer', taken],
      [{ kind: 'status', status: 503 }, 503, free],
      [{ kind: 'status', status: 429, retryAfter: 1 }, 429, free],
      [{ kind: 'status', status: 503, after: true }, 503, taken],
      [{ kind: 'status', status: 409, after: true }, 409, taken],
      [{ kind: 'garbage' }, 200, taken],
      [{ kind: 'minimal' }, 202, taken],
      [{ kind: 'duplicate' }, 409, taken],
      [{ kind: 'delay', delayMs: 10 }, 202, taken],
    ]
    for (const [fault, seen, then] of faults) {
      const id = `${operation} ${JSON.stringify(fault)}`
      await sandbox.control(tenant, 'faults', { operation, ...fault })
      const answered = await submit(operation, id).then(
        ({ status }) => status,
        () => 'no answer',
      )
      expect([id, answered]).toEqual([id, seen])
      expect([id, (await submit(operation, id)).status]).toEqual([id, then])
    }
  },
)
