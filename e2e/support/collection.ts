import { type FreshTenant, type Raw, sandbox } from './sandbox'

type Posting = {
  id: string
  organizationId: string
  invoiceId: string
  kind: 'payment' | 'correction'
  type: string | null
  amount: string
  currency: string
  date: string | null
  description: string | null
  uniqueSourceId: string | null
  batchId: string | null
}
type Ledger = {
  postings: Posting[]
  invoices: {
    invoiceId: string
    organizationId: string
    uniqueSourceInvoiceId: string | null
    batchId: string | null
  }[]
}
type WebhookOut = {
  event: string
  body: string
  attempts: number
  deliveredAt: number | null
  lastOutcome: string | null
}
type NewInvoice = { originalInvoiceAmount: number; currency: string; invoiceNumber: string } & Raw
type BatchRow = { index: number; invoiceId: string; caseId: string; caseNumber: number }
type Batch = {
  status: string
  succeeded: BatchRow[]
  failed: { index: number; code: string; message: string }[]
}

/**
 * What a test needs of the collection area of a tenant that nobody else has: past the desk, through
 * the sandbox's own routes and those that steer it.
 */
export function collectionOf(tenant: FreshTenant) {
  const at = (path: string) => `/sandbox/tenants/${tenant.clientNo}/${path}`
  let signedIn: Promise<string> | undefined
  const ask = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    signedIn ??= accessToken(tenant)
    const answer = await fetch(
      `${process.env.E2E_SANDBOX}/collection/v1/orgs/${tenant.organizationId}${path}`,
      {
        method,
        headers: { authorization: `Bearer ${await signedIn}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
    )
    if (!answer.ok)
      throw new Error(`sandbox: ${method} ${path} answered ${answer.status} ${await answer.text()}`)
    return (answer.status === 204 ? null : await answer.json()) as Answer
  }
  const finished = async (path: string, body: object): Promise<Batch> => {
    const { data } = await ask<{ data: { batchId: string } }>('POST', path, body)
    return followed(() => ask<{ data: Batch }>('GET', `/batches/${data.batchId}`))
  }
  const webhooksTo = (url: string, secret: string) =>
    sandbox(at('webhooks'), 'PUT', { url, secret })

  return {
    ask,
    /** Registers invoices, and waits for their batch. */
    addInvoices: async (...invoices: NewInvoice[]): Promise<BatchRow[]> =>
      (await finished('/invoices', { invoices })).succeeded,
    /** Books past the desk, as somebody else would. */
    pay: (...payments: Raw[]) => finished('/payments', { payments }),
    correct: (...corrections: Raw[]) => finished('/corrections', { corrections }),
    invoice: async (invoiceId: string) =>
      (await ask<{ data: Raw }>('GET', `/invoices/${invoiceId}`)).data,
    invoices: async (query = '') => (await ask<{ data: Raw[] }>('GET', `/invoices${query}`)).data,
    cases: async (query = '') => (await ask<{ data: Raw[] }>('GET', `/cases${query}`)).data,
    ledger: () => sandbox<Ledger>(at('ledger')),
    /** Does to an invoice what somebody else decided. */
    decide: async (invoiceId: string, action: 'pause' | 'resume' | 'withdraw') => {
      await ask('POST', `/invoices/${invoiceId}/${action}`, { reason: 'Somebody else' })
    },
    /** Bends one amount in every answer until it is ended by null. */
    bendAmount: (fault: { field: string; by: number } | null) =>
      sandbox(at('collection-fault'), 'POST', fault),
    /** Batches stay QUEUED until they are released. */
    holdBatches: () => sandbox(at('collection'), 'POST', { holdBatches: true }),
    releaseBatches: () => sandbox(at('collection'), 'POST', { holdBatches: false }),
    addSettlement: (settlement: {
      invoiceId: string
      amount: number
      settlementDate?: string
      allocations?: { type: string; amount: number }[]
    }) => sandbox<Raw & { settlementId: string }>(at('settlements'), 'POST', settlement),
    webhooks: () => sandbox<{ endpoints: string[]; webhooks: WebhookOut[] }>(at('webhooks')),
    /** Sends any webhook, signed as usual. */
    sendWebhook: (type: string, data: Raw) => sandbox(at('webhooks'), 'POST', { type, data }),
    /** Webhooks of this tenant go here and nowhere else. */
    webhooksTo,
    /** Webhooks of this tenant go nowhere that answers: pages have to ask by themselves. */
    silenceWebhooks: () => webhooksTo('http://127.0.0.1:9/nobody', 'nobody listens there'),
  }
}

/** A token of the tenant’s lead, for what goes past the desk. */
export async function accessToken(tenant: FreshTenant): Promise<string> {
  const { userName, password } = tenant.user('lead')
  const answer = await fetch(`${process.env.E2E_SANDBOX}/auth/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', username: userName, password }),
  })
  const { access_token } = (await answer.json()) as { access_token: string }
  return access_token
}

/** Asks until a batch waits no longer. */
async function followed(read: () => Promise<{ data: Batch }>): Promise<Batch> {
  const deadline = Date.now() + 60_000
  for (;;) {
    const { data } = await read()
    if (data.status !== 'QUEUED') return data
    if (Date.now() > deadline) throw new Error('sandbox: the batch still waits after 60 s')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
